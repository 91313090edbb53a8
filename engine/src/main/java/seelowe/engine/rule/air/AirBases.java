package seelowe.engine.rule.air;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Refusal;

/** [10.2] Where British air units may come down. */
@Rule({"R10.1f", "R10.2a", "R10.2b", "R10.21a", "Q25", "Q56", "Q57"})
public final class AirBases {
    private AirBases() {}

    /** Whether one more air unit may be put on the hex, wherever it comes from. */
    public static boolean isOpen(GameState state, int hex) {
        return state.map().terrain(hex) == Terrain.CLEAR
                && !state.controls(Side.GERMAN, hex)
                && !state.hasGround(Side.GERMAN, hex)
                && hasRoom(state, hex)
                && SpecialRules.of(state).baseClosure(state, hex).isEmpty();
    }

    public static boolean mayBase(GameState state, int airUnit, int hex) {
        return isWithinReach(state, airUnit, hex) && isOpen(state, hex);
    }

    /** Whether an air unit that has flown finds any base to return to. */
    public static boolean hasBase(GameState state, int airUnit) {
        if (mayBase(state, airUnit, state.place(airUnit))) {
            return true;
        }
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (mayBase(state, airUnit, hex)) {
                return true;
            }
        }
        return false;
    }

    /** The hex from which the way to a new base is measured: the hex attacked, or the old base of a unit that did not fly. */
    public static int centre(GameState state, int airUnit) {
        return state.has(airUnit, Mark.AIRBORNE) ? state.target(airUnit) : state.place(airUnit);
    }

    /** Why the air unit may not be put on the hex. */
    public static Optional<Refusal> refusal(GameState state, int airUnit, int hex) {
        if (!isWithinReach(state, airUnit, hex)) {
            return Optional.of(tooFar(state, airUnit, hex));
        }
        return closure(state, hex);
    }

    /** Why no air unit may be put on the hex, wherever it comes from. */
    public static Optional<Refusal> closure(GameState state, int hex) {
        if (isOpen(state, hex)) {
            return Optional.empty();
        }
        Optional<Refusal> special = SpecialRules.of(state).baseClosure(state, hex);
        return special.isPresent() ? special : Optional.of(closed(state, hex));
    }

    private static boolean isWithinReach(GameState state, int airUnit, int hex) {
        boolean old = hex == state.place(airUnit);
        boolean near = state.map().grid().distance(centre(state, airUnit), hex) <= AirRange.normal(state);
        return state.has(airUnit, Mark.AIRBORNE) ? old || near : !old && near;
    }

    private static boolean hasRoom(GameState state, int hex) {
        int room = StackingLimit.airUnits(state.combatUnits(Side.BRITISH, hex));
        return state.groundedAirUnits(Side.BRITISH, hex) < room;
    }

    private static Refusal tooFar(GameState state, int airUnit, int hex) {
        String name = state.unit(airUnit).name();
        if (hex == state.place(airUnit)) {
            return new Refusal("R10.2b", name + " is on hex " + number(state, hex) + " already.");
        }
        String from = state.has(airUnit, Mark.AIRBORNE) ? " of the hex it attacked, " : " of its base, ";
        return new Refusal(
                "R10.2b",
                name + " can only take a new base within " + AirRange.normal(state) + " hexes" + from
                        + number(state, centre(state, airUnit)) + "; " + number(state, hex) + " is farther away.");
    }

    private static Refusal closed(GameState state, int hex) {
        String number = number(state, hex);
        if (state.map().terrain(hex) != Terrain.CLEAR) {
            return new Refusal("R10.2a", "Air units need a clear hex for a base; " + number + " is not one.");
        }
        if (!hasRoom(state, hex)) {
            return state.combatUnits(Side.BRITISH, hex) > 0
                    ? new Refusal("R10.21a", "Only one air unit may share hex " + number + " with combat units.")
                    : new Refusal("R10.2a", "Hex " + number + " is full: a base takes two air units.");
        }
        return new Refusal(
                "R10.1f", "Hex " + number + " is occupied or controlled by German units: no base for the RAF.");
    }

    private static String number(GameState state, int hex) {
        return state.map().grid().number(hex);
    }
}
