package seelowe.engine.rule.air;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [10.3, 10.4] Which units and hexes can be attacked from the air. */
@Rule({"R10.0a", "R10.3a", "R10.3b", "R10.4", "R10.21b", "Q58"})
public final class AirTargets {
    private AirTargets() {}

    /** Whether an air attack of this side on the unit's hex would be rolled for this unit. */
    public static boolean isTarget(GameState state, Side attacker, int unit) {
        Unit target = state.unit(unit);
        if (target.side() == attacker) {
            return false;
        }
        int place = state.place(unit);
        return place >= 0
                ? target.isCombat() && !state.map().isCity(place)
                : Place.isEchelon(place) && state.mapHex(unit) >= 0;
    }

    /** Whether this air unit may be sent against the hex, as far as target and range go. */
    public static boolean mayAttack(GameState state, int airUnit, int hex) {
        return isWithinReach(state, airUnit, hex)
                && firstIn(state, state.unit(airUnit).side(), hex) >= 0;
    }

    /** The units that an air attack of this side on these hexes is rolled for, ascending. */
    public static Ids in(GameState state, Side attacker, Ids hexes) {
        int[] found = new int[state.unitCount()];
        int count = 0;
        for (int unit = 0; unit < found.length; unit++) {
            if (isTarget(state, attacker, unit) && hexes.contains(state.mapHex(unit))) {
                found[count++] = unit;
            }
        }
        return Ids.of(found, count);
    }

    /** All hexes this air unit may be sent against, ascending. */
    public static int[] hexes(GameState state, int airUnit) {
        Side attacker = state.unit(airUnit).side();
        HexSet hexes = new HexSet(state.map().size());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isTarget(state, attacker, unit) && isWithinReach(state, airUnit, state.mapHex(unit))) {
                hexes.add(state.mapHex(unit));
            }
        }
        return hexes.toArray();
    }

    /** Whether there is anything at all for this side's air units to attack. */
    public static boolean exist(GameState state, Side attacker) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isTarget(state, attacker, unit)) {
                return true;
            }
        }
        return false;
    }

    /** Why the air unit may not be sent against the hex. */
    public static Optional<Refusal> refusal(GameState state, int airUnit, int hex) {
        Side attacker = state.unit(airUnit).side();
        if (firstIn(state, attacker, hex) < 0) {
            return Optional.of(noTarget(state, attacker, hex));
        }
        if (!isWithinReach(state, airUnit, hex)) {
            return Optional.of(new Refusal(
                    "R10.1e",
                    "Echelon hex " + number(state, hex) + " is more than " + AirRange.normal(state) + " hexes from "
                            + state.unit(airUnit).name() + ": ships can only be attacked at normal range."));
        }
        return Optional.empty();
    }

    private static Refusal noTarget(GameState state, Side attacker, int hex) {
        boolean occupied = state.hasGround(attacker.enemy(), hex);
        if (occupied && state.map().isCity(hex)) {
            return new Refusal(
                    "R10.4", "Units in a city hex such as " + number(state, hex) + " are safe from the air.");
        }
        if (occupied) {
            return new Refusal(
                    "R10.4", "Supply units ashore, as in hex " + number(state, hex) + ", are no target for air units.");
        }
        return attacker == Side.GERMAN
                ? new Refusal("R10.3a", "There is no British combat unit in hex " + number(state, hex) + ".")
                : new Refusal(
                        "R10.3b",
                        "There is neither a German combat unit ashore nor a German unit at sea in hex "
                                + number(state, hex) + ".");
    }

    @Rule("R10.1e")
    private static boolean isWithinReach(GameState state, int airUnit, int hex) {
        return state.map().isLand(hex) || AirRange.isNormal(state, airUnit, hex);
    }

    private static int firstIn(GameState state, Side attacker, int hex) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (isTarget(state, attacker, unit)) {
                return unit;
            }
        }
        return state.map().isLand(hex) ? -1 : firstAtSea(state, attacker, hex);
    }

    private static int firstAtSea(GameState state, Side attacker, int hex) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.mapHex(unit) == hex && isTarget(state, attacker, unit)) {
                return unit;
            }
        }
        return -1;
    }

    private static String number(GameState state, int hex) {
        return state.map().grid().number(hex);
    }
}
