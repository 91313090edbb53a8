package seelowe.protocol.form;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The supply of a side as it would be judged at this moment: who is supplied, how far his source is, what he can draw on. */
public final class SupplyJson {
    private final GameState state;
    private final Side side;
    private final Names names;
    private final SupplyTracer lengths;
    private final SupplyTracer scratch;

    private SupplyJson(GameState state, Side side, Names names) {
        this.state = state;
        this.side = side;
        this.names = names;
        this.lengths = new SupplyTracer(state.map());
        this.scratch = new SupplyTracer(state.map());
    }

    public static void write(GameState state, Side side, Names names, ObjectNode node) {
        new SupplyJson(state, side, names).write(node);
    }

    private void write(ObjectNode node) {
        node.put("side", Values.word(side));
        lengths.measureToSources(state, side, state.map().size());
        SupplyJudgement judgement = SupplyJudgement.of(state, side);
        ArrayNode units = node.putArray("units");
        for (int unit = 0; unit < state.unitCount(); unit++) {
            Unit counter = state.unit(unit);
            if (counter.side() == side && counter.isCombat() && state.isOnMap(unit)) {
                ObjectNode each = units.addObject().put("unit", names.unit(unit));
                each.put("status", Values.word(judgement.status(unit)));
                putLength(each, state.place(unit));
                each.set("draws", draws(unit));
            }
        }
        node.set("hexes", hexes());
    }

    private void putLength(ObjectNode node, int hex) {
        if (lengths.length(hex) == SupplyTracer.NO_PATH) {
            node.putNull("distance");
        } else {
            node.put("distance", lengths.length(hex));
        }
    }

    /** The supply units that an attack of this unit could use up; the British need none. */
    private ArrayNode draws(int unit) {
        ArrayNode array = Json.array();
        for (int supply = 0; side == Side.GERMAN && supply < state.unitCount(); supply++) {
            if (AttackSupply.reaches(scratch, state, unit, supply)) {
                array.add(names.unit(supply));
            }
        }
        return array;
    }

    /** Every hex from which a path leads to a source, with its length and what that makes of a unit there. */
    private ArrayNode hexes() {
        ArrayNode array = Json.array();
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (lengths.length(hex) != SupplyTracer.NO_PATH) {
                array.addObject()
                        .put("hex", names.hex(hex))
                        .put("distance", lengths.length(hex))
                        .put(
                                "status",
                                Values.word(
                                        SupplyJudgement.byLength(state.rules().measures(), side, lengths.length(hex))));
            }
        }
        return array;
    }
}
