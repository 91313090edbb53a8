package seelowe.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Guesses what was meant by a mistyped name. */
final class Nearest {
    /** One slip is always forgiven; longer words forgive one in so many letters. */
    private static final int LETTERS_PER_SLIP = 3;

    private Nearest() {}

    /** The name that takes the fewest slips, if few enough. */
    static Optional<String> to(String word, Collection<String> names) {
        int allowed = Math.max(1, word.length() / LETTERS_PER_SLIP);
        return names.stream()
                .filter(name -> slips(word, name) <= allowed)
                .min(Comparator.comparingInt((String name) -> slips(word, name)).thenComparing(name -> name));
    }

    /** A sentence to put behind a complaint, or nothing. */
    static String guess(String word, Collection<String> names) {
        return to(word, names).map(name -> " Did you mean \"" + name + "\"?").orElse("");
    }

    /** Letters added, left out, changed, or swapped with their neighbour. */
    private static int slips(String word, String name) {
        int[][] cost = new int[word.length() + 1][name.length() + 1];
        for (int i = 0; i <= word.length(); i++) {
            for (int j = 0; j <= name.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, word, name, i, j);
            }
        }
        return cost[word.length()][name.length()];
    }

    private static int cheapest(int[][] cost, String word, String name, int i, int j) {
        boolean same = word.charAt(i - 1) == name.charAt(j - 1);
        int best = Math.min(cost[i - 1][j] + 1, cost[i][j - 1] + 1);
        best = Math.min(best, cost[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped =
                i > 1 && j > 1 && word.charAt(i - 1) == name.charAt(j - 2) && word.charAt(i - 2) == name.charAt(j - 1);
        return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
    }
}
