package seelowe.opponents.yardstick;

import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** [LT 8.0] What the British hunt behind the German drive: supply units first, then airfields, then whoever is about. */
final class HuntGoals {
    private static final int SUPPLY = 90;
    private static final int AIRFIELD = 50;

    private HuntGoals() {}

    static void add(Situation situation, Goals goals) {
        GameState state = situation.state;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isSupply()) {
                goals.add(state.place(unit), SUPPLY, 3 * Worth.POINT);
            }
        }
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            goals.add(airfields.get(i), AIRFIELD, 4 * Worth.POINT);
        }
        for (int i = 0; i < situation.foeCount(); i++) {
            goals.add(state.place(situation.foe(i)), situation.weights.enemy(), 2 * Worth.POINT);
        }
    }
}
