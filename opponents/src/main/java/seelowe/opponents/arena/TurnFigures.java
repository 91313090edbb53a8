package seelowe.opponents.arena;

import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;

/**
 * The figures that victory goes by, at the end of a Game-Turn [15.1].
 *
 * @param halfPoints the score of The Lion's Tail, in half points; 0 elsewhere
 */
public record TurnFigures(int turn, int ports, int germanStrength, int britishStrength, int halfPoints) {
    static TurnFigures of(GameState state, int turn) {
        return new TurnFigures(
                turn,
                VictoryConditions.portsHeld(state),
                VictoryConditions.germanStrength(state),
                VictoryConditions.britishStrength(state),
                state.campaign().score());
    }
}
