package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.air.AirBases;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.SetUpZone;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [LT 2.0] Where units and airfields may be set up. */
@Rule({"LT2.12", "LT2.22", "LT2.23", "LT2.24", "R7.4b", "Q95", "Q97"})
final class SetUpRules {
    private final Terms terms;

    SetUpRules(Terms terms) {
        this.terms = terms;
    }

    /** Whether the unit is one that its owner sets up where he likes. */
    static boolean isFree(GameState state, int unit) {
        return state.scenario().deployments().get(unit) instanceof Deployment.InZone;
    }

    boolean mayDeploy(GameState state, int unit, int hex) {
        Unit counter = state.unit(unit);
        if (hex == state.place(unit)) {
            return false;
        }
        if (isGermanAir(counter)) {
            return state.campaign().isAirfield(hex) && GermanBases.hasRoom(state, hex);
        }
        return isInZone(state, unit, hex)
                && state.map().isLand(hex)
                && !hasUnit(state, counter.side().enemy(), hex)
                && !isClosedToGermans(state, counter, hex)
                && (counter.isAir() ? AirBases.isOpen(state, hex) : StackingLimit.hasRoom(state, unit, hex));
    }

    /** Why the unit of the side that sets up may not be put on the hex. */
    Optional<Refusal> refusal(GameState state, int unit, int hex) {
        if (mayDeploy(state, unit, hex)) {
            return Optional.empty();
        }
        Unit counter = state.unit(unit);
        String number = number(state, hex);
        if (hex == state.place(unit)) {
            return Refusal.because(zoneRule(counter), counter.name() + " is in hex " + number + " already.");
        }
        if (isGermanAir(counter)) {
            return airRefusal(state, counter, hex);
        }
        if (!isInZone(state, unit, hex)) {
            return Refusal.because(
                    zoneRule(counter),
                    counter.name() + " is set up " + zone(state, unit).name() + "; hex " + number + " is not there.");
        }
        return placeRefusal(state, counter, hex);
    }

    private static Optional<Refusal> placeRefusal(GameState state, Unit unit, int hex) {
        String number = number(state, hex);
        if (!state.map().isLand(hex)) {
            return Refusal.because("C13-T4", "Hex " + number + " is sea.");
        }
        if (hasUnit(state, unit.side().enemy(), hex)) {
            return Refusal.because("R5.2d", "Enemy units are in hex " + number + ".");
        }
        if (isClosedToGermans(state, unit, hex)) {
            return Refusal.because(
                    "LT2.23", "British units control hex " + number + ": no German unit begins the game there.");
        }
        if (unit.isAir()) {
            return AirBases.closure(state, hex);
        }
        return unit.isSupply()
                ? Refusal.because("R7.4b", "Hex " + number + " has its supply unit already.")
                : Optional.of(StackingLimit.full(state, hex));
    }

    private static Optional<Refusal> airRefusal(GameState state, Unit unit, int hex) {
        return state.campaign().isAirfield(hex)
                ? Optional.of(GermanBases.full(state, hex))
                : Refusal.because(
                        "LT2.24",
                        unit.name() + " is set up on a German airfield; there is none in hex " + number(state, hex)
                                + ".");
    }

    /** How many airfields are still to be laid out. */
    int airfieldsLeft(GameState state) {
        return terms.airfields() - state.campaign().airfields().size();
    }

    boolean mayBuild(GameState state, int hex) {
        return airfieldsLeft(state) > 0
                && state.map().terrain(hex) == Terrain.CLEAR
                && state.map().grid().row(hex) > terms.airfieldsSouthOf()
                && !state.campaign().isAirfield(hex)
                && !isBritish(state, hex);
    }

    /** Why no German airfield may be laid out in the hex. */
    Optional<Refusal> buildRefusal(GameState state, int hex) {
        if (mayBuild(state, hex)) {
            return Optional.empty();
        }
        String number = number(state, hex);
        if (airfieldsLeft(state) <= 0) {
            return Refusal.because("LT2.24", "All German airfields are laid out.");
        }
        if (state.map().terrain(hex) != Terrain.CLEAR) {
            return Refusal.because("LT2.24", "An airfield needs a clear hex; " + number + " is not one.");
        }
        if (state.campaign().isAirfield(hex)) {
            return Refusal.because("LT2.24", "Hex " + number + " has an airfield already.");
        }
        return isBritish(state, hex)
                ? Refusal.because("LT2.24", "British units are in hex " + number + " or control it: no airfield there.")
                : Refusal.because("LT2.24", "Hex " + number + " lies too far north for a German airfield.");
    }

    private static boolean isBritish(GameState state, int hex) {
        return hasUnit(state, Side.BRITISH, hex) || state.controls(Side.BRITISH, hex);
    }

    private static boolean isClosedToGermans(GameState state, Unit unit, int hex) {
        return unit.side() == Side.GERMAN && state.controls(Side.BRITISH, hex);
    }

    private static boolean hasUnit(GameState state, Side side, int hex) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).side() == side) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGermanAir(Unit unit) {
        return unit.isAir() && unit.side() == Side.GERMAN;
    }

    private static boolean isInZone(GameState state, int unit, int hex) {
        HexGrid grid = state.map().grid();
        return zone(state, unit).contains(grid.column(hex), grid.row(hex));
    }

    private static SetUpZone zone(GameState state, int unit) {
        if (state.scenario().deployments().get(unit) instanceof Deployment.InZone free) {
            return free.zone();
        }
        throw new IllegalArgumentException(state.unit(unit).key() + " is not set up freely");
    }

    static String zoneRule(Unit unit) {
        return unit.side() == Side.BRITISH ? "LT2.12" : "LT2.22";
    }

    private static String number(GameState state, int hex) {
        return state.map().grid().number(hex);
    }
}
