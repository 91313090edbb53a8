package seelowe.opponents.arena;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.opponents.outlook.BothSides;
import seelowe.opponents.outlook.StillToCome;

/**
 * The figures that victory goes by, at the end of a Game-Turn [15.1], and what made them.
 *
 * @param weather of this Game-Turn
 * @param strength that counts for victory now
 * @param lost printed strength of all combat units eliminated so far
 * @param toCome strength that may be reckoned with in the turns left, see {@link StillToCome}
 * @param halfPoints the score of The Lion's Tail, in half points; 0 elsewhere
 */
public record TurnFigures(
        int turn, Weather weather, int ports, BothSides strength, BothSides lost, BothSides toCome, int halfPoints) {
    /** Of a state in which the Game-Turn is over and nothing of the next has been decided. */
    static TurnFigures of(GameState state, int turn) {
        return new TurnFigures(
                turn,
                state.weather(),
                VictoryConditions.portsHeld(state),
                new BothSides(VictoryConditions.germanStrength(state), VictoryConditions.britishStrength(state)),
                lost(state),
                StillToCome.after(turn, state),
                state.campaign().score());
    }

    private static BothSides lost(GameState state) {
        int german = 0;
        int british = 0;
        for (int each = 0; each < state.unitCount(); each++) {
            Unit unit = state.unit(each);
            if (state.isEliminated(each) && unit.isCombat()) {
                german += unit.side() == Side.GERMAN ? unit.strength() : 0;
                british += unit.side() == Side.BRITISH ? unit.strength() : 0;
            }
        }
        return new BothSides(german, british);
    }
}
