package seelowe.engine.game;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.term.DiePurpose;

/**
 * [11.0] Two players who do not agree each throw a die: the higher picks the scenario, the other one his side.
 *
 * @param throwsMade the faces of the first and the second player in turn; ties before the last pair were thrown again
 * @param firstPicksScenario whether the first player threw higher
 */
@Rule("R11.0a")
public record ScenarioRoll(List<Integer> throwsMade, boolean firstPicksScenario) {
    public ScenarioRoll {
        throwsMade = List.copyOf(throwsMade);
    }

    public static ScenarioRoll roll(Dice dice) {
        List<Integer> faces = new ArrayList<>();
        int first;
        int second;
        do {
            first = dice.roll(Die.of(DiePurpose.SCENARIO));
            second = dice.roll(Die.of(DiePurpose.SCENARIO));
            faces.add(first);
            faces.add(second);
        } while (first == second);
        return new ScenarioRoll(faces, first > second);
    }
}
