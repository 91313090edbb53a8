package seelowe.opponents.arena;

import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;

/** The figures that victory goes by, at the end of a Game-Turn [15.1]. */
public record TurnFigures(int turn, int ports, int germanStrength, int britishStrength) {
    static TurnFigures of(GameState state, int turn) {
        return new TurnFigures(
                turn,
                VictoryConditions.portsHeld(state),
                VictoryConditions.germanStrength(state),
                VictoryConditions.britishStrength(state));
    }
}
