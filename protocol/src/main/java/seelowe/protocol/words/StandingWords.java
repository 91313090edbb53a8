package seelowe.protocol.words;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.rule.victory.Outlook;
import seelowe.engine.rule.victory.Outlook.Figure;
import seelowe.engine.rule.victory.Outlook.Lack;
import seelowe.engine.rule.victory.Outlook.Measure;
import seelowe.engine.rule.victory.Outlook.Step;

/** How a game stands, in words: what is counted, how far it has come, and what the next level of victory still takes. */
@Rule({"R15.1-4", "R15.2", "LT7.22"})
public final class StandingWords {
    private StandingWords() {}

    /** What is counted, and where it is written. */
    public static Saying of(Measure measure) {
        return switch (measure) {
            case PORTS -> new Saying("Ports", "Ports in German hands, whoever stands in them now.", "15.1");
            case STRENGTH ->
                new Saying(
                        "Strength",
                        "German combat strength in Britain that is not isolated, against all that the British have"
                                + " left.",
                        "15.1");
            case POINTS -> new Saying("Points", "What the groups beyond the edge have scored so far.", "LT 7.1");
        };
    }

    /** How the game would end now. */
    public static String now(Outlook outlook) {
        return "If the game ended now: " + outlook.title() + ".";
    }

    /** A better level and what it still takes. */
    public static String of(Step step) {
        List<String> parts = new ArrayList<>();
        step.lacks().forEach(lack -> parts.add(of(lack)));
        return step.title() + ": " + String.join(" and ", parts) + ".";
    }

    private static String of(Lack lack) {
        return switch (lack.measure()) {
            case PORTS -> lack.more() == 1 ? "1 more port" : lack.more() + " more ports";
            case STRENGTH -> lack.more() + " more strength";
            case POINTS -> points(lack.more()) + (lack.more() == 2 ? " more point" : " more points");
        };
    }

    /** A figure as people write it. */
    public static String figure(Figure figure, int value) {
        return figure.measure() == Measure.POINTS ? points(value) : String.valueOf(value);
    }

    private static String points(int halves) {
        return halves / 2 + (halves % 2 == 0 ? "" : "½");
    }
}
