package seelowe.engine.match;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.rule.victory.MatchPoints.Standing;

/** What scores have in common: additions written out, such as {@code Anna 2 + 3 = 5}, and who leads. */
final class Sums {
    private Sums() {}

    static String of(MatchTerms terms, List<GameScore> games) {
        return both(terms, games, (game, player) -> game.points(player));
    }

    /** What a player has from one of the things added up. */
    interface Points<T> {
        int of(T source, Player player);
    }

    static <T> String both(MatchTerms terms, List<T> sources, Points<T> points) {
        return line(terms.first(), sources, each -> points.of(each, Player.FIRST)) + "; "
                + line(terms.second(), sources, each -> points.of(each, Player.SECOND)) + ".";
    }

    private static <T> String line(String name, List<T> sources, ToIntFunction<T> points) {
        String terms = sources.stream()
                .map(each -> String.valueOf(points.applyAsInt(each)))
                .collect(Collectors.joining(" + "));
        return name + " " + terms + " = " + sources.stream().mapToInt(points).sum();
    }

    static @Nullable Player leader(int first, int second) {
        if (first == second) {
            return null;
        }
        return first > second ? Player.FIRST : Player.SECOND;
    }

    /** {@code Anna is Superior}, or {@code Equal}: a lead that rounds to nothing is none. */
    static String verdict(@Nullable Player leader, Standing standing, Function<Player, String> name) {
        return leader == null || standing == Standing.EQUAL
                ? Standing.EQUAL.title()
                : name.apply(leader) + " is " + standing.title();
    }
}
