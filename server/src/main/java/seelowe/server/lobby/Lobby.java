package seelowe.server.lobby;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.ScenarioRoll;
import seelowe.engine.match.MatchMode;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.edition.Editions;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore.Also;
import seelowe.server.store.StoreException;
import seelowe.server.table.Contest;
import seelowe.server.table.GameMaker;
import seelowe.server.table.GameMaker.Made;
import seelowe.server.table.GameOrder;
import seelowe.server.table.Tokens;
import seelowe.server.talk.Ignored;

/** Invitations to whoever likes, and challenges: made, accepted by one, declined, withdrawn, or run out. */
final class Lobby {
    private static final int MOST_OF_ONE_PERSON = 10;
    private static final int MOST_SHOWN = 100;
    /** A page asks every few seconds; one that nobody looks at, every minute. */
    private static final long HERE_MILLIS = Duration.ofMinutes(2).toMillis();

    /** Who looks at the lobby, and has not just left its page open, asked a moment ago. */
    private static final long LOOKING_MILLIS = Duration.ofSeconds(15).toMillis();

    private static final long HOUR = Duration.ofHours(1).toMillis();
    private static final long FRESH_MILLIS = Duration.ofMinutes(10).toMillis();
    private static final long DAY = Duration.ofDays(1).toMillis();

    private final OfferStore store;
    private final People people;
    private final Ignored ignored;
    private final Editions editions;
    private final GameMaker maker;
    private final Clock clock;
    private volatile Consumer<Challenge> challenged = challenge -> {};
    private final SecureRandom random = new SecureRandom();
    /** When somebody was in the lobby last. */
    private final Map<String, Long> seen = new ConcurrentHashMap<>();

    Lobby(Database database, People people, Ignored ignored, Editions editions, GameMaker maker, Clock clock) {
        this.store = new OfferStore(database);
        this.people = people;
        this.ignored = ignored;
        this.editions = editions;
        this.maker = maker;
        this.clock = clock;
    }

    void tellWhenChallenged(Consumer<Challenge> listener) {
        challenged = listener;
    }

    /** Who is challenged is told, unless he sees it by himself. */
    void tell(OfferRow offer) {
        if (offer.challenged() != null) {
            unseen(offer.id()).ifPresent(challenged);
        }
    }

    /** A challenge that stands, and that its addressee does not see now. */
    Optional<Challenge> unseen(String id) {
        long now = clock.millis();
        return store.find(id)
                .filter(offer -> offer.how() == null && offer.expiresAt() > now && !isAsleep(offer))
                .flatMap(this::challenge)
                .filter(each -> now - seen.getOrDefault(each.to(), now - HOUR) > LOOKING_MILLIS)
                .filter(each -> !ignored.apart(each.to()).contains(each.from()));
    }

    private Optional<Challenge> challenge(OfferRow offer) {
        return Optional.ofNullable(offer.challenged())
                .map(to -> new Challenge(offer.id(), offer.person(), offer.name(), to, title(offer.terms())));
    }

    private String title(OfferTerms terms) {
        @Nullable Scenario scenario = editions.edition(terms.edition()).data().scenario(terms.scenario());
        String title = scenario == null ? terms.scenario() : scenario.title();
        return switch (terms.length()) {
            case GAME -> title;
            case MATCH -> title + ", a match";
            case SERIES -> "A series of three matches";
        };
    }

    /** What comes of an accepted invitation: the games in their order, with the seats of who accepted. */
    record Begun(List<Made> games, String faces) {
        Begun {
            games = List.copyOf(games);
        }
    }

    /** Somebody is in the lobby. */
    void sees(Person person) {
        long now = clock.millis();
        seen.put(person.id(), now);
        if (seen.size() > MOST_SHOWN) {
            seen.values().removeIf(at -> now - at > HERE_MILLIS);
        }
    }

    private boolean isHere(String person) {
        return clock.millis() - seen.getOrDefault(person, 0L) <= HERE_MILLIS;
    }

    /** Whoever plays live must be there when his invitation is accepted, for then his clock runs. */
    private boolean isAsleep(OfferRow offer) {
        return offer.terms().isLive() && !isHere(offer.person());
    }

    /** @param to whom it is for; null for anybody */
    OfferRow make(Person from, OfferTerms terms, @Nullable String to, int hours) {
        terms.demandPlayable(editions.edition(terms.edition()));
        long now = clock.millis();
        if (from.id().equals(to)) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "to", "Nobody challenges himself.");
        }
        String challenged = to == null ? "" : name(to);
        if (to != null && challenged.isEmpty()) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "to", "There is no such player.");
        }
        OfferRow offer = new OfferRow(
                Tokens.id(), from.id(), from.name(), to, challenged, terms, now, now + hours * HOUR, null, null, "");
        if (!store.create(offer, MOST_OF_ONE_PERSON)) {
            throw new JsonMistake(
                    MistakeCode.BUSY, "", "You have " + MOST_OF_ONE_PERSON + " open invitations; withdraw one first.");
        }
        return offer;
    }

    /** What everybody may accept, as this one is shown it. */
    List<OfferRow> open(Optional<Person> asker) {
        Set<String> apart = asker.map(one -> ignored.apart(one.id())).orElse(Set.of());
        return store.open(clock.millis(), MOST_SHOWN).stream()
                .filter(offer -> !isAsleep(offer) && !apart.contains(offer.person()))
                .filter(offer ->
                        asker.filter(one -> one.id().equals(offer.person())).isEmpty())
                .toList();
    }

    List<OfferRow> challenges(Person person) {
        Set<String> apart = ignored.apart(person.id());
        return store.challenging(person.id(), clock.millis()).stream()
                .filter(offer -> !isAsleep(offer) && !apart.contains(offer.person()))
                .toList();
    }

    List<OfferRow> own(Person person) {
        return store.openOf(person.id(), clock.millis());
    }

    /** What was accepted a moment ago. */
    List<OfferRow> accepted(Person person) {
        return store.answered(person.id(), "accepted", clock.millis() - FRESH_MILLIS);
    }

    List<OfferRow> declined(Person person) {
        return store.answered(person.id(), "declined", clock.millis() - DAY);
    }

    /** One that is open, and that this person may know of. */
    private OfferRow demand(String id, Person asker) {
        OfferRow offer = store.find(id)
                .filter(each -> each.isFor(asker.id()) || each.person().equals(asker.id()))
                .filter(each -> !ignored.apart(asker.id()).contains(each.person()))
                .orElseThrow(() ->
                        new JsonMistake(MistakeCode.UNKNOWN_INVITE, "", "There is no such invitation in the lobby."));
        if (offer.how() != null) {
            throw "accepted".equals(offer.how()) ? taken() : gone("This invitation was " + offer.how() + ".");
        }
        if (offer.expiresAt() <= clock.millis()) {
            throw gone("This invitation has run out.");
        }
        return offer;
    }

    private static JsonMistake gone(String why) {
        return new JsonMistake(MistakeCode.UNKNOWN_INVITE, "", why);
    }

    private static JsonMistake taken() {
        return new JsonMistake(MistakeCode.TAKEN, "", "Somebody else was faster: this invitation is accepted.");
    }

    /** @param wish the side that he takes where he may choose; null for whichever */
    Begun accept(String id, Person person, @Nullable Side wish) {
        OfferRow offer = demand(id, person);
        if (offer.person().equals(person.id())) {
            throw new JsonMistake(
                    MistakeCode.NOT_YOUR_SEAT, "", "This is your own invitation; somebody else accepts it.");
        }
        if (offer.terms().rated() && store.haveOneOwner(offer.person(), person.id())) {
            throw new JsonMistake(
                    MistakeCode.REFUSED,
                    "",
                    "A game of somebody with his own bot, or between two of his, is not rated.");
        }
        if (isAsleep(offer)) {
            throw new JsonMistake(
                    MistakeCode.BUSY, "", "Who made this invitation is not here now, and the clock would run.");
        }
        ScenarioRoll roll = ScenarioRoll.roll(Dice.seeded(random.nextLong()));
        boolean rolls = offer.terms().sides() == OfferTerms.Sides.ROLL;
        String faces = rolls ? roll.throwsMade().toString().replaceAll("[^0-9]", "") : "";
        try {
            return new Begun(begin(offer, person, side(offer, wish, roll), faces), faces);
        } catch (StoreException failure) {
            if (store.find(id).filter(each -> each.how() == null).isEmpty()) {
                throw taken();
            }
            throw failure;
        }
    }

    /** [11.0] The scenario being settled, who throws higher has the Germans; who makes the offer throws first. */
    @Rule("R11.0a")
    private Side side(OfferRow offer, @Nullable Side wish, ScenarioRoll roll) {
        return switch (offer.terms().sides()) {
            case GERMAN -> Side.BRITISH;
            case BRITISH -> Side.GERMAN;
            case EITHER -> wish != null ? wish : random.nextBoolean() ? Side.GERMAN : Side.BRITISH;
            case ROLL -> roll.firstPicksScenario() ? Side.BRITISH : Side.GERMAN;
        };
    }

    private List<Made> begin(OfferRow offer, Person person, Side side, String faces) {
        OfferTerms terms = offer.terms();
        GameOrder order = GameOrder.net(terms.scenario(), terms.options(), side, person.id(), offer.person())
                .with(editions.edition(terms.edition()))
                .timed(terms.clock());
        String german = side == Side.GERMAN ? person.id() : offer.person();
        String british = side == Side.GERMAN ? offer.person() : person.id();
        Also agreed = (handle, games) -> {
            if (!OfferStore.end(
                    handle, offer.id(), "accepted", clock.millis(), games.get(0).id(), faces)) {
                throw new StoreException("somebody else was faster");
            }
            Agreements.keep(handle, games, german, british, terms.rated(), terms.open());
        };
        return switch (terms.length()) {
            case GAME -> List.of(maker.game(order, agreed));
            case MATCH -> maker.match(order, contest(german, british), agreed).games();
            case SERIES ->
                maker.series(order, contest(german, british), agreed).matches().stream()
                        .flatMap(match -> match.games().stream())
                        .toList();
        };
    }

    private Contest contest(String german, String british) {
        String first = name(german);
        String second = name(british);
        return new Contest(MatchMode.SEQUENTIAL, first, first.equals(second) ? second + " (2)" : second);
    }

    private String name(String person) {
        return people.person(person).map(Person::name).orElse("");
    }

    /** The challenged does not want to. */
    void decline(String id, Person person) {
        OfferRow offer = demand(id, person);
        if (!person.id().equals(offer.challenged())) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Only who is challenged declines.");
        }
        end(offer, "declined");
    }

    void withdraw(String id, Person person) {
        OfferRow offer = demand(id, person);
        if (!person.id().equals(offer.person())) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Only who has made an invitation withdraws it.");
        }
        end(offer, "withdrawn");
    }

    private void end(OfferRow offer, String how) {
        if (!store.end(offer.id(), how, clock.millis())) {
            throw taken();
        }
    }
}
