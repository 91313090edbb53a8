package seelowe.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Answers;
import seelowe.protocol.service.GameService;
import seelowe.protocol.service.PlayedGame;
import seelowe.scenarios.rulebook.RuleTexts;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.edition.Material;
import seelowe.server.host.Callers;
import seelowe.server.host.Tls;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.Matches;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ObjectNode;

/** Joins routes, games and data into one web server. */
public final class Shell {
    private static final Logger LOG = LoggerFactory.getLogger(Shell.class);
    private static final int LONGEST_MESSAGE = 64 << 10;
    private static final int HINTS_AT_ONCE = 2;
    private static final int MOST_THREADS = 250;
    private static final int FEWEST_THREADS = 8;
    private static final int IDLE_THREAD_MILLIS = 20_000;

    private Shell() {}

    /** A server that is not started yet. */
    public static Javalin build(
            Editions editions, Path folder, Services services, Patience patience, Optional<Tls> tls) {
        Material material = editions.home().material();
        Tables tables = services.tables();
        GameMaker maker = services.maker();
        ComputerPlayers computers = services.computers();
        Additions additions = services.additions();
        CatalogueRoutes catalogue = new CatalogueRoutes(editions, folder);
        Quota quota = new Quota(services.limits());
        Orders orders = new Orders(services.people(), editions);
        Guard guard = new Guard(services.site(), new Callers(services.site()), services.limits());
        GameRoutes games = new GameRoutes(editions, services.store(), tables, maker, computers, quota, orders);
        GameService service =
                new GameService(material.data(), game -> rules(editions, game), new HintThreads(HINTS_AT_ONCE));
        return Javalin.create(config -> {
            limit(config, patience, new ConnectionShares(services.limits()));
            tls.ifPresent(ours -> config.jetty.addConnector(ours::connector));
            addPage(config);
            config.routes.before(guard::admit);
            new HostRoutes(services.site()).addTo(config.routes);
            catalogue.addTo(config.routes);
            games.addTo(config.routes);
            new LearnRoutes(material.data(), maker, computers, quota).addTo(config.routes);
            new MatchRoutes(tables, new Matches(services.store(), tables), maker, computers, quota, orders)
                    .addTo(config.routes);
            new BeginningRoutes(editions, maker, computers, quota, orders).addTo(config.routes);
            additions.routes().forEach(routes -> routes.addTo(config.routes));
            Conversation conversation = new Conversation(tables, service, additions.features(), services.limits());
            Sockets sockets = new Sockets(
                    tables,
                    conversation,
                    computers,
                    services.people(),
                    guard,
                    additions.features(),
                    patience.ping(),
                    services.log());
            sockets.addTo(config.routes);
            config.events.serverStopping(sockets::closeAll);
            explainErrors(config, services.limits(), services.log());
        });
    }

    /** What rules that refuse something are told with, as the data of the game has them. */
    private static RuleTexts rules(Editions editions, PlayedGame game) {
        Edition edition = game instanceof Table table ? editions.of(table.row()) : editions.home();
        return edition.data().rules();
    }

    /** The page is a module of its own; a server without it still serves games. */
    private static void addPage(JavalinConfig config) {
        if (Shell.class.getResource("/web/index.html") == null) {
            config.routes.get("/", context -> context.result("Seelöwe runs; its page is not part of this build."));
        } else {
            config.staticFiles.add("/web", Location.CLASSPATH);
        }
        addEngine(config);
    }

    /** With this the page looks through records when the server is away. */
    private static void addEngine(JavalinConfig config) {
        if (Shell.class.getResource("/engine/replay.js") != null) {
            config.staticFiles.add(files -> {
                files.hostedPath = "/engine";
                files.directory = "/engine";
                files.location = Location.CLASSPATH;
            });
        }
    }

    private static void limit(JavalinConfig config, Patience patience, ConnectionShares shares) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = WholeBodies.LARGEST_RECORD;
        config.jetty.threadPool = threads();
        config.jetty.modifyServer(server -> server.setHandler(new ReadableAddresses(new WholeBodies(patience.body()))));
        config.jetty.modifyServer(server -> server.addEventListener(shares));
        config.jetty.modifyServer(server -> server.setErrorHandler(new Apology()));
        config.jetty.modifyServletContextHandler(pages -> pages.setErrorHandler(new Apology()));
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.modifyWebSocketServletFactory(factory -> factory.setMaxTextMessageSize(LONGEST_MESSAGE));
    }

    /** Those that many requests at once called for are not kept for long. */
    private static ThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS, IDLE_THREAD_MILLIS);
        threads.setMaxEvictCount(MOST_THREADS);
        threads.setName("web");
        return threads;
    }

    private static void explainErrors(JavalinConfig config, Limits limits, SecurityLog log) {
        config.routes.exception(JsonMistake.class, (mistake, context) -> {
            Refusals.note(log, mistake, context, limits);
            refuse(mistake, context, limits);
        });
        config.routes.exception(HttpResponseException.class, (refused, context) -> {
            Refusals.note(log, refused, context, limits);
            refuse(refused, context);
        });
        config.routes.exception(StoreException.class, (failure, context) -> {
            LOG.error("The store failed", failure);
            boolean reads = context.req().getMethod().equals("GET");
            JsonMistake mistake = new JsonMistake(
                    reads ? MistakeCode.CANNOT_LOAD : MistakeCode.CANNOT_STORE, "", failure.getMessage() + ".");
            send(context, Statuses.of(mistake.code()), Answers.error(mistake));
        });
        config.routes.exception(Exception.class, (bug, context) -> {
            LOG.error("{} {} failed", context.req().getMethod(), context.path(), bug);
            send(context, 500, Answers.internal());
        });
    }

    /** Who says tokens that open nothing, again and again, is told something else. */
    private static void refuse(JsonMistake mistake, Context context, Limits limits) {
        JsonMistake told = mistake;
        if (mistake.code() == MistakeCode.UNKNOWN_TOKEN || mistake.code() == MistakeCode.UNKNOWN_INVITE) {
            try {
                limits.admit(context, Kind.GUESS);
            } catch (JsonMistake enough) {
                told = enough;
            }
        }
        send(context, Statuses.of(told.code()), Answers.error(told));
    }

    private static void refuse(HttpResponseException refused, Context context) {
        if (refused.getStatus() == 404 && WrongAddress.isAPersons(context)) {
            WrongAddress.explain(context);
        } else {
            send(
                    context,
                    refused.getStatus(),
                    Answers.error(new JsonMistake(Statuses.code(refused.getStatus()), "", sentence(refused))));
        }
    }

    private static String sentence(HttpResponseException refused) {
        return refused.getStatus() == 404
                ? "There is nothing at this address that could be asked like this."
                : String.valueOf(refused.getMessage());
    }

    private static void send(Context context, int status, ObjectNode error) {
        context.header("Cache-Control", "no-store");
        context.status(status).contentType("application/json").result(Json.text(error));
    }
}
