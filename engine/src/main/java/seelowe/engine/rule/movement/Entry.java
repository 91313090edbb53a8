package seelowe.engine.rule.movement;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** Which hexes a unit may set foot in, and in which of them it may end; friends never obstruct [5.2e, 7.1]. */
@Rule({"R5.2d", "R5.2e", "R7.1", "R14.2", "Q14", "Q15"})
public final class Entry {
    private Entry() {}

    /** Whether nothing in the hex itself bars the unit: not enemies, Home Guard, sea or, for supply units, aircraft. */
    public static boolean mayEnter(GameState state, int unit, int hex) {
        return mayEnter(state, state.unit(unit), hex);
    }

    static boolean mayEnter(GameState state, Unit unit, int hex) {
        if (!state.map().isLand(hex)) {
            return false;
        }
        if (isBarredByUnits(state, unit, hex)) {
            return false;
        }
        if (SpecialRules.of(state).closure(state, unit, hex).isPresent()) {
            return false;
        }
        if (unit.side() == Side.GERMAN) {
            return !state.hasHomeGuard(hex);
        }
        return !isFreeMove(state) || state.options().freeMoveThroughCities() || !isClosedToFreeMove(state.map(), hex);
    }

    private static boolean isBarredByUnits(GameState state, Unit unit, int hex) {
        return state.hasGround(unit.side().enemy(), hex) || isBarredByAircraft(state, unit, hex);
    }

    private static boolean isBarredByAircraft(GameState state, Unit unit, int hex) {
        return unit.type() == UnitType.SUPPLY
                && unit.side() == Side.GERMAN
                && state.groundedAirUnits(Side.BRITISH, hex) > 0;
    }

    /** Whether the unit, having come this far, may also end its move here. */
    @Rule({"R7.4d", "R11.62b", "Q25", "Q76"})
    public static boolean mayEnd(GameState state, int unit, int hex) {
        Unit counter = state.unit(unit);
        if (counter.side() == Side.GERMAN || hex == state.place(unit)) {
            return true;
        }
        if (!isFreeMove(state)) {
            return StackingLimit.toleratesAirUnits(state, counter.side(), hex);
        }
        return !isClosedToFreeMove(state.map(), hex) && StackingLimit.hasRoom(state, unit, hex);
    }

    /** [11.62b] City, beach and port hexes, in which no free move may end. */
    private static boolean isClosedToFreeMove(GameMap map, int hex) {
        return map.isCity(hex) || map.isBeach(hex) || map.isPort(hex);
    }

    private static boolean isFreeMove(GameState state) {
        return state.phase() == PhaseName.BRITISH_DEPLOYMENT;
    }

    /** Why the unit may not enter the hex, or empty if it may. */
    public static Optional<Refusal> refusal(GameState state, int unit, int hex) {
        Unit counter = state.unit(unit);
        if (mayEnter(state, counter, hex)) {
            return Optional.empty();
        }
        String number = state.map().grid().number(hex);
        if (!state.map().isLand(hex)) {
            return Refusal.because("C13-T4", "Hex " + number + " is sea.");
        }
        if (state.hasGround(counter.side().enemy(), hex)) {
            return Refusal.because("R5.2d", "Enemy units stand in hex " + number + ".");
        }
        if (counter.side() == Side.GERMAN && state.hasHomeGuard(hex)) {
            return Refusal.because("R14.2", "The Home Guard holds city hex " + number + ".");
        }
        Optional<Refusal> closure = SpecialRules.of(state).closure(state, counter, hex);
        if (closure.isPresent()) {
            return closure;
        }
        if (isBarredByAircraft(state, counter, hex)) {
            return Refusal.because(
                    "Q14", "A supply unit cannot enter hex " + number + ": British aircraft stand there.");
        }
        return Refusal.because("R11.62b", "The free move may not touch city, beach or port hex " + number + ".");
    }

    /** Why the unit may not end its move in the hex, or empty if it may. */
    public static Optional<Refusal> endRefusal(GameState state, int unit, int hex) {
        if (mayEnd(state, unit, hex)) {
            return Optional.empty();
        }
        String number = state.map().grid().number(hex);
        if (!StackingLimit.toleratesAirUnits(state, state.unit(unit).side(), hex)) {
            return Refusal.because(
                    "R7.4d", "Two air units are based in hex " + number + ": no combat unit may end there.");
        }
        if (isClosedToFreeMove(state.map(), hex)) {
            return Refusal.because("R11.62b", "The free move may not end in city, beach or port hex " + number + ".");
        }
        return Optional.of(StackingLimit.full(state, hex));
    }
}
