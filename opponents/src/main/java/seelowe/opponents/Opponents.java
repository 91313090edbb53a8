package seelowe.opponents;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Pace;
import seelowe.opponents.search.Marshal;
import seelowe.opponents.search.Veteran;
import seelowe.opponents.search.Wanderer;
import seelowe.opponents.steady.Beginner;
import seelowe.opponents.steady.Steady;
import seelowe.opponents.yardstick.Yardstick;

/** All opponents there are, by name. */
public final class Opponents {
    private static final String USUAL = "steady";
    private static final String ADVISER = "veteran";

    /** From the weakest to the strongest. */
    private static final List<Level> LEVELS = List.of(
            new Level(
                    "recruit",
                    "Recruit",
                    "Knows the rules and nothing else: plays at random.",
                    false,
                    (seed, manner, pace) -> new Recruit(seed)),
            new Level(
                    "cadet",
                    "Cadet",
                    "Errs as beginners do: forgets supplies, leaves ports empty, attacks at the wrong time.",
                    false,
                    (seed, manner, pace) -> new Steady(seed, Beginner.MANNER)),
            new Level(
                    "steady",
                    "Steady",
                    "Knows his trade: ports, supply, odds and a closed front.",
                    true,
                    (seed, manner, pace) -> new Steady(seed, manner)),
            new Level(
                    "veteran",
                    "Veteran",
                    "Tries several plans in his mind before he chooses one.",
                    false,
                    (seed, manner, pace) -> new Veteran(seed, pace)),
            new Level(
                    "marshal",
                    "Marshal",
                    "Plans the turn as a whole, and reckons with several kinds of enemy.",
                    false,
                    (seed, manner, pace) -> new Marshal(seed, pace, Marshal.USUAL_SECONDS)));

    private static final List<Kind> KINDS = LEVELS.stream()
            .flatMap(level -> level.figures().stream())
            .map(Level.Figure::kind)
            .toList();

    /** Whom studies may call for; not for everybody. */
    private static final List<Kind> STUDIED = List.of(
            new Kind(
                    "steady-0",
                    "Steady of old",
                    "Steady as he once was, kept to measure others against.",
                    (seed, pace) -> new Yardstick(seed)),
            new Kind(
                    "wanderer",
                    "Wanderer",
                    "Steady in changing moods, whose games values are learned from.",
                    (seed, pace) -> new Wanderer(seed)));

    private Opponents() {}

    /** A kind of opponent: its name for commands and records, what to call it, and a line about it. */
    public record Kind(String name, String title, String description, Maker maker) {
        /** A new one, for one side of one game, who takes his time and plays the same for the same seed. */
        public Opponent make(long seed) {
            return make(seed, Pace.UNHURRIED);
        }

        /** One who keeps to a pace. */
        public Opponent make(long seed, Pace pace) {
            return maker.make(seed, pace);
        }
    }

    /** Makes opponents of a kind; those who do not think ahead need no pace. */
    public interface Maker {
        Opponent make(long seed, Pace pace);
    }

    /** Those whom a player may choose, each character by himself. */
    public static List<Kind> all() {
        return KINDS;
    }

    /** The same by level, from the weakest to the strongest. */
    public static List<Level> levels() {
        return LEVELS;
    }

    /** Whom a player meets who does not choose. */
    public static String usual() {
        return USUAL;
    }

    /** The strongest of those who answer within a second, to ask for advice. */
    public static Kind best() {
        return kind(ADVISER);
    }

    /** Whether a player may choose an opponent of this name. */
    public static boolean isOffered(String name) {
        return KINDS.stream().anyMatch(kind -> kind.name().equals(name));
    }

    /** Whether studies may call for an opponent by this name: one of {@link #all}, or one that players are not offered. */
    public static boolean isKnown(String name) {
        return find(name).isPresent();
    }

    /** A new opponent of this name. */
    public static Opponent named(String name, long seed) {
        return kind(name).make(seed);
    }

    public static Kind kind(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException("There is no opponent \"" + name
                        + "\"; choose one of: "
                        + String.join(", ", KINDS.stream().map(Kind::name).toList())));
    }

    private static Optional<Kind> find(String name) {
        return Stream.concat(KINDS.stream(), STUDIED.stream())
                .filter(kind -> kind.name().equals(name))
                .findFirst();
    }
}
