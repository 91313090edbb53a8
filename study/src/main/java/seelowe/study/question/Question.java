package seelowe.study.question;

import java.util.List;

/**
 * What a study asks: scenarios times players times variants, so many games of each.
 *
 * @param about a sentence or two for the report
 * @param seed what all luck grows from; the games of all cells with one number have the same dice
 * @param german who plays the German: each meets each of the British
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
        List<Pick> picks) {
    public Question {
        scenarios = List.copyOf(scenarios);
        german = List.copyOf(german);
        british = List.copyOf(british);
        variants = List.copyOf(variants);
        picks = List.copyOf(picks);
    }
}
