package seelowe.study.question;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What a study asks: scenarios times players times variants, so many games of each.
 *
 * @param about a sentence or two for the report
 * @param seed what all luck grows from; the games of all cells with one number have the same dice
 * @param german who plays the German: each meets each of the British
 * @param lines where its keys stand
 */
public record Question(
        String file,
        String title,
        String about,
        long seed,
        Goal goal,
        List<String> scenarios,
        List<String> german,
        List<String> british,
        List<Variant> variants,
        List<Pick> picks,
        ToIntFunction<String> lines) {
    public Question {
        scenarios = List.copyOf(scenarios);
        german = List.copyOf(german);
        british = List.copyOf(british);
        variants = List.copyOf(variants);
        picks = List.copyOf(picks);
    }

    /** The line of a key. */
    public int line(String key) {
        return lines.applyAsInt(key);
    }
}
