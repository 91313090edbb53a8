package seelowe.server.notice;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.server.account.Accounts;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Limits;
import seelowe.server.lobby.LobbyPart;
import seelowe.server.mail.Mails;
import seelowe.server.people.People;
import seelowe.server.people.Presence;
import seelowe.server.standing.StandingOrders;
import seelowe.server.store.Database;
import seelowe.server.store.SeatStore;
import seelowe.server.table.Feature;
import seelowe.server.table.Tables;

/** "It is your turn": whom games wait for, how people want to be told, and telling them. */
public final class Notices implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int SECONDS_BETWEEN_LOOKS = 15;

    private final NoticeStore store;
    private final HandOvers handOvers;
    private final Dispatch dispatch;
    private final NoticeRoutes routes;
    private final Courier courier;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "hand-overs");
        one.setDaemon(true);
        return one;
    });

    /**
     * What is asked of the rest of the server.
     *
     * @param titles what a game's scenario is called, by the game's id
     * @param isSubstituted whether the computer plays on for a side of a game
     */
    public record House(
            Database database,
            Site site,
            Tables tables,
            People people,
            Accounts accounts,
            Presence presence,
            StandingOrders orders,
            LobbyPart lobby,
            BiPredicate<String, Side> isSubstituted,
            Function<String, String> titles,
            Limits limits,
            Clock clock) {}

    public Notices(House house, PushKeys keys, StopLinks stops) {
        Site site = house.site();
        this.store = new NoticeStore(house.database());
        PlaceStore places = house.accounts().keep(new PlaceStore(house.database()));
        Destinations destinations = new Destinations(site.name().equals("localhost"));
        this.courier = new Courier(destinations, PATIENCE);
        Optional<MailSender> mail =
                site.host().flatMap(HostSettings::mail).map(mails -> new MailSender(new Mails(mails), stops, site));
        Carriers carriers = new Carriers(
                places,
                house.accounts(),
                mail,
                new PushSender(keys, contact(site), courier),
                new WebhookSender(courier));
        this.dispatch = new Dispatch(store, carriers, new Teller(store, house)::news, house.clock());
        SeatStore seats = new SeatStore(house.database());
        Ways ways = new Ways(places, house.accounts(), mail.isPresent(), house.clock());
        HandOvers.Means means = new HandOvers.Means(
                seats, house.tables(), house.presence(), house.orders(), house.isSubstituted(), ways);
        this.handOvers = new HandOvers(store, means, dispatch::wake);
        Requests requests = new Requests(store, seats, house.presence(), ways, dispatch::wake);
        house.lobby().consents().tellWhenAsked((game, by, what) -> attempt(() -> requests.proposed(game, by, what)));
        house.lobby().tellWhenChallenged(challenge -> attempt(() -> requests.challenged(challenge)));
        this.routes = new NoticeRoutes(
                places,
                new NoticeForms(destinations, keys),
                keys,
                stops,
                house.accounts(),
                house.people(),
                house.limits(),
                site,
                house.clock());
        house.orders().tellWhenLeft(game -> handOvers.look(game, true));
    }

    /** What follows the games. */
    public Feature feature() {
        return handOvers;
    }

    public Routes routes() {
        return routes;
    }

    /** Whom a push service may write to. */
    private static String contact(Site site) {
        String contact = site.host().map(HostSettings::contact).orElse("");
        if (contact.isEmpty()) {
            return site.isSecure() ? site.url() : "mailto:seelowe@" + site.name();
        }
        return contact.contains("@") ? "mailto:" + contact : contact;
    }

    /** Looks for what was missed while the server was down, and for games that both players have come to. */
    public void begin() {
        ScheduledFuture<?> first = thread.schedule(this::catchUp, 0, TimeUnit.SECONDS);
        ScheduledFuture<?> looking = thread.scheduleWithFixedDelay(
                this::look, SECONDS_BETWEEN_LOOKS, SECONDS_BETWEEN_LOOKS, TimeUnit.SECONDS);
        LOG.debug("Hand-overs are followed: {} {}", first, looking);
        dispatch.begin();
    }

    private void catchUp() {
        attempt(() -> store.missed().forEach(game -> handOvers.look(game, false)));
    }

    private void look() {
        attempt(() -> store.unknown().forEach(game -> handOvers.look(game, false)));
    }

    private static void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failure) {
            LOG.warn("It is not known whom games wait for: {}", failure.toString());
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
        dispatch.close();
        courier.close();
    }
}
