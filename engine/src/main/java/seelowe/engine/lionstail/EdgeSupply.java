package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [LT 4.25] One group without a supply unit may draw on one that is on the map, not far from the edge. */
@Rule({"LT4.25", "Q106", "Q107"})
final class EdgeSupply {
    private final int reach;

    EdgeSupply(Terms terms) {
        this.reach = terms.edgeReach();
    }

    /** The groups of which the German may name one now: none if no open path leads to a supply unit. */
    Ids candidates(GameState state) {
        Groups groups = Groups.of(state);
        Ids found = Ids.none();
        for (int group = 1; group <= groups.highest(); group++) {
            if (needsSupply(groups, group)) {
                found = found.with(group);
            }
        }
        return found.isEmpty() || !isWithinReach(state) ? Ids.none() : found;
    }

    private static boolean needsSupply(Groups groups, int group) {
        return groups.hasCombat(group) && !groups.hasSupply(group);
    }

    /** Why this group cannot be named, or empty if it can. */
    Optional<Refusal> refusal(GameState state, int group) {
        Groups groups = Groups.of(state);
        if (group < 1 || group > groups.highest() || !groups.hasCombat(group)) {
            return Refusal.because("LT4.25", "There is no combat unit in a group " + group + " beyond the edge.");
        }
        if (groups.hasSupply(group)) {
            return Refusal.because("LT4.25", "Group " + group + " has a supply unit of its own.");
        }
        return isWithinReach(state)
                ? Optional.empty()
                : Refusal.because(
                        "LT4.25", "No open path of " + reach + " hexes leads from the edge to a supply unit.");
    }

    /** Whether an open path leads from beyond the edge to a supply unit, its hex counted and the first hex too. */
    boolean isWithinReach(GameState state) {
        if (!anySupplyNear(state)) {
            return false;
        }
        SupplyTracer tracer = new SupplyTracer(state.map());
        tracer.measureToSources(state, Side.GERMAN, reach - 1);
        HexGrid grid = state.map().grid();
        for (int column = 1; column <= grid.columns(); column++) {
            int hex = grid.at(column, 1);
            if (tracer.length(hex) < reach && SupplyTracer.isOpen(state, Side.GERMAN, hex)) {
                return true;
            }
        }
        return false;
    }

    private boolean anySupplyNear(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).isSupply()
                    && state.map().grid().row(state.place(unit)) <= reach) {
                return true;
            }
        }
        return false;
    }
}
