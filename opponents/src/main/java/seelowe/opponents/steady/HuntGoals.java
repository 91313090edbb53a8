package seelowe.opponents.steady;

import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** [LT 8.0] What the British hunt behind the German drive: supply units first, then airfields, then whoever is about. */
final class HuntGoals {

    private HuntGoals() {}

    static void add(Situation situation, Goals goals) {
        GameState state = situation.state;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isSupply()) {
                goals.add(
                        state.place(unit),
                        situation.weights.of(Knob.HUNTED_SUPPLY),
                        situation.weights.of(Knob.HUNT_SUPPLY_FORCE));
            }
        }
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            goals.add(
                    airfields.get(i),
                    situation.weights.of(Knob.HUNTED_AIRFIELD),
                    situation.weights.of(Knob.HUNT_AIRFIELD_FORCE));
        }
        for (int i = 0; i < situation.foeCount(); i++) {
            goals.add(
                    state.place(situation.foe(i)),
                    situation.weights.of(Knob.ENEMY),
                    situation.weights.of(Knob.HUNT_FORCE));
        }
    }
}
