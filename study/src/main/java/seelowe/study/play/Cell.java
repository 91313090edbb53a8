package seelowe.study.play;

import org.jspecify.annotations.Nullable;
import seelowe.opponents.arena.MatchUp;
import seelowe.protocol.record.CarriedEdition;
import seelowe.study.question.Variant;

/**
 * All games of one scenario, pair of players and variant.
 *
 * @param number its place in the study, from 0
 * @param edition for records of its games; null for the data that comes with the program
 */
public record Cell(
        int number,
        Variant variant,
        MatchUp matchUp,
        @Nullable CarriedEdition edition) {
    public String scenario() {
        return matchUp.scenario().code();
    }

    public String german() {
        return matchUp.german();
    }

    public String british() {
        return matchUp.british();
    }

    /** What a person calls it. */
    public String title() {
        return scenario() + ", " + players() + ", " + variant.name();
    }

    public String players() {
        return german() + " against " + british();
    }
}
