package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.state.GameState;

/** On Game-Turn 1 of a landing everybody is supplied, in both Player-Turns. */
@Rule({"R11.41D", "R11.51", "Q52"})
final class FirstTurnSupply {
    private FirstTurnSupply() {}

    static boolean isFull(GameState state) {
        return state.turn() == 1 && state.rules().firstTurnRules();
    }
}
