package seelowe.scenarios.text;

import java.util.Collection;

/** Guesses which word was meant. */
public final class Spelling {
    private Spelling() {}

    /** {@code ; did you mean "rough"?}, or nothing if no word is near. */
    public static String hint(String word, Collection<String> legal) {
        String best = "";
        int bestDistance = Math.max(1, word.length() / 3) + 1;
        for (String candidate : legal) {
            int distance = distance(word, candidate);
            if (distance < bestDistance) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return best.isEmpty() ? "" : "; did you mean \"" + best + "\"?";
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

    /** How many letters must be changed, put in or taken out. */
    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = previous[j - 1] + (same(a.charAt(i - 1), b.charAt(j - 1)) ? 0 : 1);
                current[j] = Math.min(change, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[b.length()];
    }

    private static boolean same(char a, char b) {
        return Character.toLowerCase(a) == Character.toLowerCase(b);
    }
}
