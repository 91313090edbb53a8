package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.AirBases;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Raid;
import seelowe.engine.term.Cause;
import seelowe.engine.term.Refusal;

/** [10.2] British air units that flew come home; the others may change their base, whatever the weather [10.21d]. */
@Rule({"R10.1f", "R10.2b", "R10.2d", "R10.21d", "R12.62V", "Q56", "Q57", "D12"})
final class AirBasing {
    private AirBasing() {}

    /** Whether some British air unit has not taken its base for this turn. */
    static boolean isAnyLeft(GameState state) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (AirMissions.isInPlay(state, Side.BRITISH, unit) && !state.has(unit, Mark.BASED)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the air unit may be given a base now: in the air after its mission, or on the ground with nothing else to do. */
    static boolean isDue(GameState state, int unit) {
        @Nullable Raid raid = state.raid();
        if (raid != null && !raid.over()) {
            return false;
        }
        return state.has(unit, Mark.AIRBORNE) || AirMissions.isReady(state, Side.BRITISH, unit);
    }

    static Optional<Refusal> refusal(GameState state, Action.BaseAir base) {
        int unit = base.unit();
        @Nullable Raid raid = state.raid();
        if (raid != null && !raid.over()) {
            return Optional.of(
                    new Refusal("R10.1f", "The air attacks are not over: air units return after the last roll."));
        }
        if (!state.has(unit, Mark.AIRBORNE)) {
            Optional<Refusal> unavailable = AirMissions.refusal(state, Side.BRITISH, unit);
            if (unavailable.isPresent()) {
                return unavailable;
            }
        }
        return AirBases.refusal(state, unit, base.hex());
    }

    static void resolve(Resolution play, Action.BaseAir base) {
        play.emit(new Event.AirBased(base.unit(), base.hex()));
    }

    static Optional<Refusal> endRefusal(GameState state) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.has(unit, Mark.AIRBORNE) && AirBases.hasBase(state, unit)) {
                return Optional.of(
                        new Refusal("R10.1f", state.unit(unit).name() + " is still in the air: choose a base for it."));
            }
        }
        return Optional.empty();
    }

    /** [Q57] Only at the end, since an air unit that moves to another base may make room for one in the air. */
    static void loseBaseless(Resolution play) {
        GameState state = play.state();
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.has(unit, Mark.AIRBORNE)) {
                play.eliminate(unit, Cause.NO_BASE);
            }
        }
    }

    static void options(GameState state, Consumer<Action> menu) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (isDue(state, unit)) {
                for (int hex = 0; hex < state.map().size(); hex++) {
                    if (AirBases.mayBase(state, unit, hex)) {
                        menu.accept(new Action.BaseAir(unit, hex));
                    }
                }
            }
        }
    }
}
