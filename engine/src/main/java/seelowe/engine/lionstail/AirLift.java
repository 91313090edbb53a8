package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.AirTransport;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [LT 6.23] Flying supply units from France to the airfields, one a turn to each, beside the standard flight to a beach [10.9]. */
@Rule({"LT6.23", "Q94", "Q109"})
final class AirLift {
    /** As on beaches [10.9]: the lifted unit may be the second of its hex until Initial Movement has thinned them out. */
    private AirLift() {}

    static boolean isPossible(GameState state) {
        return state.weather().allowsFlying() && anyAirfieldOpen(state) && AirTransport.nextCargo(state, 0) >= 0;
    }

    private static boolean anyAirfieldOpen(GameState state) {
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            if (isOpen(state, airfields.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the airfield can receive a supply unit; it is no bar that the British control its hex. */
    static boolean isOpen(GameState state, int airfield) {
        return !state.campaign().liftedTo().contains(airfield)
                && !state.hasGround(Side.BRITISH, airfield)
                && state.supplyUnits(airfield) <= StackingLimit.SUPPLY_UNITS;
    }

    /** Whether this would be a lift, and an allowed one. */
    static boolean allows(GameState state, int unit, int hex) {
        return state.campaign().isAirfield(hex)
                && state.weather().allowsFlying()
                && AirTransport.isCargo(state, unit)
                && isOpen(state, hex);
    }

    /** Why the unit may not be flown to this airfield now, or empty if it may. */
    static Optional<Refusal> refusal(GameState state, int unit, int airfield) {
        if (allows(state, unit, airfield)) {
            return Optional.empty();
        }
        String number = state.map().grid().number(airfield);
        if (!state.weather().allowsFlying()) {
            return Refusal.because("LT6.23", "Nothing can be flown to an airfield in overcast weather.");
        }
        if (!AirTransport.isCargo(state, unit)) {
            return Refusal.because(
                    "LT6.23",
                    "Only a supply unit from France can be flown to an airfield, not "
                            + state.unit(unit).name() + ".");
        }
        if (state.campaign().liftedTo().contains(airfield)) {
            return Refusal.because("LT6.23", "Airfield " + number + " has received its supply unit of this turn.");
        }
        return state.hasGround(Side.BRITISH, airfield)
                ? Refusal.because("LT6.23", "British units stand on airfield " + number + ".")
                : Refusal.because("LT6.23", "There are two supply units on airfield " + number + " already.");
    }
}
