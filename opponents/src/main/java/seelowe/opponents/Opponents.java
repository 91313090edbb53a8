package seelowe.opponents;

import java.util.List;
import java.util.function.LongFunction;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.steady.Steady;

/** All opponents there are, by name. */
public final class Opponents {
    private static final List<Kind> KINDS = List.of(
            new Kind("recruit", "Recruit", "Knows the rules and nothing else: plays at random.", Recruit::new),
            new Kind(
                    "steady",
                    "Steady",
                    "Plays by the book: ports, supply, odds and a closed front.",
                    seed -> new Steady(seed)));

    private Opponents() {}

    /** A kind of opponent: its name for commands and records, what to call it, and a line about it. */
    public record Kind(String name, String title, String description, LongFunction<Opponent> maker) {
        /** A new one, for one side of one game. */
        public Opponent make(long seed) {
            return maker.apply(seed);
        }
    }

    public static List<Kind> all() {
        return KINDS;
    }

    /** A new opponent of this name. */
    public static Opponent named(String name, long seed) {
        return kind(name).make(seed);
    }

    public static Kind kind(String name) {
        StringBuilder known = new StringBuilder();
        for (Kind kind : KINDS) {
            if (kind.name().equals(name)) {
                return kind;
            }
            known.append(known.length() == 0 ? "" : ", ").append(kind.name());
        }
        throw new IllegalArgumentException("There is no opponent \"" + name + "\"; choose one of: " + known);
    }
}
