package seelowe.protocol.form;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.landing.TransportWave;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One thing that may be done. Nine tenths of a menu are the ways of moves: unless they are asked for, a move names only the hex it
 * leads to, and whoever plays it goes by a cheapest way.
 */
final class ChoiceJson {
    private final GameState state;
    private final Names names;
    private final ActionNotation notation;
    private final boolean paths;

    ChoiceJson(GameState state, Names names, boolean paths) {
        this.state = state;
        this.names = names;
        this.notation = new ActionNotation(names);
        this.paths = paths;
    }

    ObjectNode of(Action action) {
        ObjectNode node = Json.object();
        if (paths) {
            node.set("action", ActionJson.write(action, names));
            return node.put("notation", notation.format(action));
        }
        node.set(
                "action",
                ShortMoves.isMove(action) ? ShortMoves.write(action, names) : ActionJson.write(action, names));
        return node;
    }

    /** What one unit may do, with where it leads, what it costs, and whether it makes a stack too high. */
    ArrayNode ofUnit(int unit, List<Action> actions) {
        Reach reach = RuleBook.reach(state, unit);
        RailReach rails = RuleBook.railReach(state, unit);
        ArrayNode array = Json.array();
        for (Action action : actions) {
            ObjectNode node = of(action);
            String to = destination(action);
            if (to != null) {
                node.put("to", to);
            }
            if (action instanceof Action.Move move) {
                node.put("cost", reach.cost(move.path().last()));
            } else if (action instanceof Action.Along ride && ShortMoves.isMove(action)) {
                node.put("cost", rails.distance(ride.path().last()));
            } else if (action instanceof Action.Embark) {
                node.put("cost", TransportWave.cost(state, unit));
            }
            if (overstacks(unit, action)) {
                node.put("overstacks", true);
            }
            array.add(node);
        }
        return array;
    }

    private @Nullable String destination(Action action) {
        if (action instanceof Action.Along along) {
            return along.path().isEmpty() ? null : names.hex(along.path().last());
        }
        if (action instanceof Action.Exit exit) {
            return exit.path().isEmpty() ? null : names.hex(exit.path().last());
        }
        if (action instanceof Action.AtHex at) {
            return at.hex() < 0 ? null : names.hex(at.hex());
        }
        LandingArea area = action instanceof Action.Embark embark
                ? embark.area()
                : action instanceof Action.AssignArea plan ? plan.area() : null;
        return area == null ? null : area.name();
    }

    /** [7.0] Allowed for the moment; but no Movement Phase ends so while somebody can still make room. */
    private boolean overstacks(int unit, Action action) {
        if (ShortMoves.isMove(action)) {
            return !StackingLimit.hasRoom(
                    state, unit, ((Action.Along) action).path().last());
        }
        boolean comesAshore =
                action instanceof Action.Land || action instanceof Action.Drop || action instanceof Action.FlySupply;
        return comesAshore && !StackingLimit.hasRoom(state, unit, ((Action.AtHex) action).hex());
    }
}
