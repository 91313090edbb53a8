package seelowe.scenarios.text;

import java.util.Collection;

/** Guesses which word was meant. */
public final class Spelling {
    /** How every hint begins. */
    public static final String QUESTION = "; did you mean \"";

    private Spelling() {}

    /** {@code ; did you mean "rough"?}, or a full stop if no word is near. */
    public static String hint(String word, Collection<String> legal) {
        String best = nearest(word, legal);
        return best.isEmpty() ? "." : QUESTION + best + "\"?";
    }

    /** The word that a sentence with a hint in it proposes, or empty. */
    public static String meant(String sentence) {
        int start = sentence.indexOf(QUESTION);
        int end = start < 0 ? -1 : sentence.indexOf("\"?", start + QUESTION.length());
        return end < 0 ? "" : sentence.substring(start + QUESTION.length(), end);
    }

    /** The word that was probably meant, or empty. */
    static String nearest(String word, Collection<String> legal) {
        String best = "";
        int bestDistance = Math.max(1, word.length() / 3) + 1;
        for (String candidate : legal) {
            // Words of very different length need no comparing, which would take long for a long one.
            if (Math.abs(word.length() - candidate.length()) < bestDistance) {
                int distance = distance(word, candidate);
                if (distance < bestDistance) {
                    best = candidate;
                    bestDistance = distance;
                }
            }
        }
        return best;
    }

    /** {@code clear, rough or forest}. */
    public static String list(Collection<String> words) {
        StringBuilder text = new StringBuilder();
        int left = words.size();
        for (String word : words) {
            left--;
            text.append(word).append(left > 1 ? ", " : left == 1 ? " or " : "");
        }
        return text.toString();
    }

    /** How many letters must be changed, put in, taken out or swapped with the next. */
    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(a, i, b, j, cost);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int cheapest(String a, int i, String b, int j, int[][] cost) {
        boolean same = same(a.charAt(i - 1), b.charAt(j - 1));
        int best = Math.min(cost[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && same(a.charAt(i - 1), b.charAt(j - 2)) && same(a.charAt(i - 2), b.charAt(j - 1));
        return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
    }

    private static boolean same(char a, char b) {
        return Character.toLowerCase(a) == Character.toLowerCase(b);
    }
}
