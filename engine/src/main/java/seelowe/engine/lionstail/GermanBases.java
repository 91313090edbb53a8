package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.air.AirRange;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Refusal;

/** [LT 2.24, Q97] Which airfields German air units may come down on; France is always open to them. */
@Rule({"LT2.24", "Q97"})
final class GermanBases {
    private GermanBases() {}

    static boolean hasRoom(GameState state, int airfield) {
        return !state.options().airfieldsHoldTwo()
                || state.groundedAirUnits(Side.GERMAN, airfield) < StackingLimit.AIR_UNITS;
    }

    static boolean anyRoom(GameState state) {
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            if (hasRoom(state, airfields.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** The airfields that an air unit in the air may return to. */
    static Ids of(GameState state, int airUnit) {
        Ids airfields = state.campaign().airfields();
        Ids open = Ids.none();
        for (int i = 0; i < airfields.size(); i++) {
            if (refusal(state, airUnit, airfields.get(i)).isEmpty()) {
                open = open.with(airfields.get(i));
            }
        }
        return open;
    }

    static Optional<Refusal> refusal(GameState state, int airUnit, int hex) {
        Unit unit = state.unit(airUnit);
        String number = state.map().grid().number(hex);
        if (unit.side() != Side.GERMAN || !state.has(airUnit, Mark.AIRBORNE)) {
            return Refusal.because("Q97", unit.name() + " is no air unit of yours that has flown: it stays.");
        }
        if (!state.campaign().isAirfield(hex)) {
            return Refusal.because("LT2.24", "There is no German airfield in hex " + number + ".");
        }
        if (state.controls(Side.BRITISH, hex)) {
            return Refusal.because("Q97", "British units control the airfield in hex " + number + ".");
        }
        if (hex != state.place(airUnit)
                && state.map().grid().distance(state.target(airUnit), hex) > AirRange.normal(state)) {
            return Refusal.because(
                    "Q97",
                    "The airfield in hex " + number + " is more than " + AirRange.normal(state)
                            + " hexes from the hex that " + unit.name() + " attacked.");
        }
        return hasRoom(state, hex) ? Optional.empty() : Optional.of(full(state, hex));
    }

    static Refusal full(GameState state, int airfield) {
        return new Refusal(
                "Q97",
                "The airfield in hex " + state.map().grid().number(airfield) + " is full: it takes two air units.");
    }
}
