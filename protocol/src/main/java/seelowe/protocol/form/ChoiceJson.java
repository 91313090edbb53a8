package seelowe.protocol.form;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
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
    private int reached = Names.UNKNOWN;
    private @Nullable Reach reach;
    private @Nullable RailReach rails;

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

    /** Writes what one unit may do, with where it leads, what it costs, and whether it makes a stack too high. */
    void writeUnit(int unit, List<Action> actions, ObjectNode entry) {
        ArrayNode choices = entry.putArray("choices");
        for (Action action : actions) {
            if (paths || !ShortMoves.isMove(action)) {
                choices.add(detailed(unit, action));
            }
        }
        if (!paths) {
            writeMoves(unit, actions, entry);
        }
    }

    private ObjectNode detailed(int unit, Action action) {
        ObjectNode node = of(action);
        String to = destination(action);
        if (to != null) {
            node.put("to", to);
        }
        if (ShortMoves.isMove(action)) {
            node.put("cost", cost(unit, (Action.Along) action));
        } else if (action instanceof Action.Embark) {
            node.put("cost", TransportWave.cost(state, unit));
        }
        if (overstacks(unit, action)) {
            node.put("overstacks", true);
        }
        return node;
    }

    /** All moves of a kind together: there may be hundreds, and each is its kind, the unit and one of the hexes. */
    private void writeMoves(int unit, List<Action> actions, ObjectNode entry) {
        Map<String, ObjectNode> kinds = new TreeMap<>();
        for (Action action : actions) {
            if (ShortMoves.isMove(action)) {
                ObjectNode kind = kinds.computeIfAbsent(RecordForms.kind(action.getClass()), word -> {
                    ObjectNode node = Json.object().put("type", word);
                    node.putObject("to");
                    return node;
                });
                String hex = names.hex(((Action.Along) action).path().last());
                ((ObjectNode) kind.get("to")).put(hex, cost(unit, (Action.Along) action));
                if (overstacks(unit, action)) {
                    kind.withArray("overstacks").add(hex);
                }
            }
        }
        if (!kinds.isEmpty()) {
            ArrayNode moves = entry.putArray("moves");
            kinds.values().forEach(moves::add);
        }
    }

    /** In Movement Points, or in hexes by rail. */
    private int cost(int unit, Action.Along move) {
        if (unit != reached) {
            reached = unit;
            reach = RuleBook.reach(state, unit);
            rails = RuleBook.railReach(state, unit);
        }
        int hex = move.path().last();
        return move instanceof Action.Move
                ? Objects.requireNonNull(reach).cost(hex)
                : Objects.requireNonNull(rails).distance(hex);
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
