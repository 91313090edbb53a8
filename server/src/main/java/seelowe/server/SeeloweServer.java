package seelowe.server;

import io.javalin.Javalin;
import java.net.BindException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.Scenario;
import seelowe.server.account.AccountParts;
import seelowe.server.account.Accounts;
import seelowe.server.admin.Admin;
import seelowe.server.admin.AdminDoor;
import seelowe.server.bot.BotRoutes;
import seelowe.server.bot.Bots;
import seelowe.server.bot.BotsOfPerson;
import seelowe.server.edit.EditingPart;
import seelowe.server.edition.EditionRoutes;
import seelowe.server.edition.Editions;
import seelowe.server.edition.Material;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Site;
import seelowe.server.host.Tls;
import seelowe.server.invite.InviteRoutes;
import seelowe.server.invite.Invites;
import seelowe.server.limit.Limits;
import seelowe.server.lobby.LobbyPart;
import seelowe.server.mail.Mails;
import seelowe.server.notice.Notices;
import seelowe.server.notice.PushKeys;
import seelowe.server.notice.StopLinks;
import seelowe.server.people.Bans;
import seelowe.server.people.People;
import seelowe.server.people.Presence;
import seelowe.server.security.SecurityLog;
import seelowe.server.standing.StandingOrders;
import seelowe.server.store.DataFolder;
import seelowe.server.store.Database;
import seelowe.server.store.EditionStore;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.PersonStore;
import seelowe.server.store.SeatStore;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.Housekeeping;
import seelowe.server.table.Tables;
import seelowe.server.talk.Ignored;
import seelowe.server.talk.Reports;
import seelowe.server.talk.Talk;
import seelowe.server.talk.TalkOfPerson;
import seelowe.server.talk.TalkRoutes;
import seelowe.server.time.Clocks;
import seelowe.server.time.StandIns;
import seelowe.server.web.Additions;
import seelowe.server.web.EditionGreeting;
import seelowe.server.web.Services;
import seelowe.server.web.Shell;

/** A running server. Whatever it has acknowledged is on the disk, so it may be stopped at any moment and by any means. */
public final class SeeloweServer implements AutoCloseable {
    private static final Duration LOOK_AT_CERTIFICATE = Duration.ofMinutes(1);

    /** What must be closed, the last opened first. */
    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    private final Site site;
    private final Javalin web;

    /** @throws StartException if it cannot start */
    public static SeeloweServer start(ServerSettings settings, Material material) {
        return start(settings, material, Clock.systemUTC());
    }

    /** @param clock by which everything here goes */
    public static SeeloweServer start(ServerSettings settings, Material material, Clock clock) {
        return new SeeloweServer(settings, material, clock);
    }

    private SeeloweServer(ServerSettings settings, Material material, Clock clock) {
        this.site = new Site(settings.host());
        try {
            DataFolder folder = opened(DataFolder.open(settings.folder()));
            Database database = opened(Database.open(folder.databaseFile()));
            GameStore store = new GameStore(database);
            Editions editions = new Editions(folder.path(), material, new EditionStore(database), clock);
            Tables tables = new Tables(editions, store, clock);
            open.push(tables::closeAll);
            opened(new Housekeeping(tables));
            int threads = Math.max(2, Runtime.getRuntime().availableProcessors() - 1);
            ComputerPlayers computers = opened(new ComputerPlayers(tables, threads));
            SecurityLog log = new SecurityLog(site, clock);
            Limits limits = new Limits(site, clock, log);
            Optional<Tls> tls = settings.host()
                    .flatMap(HostSettings::tls)
                    .map(files -> opened(new Tls(files, settings.bind(), settings.port(), LOOK_AT_CERTIFICATE)));
            Accounts accounts = new Accounts(database, store, tables, site, clock);
            People people = new People(new PersonStore(database), clock, limits, site.isSecure(), accounts::isAccount);
            Bots bots = new Bots(database, clock);
            people.trust(bots);
            Bans bans = new Bans(database, accounts::sendAway, clock);
            people.refuse(bans::isBanned);
            GameMaker maker = new GameMaker(editions, store, clock);
            Additions additions = new Additions();
            Presence presence = additions.add(opened(new Presence(store, tables, clock)));
            Invites invites = new Invites(store, new SeatStore(database), tables, presence, clock);
            additions.add(new InviteRoutes(invites, people, tables, limits, site, log));
            Ignored ignored = new Ignored(database, clock);
            additions.add(new Talk(database, ignored, people, limits, clock));
            Reports reports = new Reports(database, clock);
            additions.add(new TalkRoutes(database, ignored, reports, people, tables, limits));
            additions.add(new BotRoutes(bots, people, tables, limits, log));
            additions.add(new EditionRoutes(editions, site));
            EditingPart editing = opened(new EditingPart(editions, site, limits, threads));
            editing.routes().forEach(additions::add);
            additions.add(new EditionGreeting(editions));
            accounts.whenSeatsChange(presence::tell);
            accounts.keep(new TalkOfPerson(database));
            accounts.keep(new BotsOfPerson(database, bots, tables));
            Clocks clocks = additions.add(opened(new Clocks(database, tables, clock)));
            LobbyPart lobby = new LobbyPart(
                    database, store, tables, editions, maker, computers, people, ignored, clocks, limits, accounts,
                    additions, clock);
            bots.whenEnded(lobby::botEnded);
            StandIns standIns = new StandIns(clocks, tables, threads);
            tables.tell(standIns);
            StandingOrders orders = additions.add(new StandingOrders(database, tables, lobby::isRated, threads));
            Function<String, String> titles = game -> title(store, editions, game);
            Notices.House house = new Notices.House(
                    database,
                    site,
                    tables,
                    people,
                    accounts,
                    presence,
                    orders,
                    lobby,
                    clocks::isSubstituted,
                    titles,
                    limits,
                    clock);
            PushKeys pushKeys = PushKeys.in(folder.path());
            StopLinks stopLinks = StopLinks.in(folder.path());
            Notices notices = opened(new Notices(house, pushKeys, stopLinks));
            additions.add(notices.feature());
            additions.add(notices.routes());
            if (site.isHosted()) {
                Optional<Mails> mails =
                        settings.host().flatMap(HostSettings::mail).map(Mails::new);
                opened(new AccountParts(accounts, people, limits, mails, site, clock, log))
                        .routes()
                        .forEach(additions::add);
                Admin admin = new Admin(database, accounts, people, bans, store, tables, reports, clock, log);
                admin.with("push", pushKeys::rotate).with("stop-links", stopLinks::rotate);
                opened(AdminDoor.open(folder.path(), admin, log));
            }
            additions.features().forEach(tables::tell);
            Services services = new Services(store, tables, maker, computers, people, site, limits, log, additions);
            this.web = Shell.build(editions, folder.path(), services, settings.patience(), tls);
            web.start(settings.bind(), settings.port());
            site.servedAt(web.port());
            open.push(web::stop);
            // What they decide now could not be told any more.
            open.push(computers);
            open.push(standIns);
            open.push(orders);
            folder.announce(address());
            computers.wakeSoon(store::waitingForComputer);
            clocks.begin();
            standIns.begin();
            lobby.begin();
            orders.begin();
            notices.begin();
        } catch (DataFolder.InUseException inUse) {
            close();
            throw new StartException(
                    String.valueOf(inUse.getMessage()), inUse, inUse.address().orElse(null));
        } catch (StoreException failure) {
            close();
            throw new StartException(String.valueOf(failure.getMessage()), failure, null);
        } catch (RuntimeException failure) {
            close();
            throw bindFailure(failure)
                    .<RuntimeException>map(bind -> cannotListen(settings, bind))
                    .orElse(failure);
        }
    }

    /** What the scenario of a game is called. */
    private static String title(GameStore store, Editions editions, String game) {
        GameRow row = store.game(game).orElseThrow();
        Scenario scenario = editions.of(row).data().scenario(row.scenario());
        return scenario == null ? row.scenario() : scenario.title();
    }

    private <T extends AutoCloseable> T opened(T resource) {
        open.push(resource);
        return resource;
    }

    private static Optional<BindException> bindFailure(Throwable failure) {
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException bind) {
                return Optional.of(bind);
            }
        }
        return Optional.empty();
    }

    private static StartException cannotListen(ServerSettings settings, BindException cause) {
        String said = String.valueOf(cause.getMessage());
        if (said.contains("assign requested address")) {
            return new StartException(
                    "this machine has no address " + settings.bind() + "; choose one of its own with --bind",
                    cause,
                    null);
        }
        if (said.contains("Permission denied")) {
            return new StartException(
                    "port " + settings.port()
                            + " may not be used without special rights; choose one above 1023 with --port",
                    cause,
                    null);
        }
        return new StartException(
                "port " + settings.port()
                        + " is taken by another program; choose another with --port, or --port 0 for any",
                cause,
                null);
    }

    /** Every route that answers requests, as {@code GET /api/host}. */
    List<String> routes() {
        return web.unsafe.internalRouter.allHttpHandlers().stream()
                .map(route -> route.endpoint)
                .filter(route -> route.method.isHttpMethod())
                .map(route -> route.method.name() + " " + route.path)
                .toList();
    }

    public int port() {
        return web.port();
    }

    /** Where the page is. */
    public String address() {
        return site.url() + "/";
    }

    /** Closes everything, whatever fails on the way. */
    @Override
    public void close() {
        IllegalStateException failed = null;
        while (!open.isEmpty()) {
            AutoCloseable next = open.pop();
            try {
                next.close();
            } catch (Exception failure) {
                IllegalStateException another = new IllegalStateException("Cannot stop " + next, failure);
                if (failed == null) {
                    failed = another;
                } else {
                    failed.addSuppressed(another);
                }
            }
        }
        if (failed != null) {
            throw failed;
        }
    }
}
