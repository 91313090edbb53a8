package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Raid;
import seelowe.engine.term.Refusal;

/** [10.2d] German air units come home to France; where a scenario gives them bases in Britain, each may choose. */
@Rule({"R10.2d", "Q97"})
final class AirHomecoming {
    private AirHomecoming() {}

    static boolean isAnyLeft(GameState state) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            if (isInTheAir(state, state.airUnits().get(i))) {
                return true;
            }
        }
        return false;
    }

    static boolean isInTheAir(GameState state, int unit) {
        return state.has(unit, Mark.AIRBORNE) && state.unit(unit).side() == Side.GERMAN;
    }

    /** Whoever has no base to choose goes to France. */
    static void settle(Resolution play) {
        GameState state = play.state();
        @Nullable Raid raid = state.raid();
        if (raid == null || !raid.over()) {
            return;
        }
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (isInTheAir(state, unit)
                    && SpecialRules.of(state).germanBases(state, unit).isEmpty()) {
                play.emit(new Event.UnitReturned(unit));
            }
        }
    }

    static Optional<Refusal> baseRefusal(GameState state, Action.BaseAir base) {
        Optional<Refusal> refusal = SpecialRules.of(state).germanBaseRefusal(state, base.unit(), base.hex());
        return refusal.isPresent() ? refusal : earlyRefusal(state);
    }

    static Optional<Refusal> returnRefusal(GameState state, int unit) {
        return isInTheAir(state, unit)
                ? earlyRefusal(state)
                : Refusal.because(
                        "R4.1-" + state.phase().code(),
                        state.unit(unit).name() + " is no air unit that has flown in this phase.");
    }

    private static Optional<Refusal> earlyRefusal(GameState state) {
        @Nullable Raid raid = state.raid();
        return raid != null && raid.over()
                ? Optional.empty()
                : Refusal.because("R10.1f", "The air attacks are not over: air units return after the last roll.");
    }

    static Optional<Refusal> endRefusal(GameState state) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (isInTheAir(state, unit)) {
                return Refusal.because(
                        "Q97", state.unit(unit).name() + " is still in the air: choose an airfield or France for it.");
            }
        }
        return Optional.empty();
    }

    static void options(GameState state, Consumer<Action> menu) {
        @Nullable Raid raid = state.raid();
        if (raid == null || !raid.over()) {
            return;
        }
        for (int i = 0; i < state.airUnits().size(); i++) {
            if (isInTheAir(state, state.airUnits().get(i))) {
                offer(state, state.airUnits().get(i), menu);
            }
        }
    }

    private static void offer(GameState state, int unit, Consumer<Action> menu) {
        Ids bases = SpecialRules.of(state).germanBases(state, unit);
        for (int i = 0; i < bases.size(); i++) {
            menu.accept(new Action.BaseAir(unit, bases.get(i)));
        }
        menu.accept(new Action.ReturnToFrance(unit));
    }
}
