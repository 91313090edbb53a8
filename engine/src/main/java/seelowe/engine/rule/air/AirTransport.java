package seelowe.engine.rule.air;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [10.9] Flying a supply unit from France to a beach. It takes no air unit. */
@Rule({"R10.9a", "R10.9b", "R10.9c", "R10.9d", "R12.62V", "Q14", "Q60", "Q61"})
public final class AirTransport {
    private AirTransport() {}

    /** [10.9a] The first Game-Turn on which another supply unit may be flown in, if one is now. */
    public static int nextTurn(GameState state) {
        return state.turn() + state.rules().measures().flightInterval();
    }

    /** Whether a supply unit can be flown somewhere now. */
    public static boolean isPossible(GameState state) {
        return isDue(state) && state.weather().allowsFlying() && nextCargo(state, 0) >= 0 && anyLandingGround(state);
    }

    /** Whether the unit may be the cargo: a supply unit in France. */
    public static boolean isCargo(GameState state, int unit) {
        return state.unit(unit).isSupply() && state.place(unit) == Place.FRANCE;
    }

    /** The first possible cargo from this unit number on, or -1. */
    public static int nextCargo(GameState state, int from) {
        for (int unit = from; unit < state.unitCount(); unit++) {
            if (isCargo(state, unit)) {
                return unit;
            }
        }
        return -1;
    }

    /** [10.9b] Whether a supply unit can be set down on this hex: it may be the second there, until Initial Movement thins them out. */
    public static boolean isLandingGround(GameState state, int hex) {
        return isOwnBeach(state, hex)
                && !isDisputed(state, hex)
                && state.groundedAirUnits(Side.BRITISH, hex) == 0
                && state.supplyUnits(hex) <= StackingLimit.SUPPLY_UNITS;
    }

    /** Why the unit may not be flown to the hex now. */
    public static Optional<Refusal> refusal(GameState state, int unit, int hex) {
        if (!isDue(state)) {
            return Refusal.because(
                    "R10.9a",
                    "The next supply unit can be flown in on Game-Turn " + state.nextAirTransport() + ", not before.");
        }
        if (!state.weather().allowsFlying()) {
            return Refusal.because("R10.9c", "Nothing can be flown to Britain in overcast weather.");
        }
        if (!isCargo(state, unit)) {
            Unit cargo = state.unit(unit);
            return Refusal.because(
                    "R10.9d", "Only a supply unit from France can be flown in, not " + cargo.name() + ".");
        }
        return isLandingGround(state, hex) ? Optional.empty() : Optional.of(noLandingGround(state, hex));
    }

    private static Refusal noLandingGround(GameState state, int hex) {
        String number = state.map().grid().number(hex);
        if (!isOwnBeach(state, hex)) {
            return new Refusal(
                    "R10.9b", "Hex " + number + " is not a German-held beach hex of an area invaded on Game-Turn 1.");
        }
        if (isDisputed(state, hex)) {
            return new Refusal("R10.9b", "Beach " + number + " is occupied or controlled by British units.");
        }
        return state.groundedAirUnits(Side.BRITISH, hex) > 0
                ? new Refusal(
                        "Q14", "A supply unit may not be set down on a British air unit, as in hex " + number + ".")
                : new Refusal("R10.9b", "There are two supply units on beach " + number + " already.");
    }

    private static boolean isDue(GameState state) {
        return state.turn() >= state.nextAirTransport();
    }

    private static boolean isOwnBeach(GameState state, int hex) {
        int area = state.map().landingAreaIndex(hex);
        return state.map().isBeach(hex)
                && area >= 0
                && state.isInvaded(LandingArea.of(area))
                && state.isGermanHeld(hex);
    }

    private static boolean isDisputed(GameState state, int hex) {
        return state.hasGround(Side.BRITISH, hex) || state.controls(Side.BRITISH, hex);
    }

    private static boolean anyLandingGround(GameState state) {
        for (int hex : state.map().beachHexes()) {
            if (isLandingGround(state, hex)) {
                return true;
            }
        }
        return false;
    }
}
