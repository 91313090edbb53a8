package seelowe.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.art.MapPicture;
import seelowe.art.PrintedMap;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Answers;
import seelowe.protocol.service.GameService;
import seelowe.scenarios.text.DataSource;
import seelowe.server.store.GameStore;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.Matches;
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
            Material material,
            Path folder,
            GameStore store,
            Tables tables,
            ComputerPlayers computers,
            Patience patience) {
        MapArt art = mapArt(folder, material);
        CatalogueRoutes catalogue = new CatalogueRoutes(material, art);
        GameMaker maker = new GameMaker(material.data(), store, Clock.systemUTC());
        Quota quota = new Quota(Clock.systemUTC());
        GameRoutes games = new GameRoutes(material.data(), store, tables, maker, computers, quota);
        GameService service = new GameService(material.data(), new HintThreads(HINTS_AT_ONCE));
        return Javalin.create(config -> {
            limit(config, patience);
            addPage(config);
            config.routes.before(Guard::admit);
            catalogue.addTo(config.routes);
            games.addTo(config.routes);
            new LearnRoutes(material.data(), maker, computers, quota).addTo(config.routes);
            new MatchRoutes(tables, new Matches(store, tables), maker, computers, quota).addTo(config.routes);
            new BeginningRoutes(material.data(), maker, computers, quota).addTo(config.routes);
            Sockets sockets = new Sockets(tables, new Conversation(tables, service), computers, patience.ping());
            sockets.addTo(config.routes);
            config.events.serverStopping(sockets::closeAll);
            explainErrors(config);
        });
    }

    /** The page is a module of its own; a server without it still serves games. */
    private static void addPage(JavalinConfig config) {
        if (Shell.class.getResource("/web/index.html") == null) {
            config.routes.get("/", context -> context.result("Seelöwe runs; its page is not part of this build."));
        } else {
            config.staticFiles.add("/web", Location.CLASSPATH);
        }
    }

    private static MapArt mapArt(Path folder, Material material) {
        Optional<String> printed = material.layers().size() == 1 ? PrintedMap.svg() : Optional.empty();
        return printed.isPresent()
                ? new MapArt(folder, Optional.empty(), printed::get)
                : new MapArt(folder, MapEdition.of(material), () -> draw(material));
    }

    private static String draw(Material material) {
        return MapPicture.of(material.data(), material.layers().toArray(new DataSource[0]))
                .svg();
    }

    private static void limit(JavalinConfig config, Patience patience) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = WholeBodies.LARGEST_RECORD;
        config.jetty.threadPool = threads();
        config.jetty.modifyServer(server -> server.setHandler(new WholeBodies(patience.body())));
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

    private static void explainErrors(JavalinConfig config) {
        config.routes.exception(
                JsonMistake.class,
                (mistake, context) -> send(context, Statuses.of(mistake.code()), Answers.error(mistake)));
        config.routes.exception(HttpResponseException.class, Shell::refuse);
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

    private static void refuse(HttpResponseException refused, Context context) {
        if (refused.getStatus() == 404 && WrongAddress.isAPersons(context)) {
            WrongAddress.explain(context);
        } else {
            send(
                    context,
                    refused.getStatus(),
                    Answers.error(new JsonMistake(
                            Statuses.code(refused.getStatus()), "", String.valueOf(refused.getMessage()))));
        }
    }

    private static void send(Context context, int status, ObjectNode error) {
        context.status(status).contentType("application/json").result(Json.text(error));
    }
}
