package seelowe.protocol.form;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where one unit can go in this phase: on foot or wheels, and by rail. */
public final class ReachJson {
    private ReachJson() {}

    /** @param paths whether a cheapest way to each hex is told too */
    public static void write(GameState state, int unit, Names names, boolean paths, ObjectNode node) {
        node.put("unit", names.unit(unit)).put("place", names.place(state.place(unit)));
        node.put("points", state.isOnMap(unit) ? MovementAllowance.available(state, unit) : 0);
        Reach reach = RuleBook.reach(state, unit);
        ArrayNode hexes = node.putArray("hexes");
        for (int i = 0; i < reach.size(); i++) {
            add(hexes, reach.hex(i), reach.cost(reach.hex(i)), paths ? reach.path(reach.hex(i)) : null, names);
        }
        RailReach rails = RuleBook.railReach(state, unit);
        ArrayNode byRail = node.putArray("byRail");
        for (int i = 0; i < rails.size(); i++) {
            add(byRail, rails.hex(i), rails.distance(rails.hex(i)), paths ? rails.path(rails.hex(i)) : null, names);
        }
    }

    private static void add(ArrayNode array, int hex, int cost, @Nullable Ids path, Names names) {
        ObjectNode node = array.addObject().put("hex", names.hex(hex)).put("cost", cost);
        if (path != null) {
            node.set("path", Values.hexes(path, names));
        }
    }
}
