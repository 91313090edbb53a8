package seelowe.opponents;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Pace;
import seelowe.opponents.search.Marshal;
import seelowe.opponents.search.Veteran;
import seelowe.opponents.search.Wanderer;
import seelowe.opponents.steady.Beginner;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Scheme;
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
                    "veteran", "Veteran", "Tries several plans in his mind before he chooses one.", true, Veteran::new),
            new Level(
                    "marshal",
                    "Marshal",
                    "Plans the turn as a whole, and reckons with several kinds of enemy.",
                    true,
                    (seed, manner, pace) -> new Marshal(seed, manner, pace, Marshal.USUAL_SECONDS)));

    private static final List<Kind> KINDS = LEVELS.stream()
            .flatMap(level -> level.figures().stream())
            .map(Level.Figure::kind)
            .toList();

    /** Whom studies may call for; not for everybody. */
    private static final List<Kind> STUDIED = Stream.concat(
                    Stream.of(
                            new Kind(
                                    "steady-0",
                                    "Steady of old",
                                    "Steady as he once was, kept to measure others against.",
                                    (seed, pace) -> new Yardstick(seed)),
                            new Kind(
                                    "wanderer",
                                    "Wanderer",
                                    "Steady in changing moods, whose games values are learned from.",
                                    (seed, pace) -> new Wanderer(seed))),
                    Arrays.stream(Scheme.values()).map(Opponents::schemer))
            .toList();

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

    /** Whether a player may say how many seconds somebody of this level has for a turn. */
    public static boolean isTimed(Level level) {
        return isOffered(level.name() + Effort.MARK + Marshal.LEAST_SECONDS + "s");
    }

    /** The strongest of those who answer within a second, to ask for advice. */
    public static Kind best() {
        return kind(ADVISER);
    }

    /** Whether a player may choose an opponent of this name, who may say how many seconds he has: {@code marshal@15s}. */
    public static boolean isOffered(String name) {
        return KINDS.stream().anyMatch(kind -> kind.name().equals(name)) || (Effort.isTimed(name) && isKnown(name));
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

    private static Kind schemer(Scheme scheme) {
        return new Kind(
                "plan-" + scheme.name().toLowerCase(Locale.ROOT),
                "Schemer",
                "Has one plan: " + scheme.idea() + ".",
                (seed, pace) -> new Steady(seed, scheme.manner()));
    }

    private static Optional<Kind> find(String name) {
        int at = name.indexOf(Effort.MARK);
        return at < 0 ? listed(name) : thinking(name, name.substring(0, at), name.substring(at + 1));
    }

    /** Somebody of a level who thinks harder than usual, or less. */
    private static Optional<Kind> thinking(String name, String who, String effort) {
        for (Level level : LEVELS) {
            for (Level.Figure figure : level.figures()) {
                if (figure.kind().name().equals(who)) {
                    Kind usual = figure.kind();
                    return Effort.of(level.name(), figure.temper().of(Manner.STANDARD), effort)
                            .map(maker -> new Kind(name, usual.title() + ", " + effort, usual.description(), maker));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Kind> listed(String name) {
        return Stream.concat(KINDS.stream(), STUDIED.stream())
                .filter(kind -> kind.name().equals(name))
                .findFirst();
    }
}
