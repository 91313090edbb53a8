package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.rule.air.AirTargets;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [10.1b] All air units are sent against their hexes first; then the attacks are launched together. */
@Rule({"R10.1b", "R10.21d", "R12.62V", "Q55"})
final class AirAssignment {
    private AirAssignment() {}

    static Optional<Refusal> refusal(GameState state, Side side, Action action) {
        if (state.raid() != null) {
            return Refusal.because("R10.1b", "The air attacks of this phase have been launched; assignments stand.");
        }
        if (action instanceof Action.AssignAir assign) {
            return assignRefusal(state, side, assign);
        }
        if (action instanceof Action.RecallAir recall) {
            return state.target(recall.unit()) >= 0
                    ? Optional.empty()
                    : Refusal.because("R10.1b", state.unit(recall.unit()).name() + " has not been sent anywhere.");
        }
        return AirMissions.anySent(state)
                ? Optional.empty()
                : Refusal.because("R10.1b", "No air unit has been sent against a hex yet.");
    }

    private static Optional<Refusal> assignRefusal(GameState state, Side side, Action.AssignAir assign) {
        if (!state.weather().allowsFlying()) {
            return Refusal.because("R12.62V", "No air missions can be flown in overcast weather.");
        }
        Optional<Refusal> unavailable = AirMissions.refusal(state, side, assign.unit());
        return unavailable.isPresent() ? unavailable : AirTargets.refusal(state, assign.unit(), assign.hex());
    }

    static void resolve(Resolution play, Side side, Action action) {
        if (action instanceof Action.AssignAir assign) {
            play.emit(new Event.AirAssigned(assign.unit(), assign.hex()));
        } else if (action instanceof Action.RecallAir recall) {
            play.emit(new Event.AirRecalled(recall.unit()));
        } else if (action instanceof Action.LaunchAir) {
            play.emit(launch(play.state(), side));
        } else {
            throw Phase.unknown(action);
        }
    }

    private static Event launch(GameState state, Side side) {
        Ids hexes = AirMissions.hexes(state);
        int[] columns = new int[hexes.size()];
        int[] extended = new int[hexes.size()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = AirMissions.over(state, hexes.get(i));
            extended[i] = AirMissions.isExtended(state, hexes.get(i)) ? 1 : 0;
        }
        return new Event.RaidLaunched(hexes, Ids.of(columns), Ids.of(extended), AirTargets.in(state, side, hexes));
    }

    static void options(GameState state, Side side, Consumer<Action> menu) {
        if (state.raid() != null || !state.weather().allowsFlying()) {
            return;
        }
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) >= 0) {
                menu.accept(new Action.RecallAir(unit));
            } else if (AirMissions.isReady(state, side, unit)) {
                for (int hex : AirTargets.hexes(state, unit)) {
                    menu.accept(new Action.AssignAir(unit, hex));
                }
            }
        }
        if (AirMissions.anySent(state)) {
            menu.accept(new Action.LaunchAir());
        }
    }
}
