package seelowe.opponents;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.search.Veteran;
import seelowe.opponents.steady.Steady;
import seelowe.opponents.yardstick.Yardstick;

/** All opponents there are, by name. */
public final class Opponents {
    private static final List<Kind> KINDS = List.of(
            new Kind("recruit", "Recruit", "Knows the rules and nothing else: plays at random.", Recruit::new),
            new Kind(
                    "steady",
                    "Steady",
                    "Plays by the book: ports, supply, odds and a closed front.",
                    seed -> new Steady(seed)));

    /** Whom studies may call for; not, or not yet, for everybody. */
    private static final List<Kind> STUDIED = List.of(
            new Kind(
                    "steady-0",
                    "Steady of old",
                    "Steady as he once was, kept to measure others against.",
                    seed -> new Yardstick(seed)),
            new Kind(
                    "veteran",
                    "Veteran",
                    "Tries in his mind what Steady would do, and better.",
                    seed -> new Veteran(seed)));

    private Opponents() {}

    /** A kind of opponent: its name for commands and records, what to call it, and a line about it. */
    public record Kind(String name, String title, String description, LongFunction<Opponent> maker) {
        /** A new one, for one side of one game. */
        public Opponent make(long seed) {
            return maker.apply(seed);
        }
    }

    /** Those whom a player may choose. */
    public static List<Kind> all() {
        return KINDS;
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
