package seelowe.engine.rule.supply;

import java.util.Arrays;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.SupplyStatus;

/** Supply as the ledger defines it, reckoned slowly and from the units alone: the measure for {@link SupplyTracer}. */
final class SupplyByDefinition {
    private static final int FAR = SupplyTracer.NO_PATH;

    private final GameState state;
    private final Side side;
    private final int lifted;
    private final GameMap map;

    SupplyByDefinition(GameState state, Side side, int lifted) {
        this.state = state;
        this.side = side;
        this.lifted = lifted;
        this.map = state.map();
    }

    /** From every hex, the fewest hexes to one of these sources: improved until nothing gets better. */
    int[] lengths(boolean partial) {
        int[] length = new int[map.size()];
        Arrays.fill(length, FAR);
        boolean better = true;
        while (better) {
            better = false;
            for (int hex = 0; hex < length.length; hex++) {
                int found =
                        map.isLand(hex) && (partial ? isPartial(hex) : isSource(hex)) ? 0 : overNeighbours(length, hex);
                better |= found < length[hex];
                length[hex] = Math.min(length[hex], found);
            }
        }
        return length;
    }

    private int overNeighbours(int[] length, int hex) {
        int best = FAR;
        for (int next = 0; next < length.length; next++) {
            if (length[next] != FAR && joined(hex, next) && isOpen(next)) {
                best = Math.min(best, length[next] + 1);
            }
        }
        return best;
    }

    SupplyStatus status(int unit) {
        Unit counter = state.unit(unit);
        if (counter.isSupply() || counter.isAir() || counter.type() == UnitType.PARTISAN) {
            return SupplyStatus.SUPPLIED;
        }
        int length = lengths(false)[state.place(unit)];
        if (side == Side.BRITISH) {
            return length == FAR ? SupplyStatus.ISOLATED : SupplyStatus.SUPPLIED;
        }
        if (length <= 5) {
            return SupplyStatus.SUPPLIED;
        }
        boolean saved = length <= 10 || lengths(true)[state.place(unit)] <= 3;
        return saved ? SupplyStatus.UNSUPPLIED : SupplyStatus.ISOLATED;
    }

    private boolean joined(int a, int b) {
        int way = map.grid().direction(a, b);
        return way >= 0 && map.isLand(a) && map.isLand(b) && (crossesSea() || !map.isSeaSide(a, way));
    }

    private boolean crossesSea() {
        return side == Side.GERMAN && state.options().germanSupplyAcrossSea();
    }

    private boolean isOpen(int hex) {
        boolean guarded = side == Side.GERMAN && state.hasHomeGuard(hex);
        return !guarded && !hasEnemy(hex) && (!isControlled(hex) || hasFriend(hex));
    }

    private boolean hasEnemy(int hex) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            boolean blocks = state.unit(unit).isGround() || state.options().airUnitsBlockSupply();
            if (state.place(unit) == hex && state.unit(unit).side() != side && blocks) {
                return true;
            }
        }
        return false;
    }

    private boolean hasFriend(int hex) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            boolean here = state.place(unit) == hex && unit != lifted;
            if (here && state.unit(unit).side() == side && state.unit(unit).isGround()) {
                return true;
            }
        }
        return false;
    }

    private boolean isControlled(int hex) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            Unit counter = state.unit(unit);
            if (counter.side() != side && counter.isCombat() && !state.has(unit, Mark.ENTRAINED)) {
                for (int way = 0; way < HexDirection.COUNT; way++) {
                    if (!map.isSeaSide(hex, way) && map.grid().neighbour(hex, way) == state.place(unit)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isSource(int hex) {
        if (side == Side.BRITISH) {
            var city = map.city(hex);
            return map.grid().row(hex) == 1 || (city != null && city.hexes().size() >= 2);
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.place(unit) == hex && state.unit(unit).isSupply()) {
                return true;
            }
        }
        return false;
    }

    private boolean isPartial(int hex) {
        var area = map.landingArea(hex);
        boolean beach = map.isBeach(hex) && area != null && state.isInvaded(area);
        return state.isGermanHeld(hex) && (map.isPort(hex) || beach);
    }
}
