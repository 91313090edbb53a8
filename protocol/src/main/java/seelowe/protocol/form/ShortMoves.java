package seelowe.protocol.form;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Moves that say where to and not which way: {@code {"type":"move","unit":"GE-LAH","to":"3724"}}. The way is the cheapest that the
 * menu would show; records and notation hold it in full.
 */
public final class ShortMoves {
    private static final String TYPE = "type";
    private static final String UNIT = "unit";
    private static final String TO = "to";
    private static final String PATH = "path";
    private static final String ON_FOOT = "move";

    private final GameState state;
    private final Names names;

    public ShortMoves(GameState state, Names names) {
        this.state = state;
        this.names = names;
    }

    static boolean isMove(Action action) {
        return action instanceof Action.Move
                || action instanceof Action.MoveByRail
                || action instanceof Action.EnterByRail;
    }

    static ObjectNode write(Action action, Names names) {
        ObjectNode node = ActionJson.write(action, names);
        node.remove(PATH);
        return node.put(TO, names.hex(((Action.Along) action).path().last()));
    }

    /**
     * The same move hex by hex; any other action as it is. Where there is no way and nobody may say why, the rules will refuse what
     * comes out.
     *
     * @throws JsonMistake if the unit cannot get there
     */
    public JsonNode spelledOut(JsonNode action) {
        if (!isShort(action)) {
            return action;
        }
        Ids way = way(action);
        if (way == null) {
            demandWay(action);
        }
        ObjectNode full = ((ObjectNode) action).deepCopy();
        JsonNode to = full.remove(TO);
        if (way == null) {
            full.putArray(PATH).add(to);
        } else {
            full.set(PATH, Values.hexes(way, names));
        }
        return full;
    }

    private void demandWay(JsonNode action) {
        int unit = names.unit(action.get(UNIT).stringValue());
        if (mayAsk(unit)) {
            RuleBook.whyNot(state, unit, names.hex(action.get(TO).stringValue()))
                    .ifPresent(why -> {
                        throw JsonMistake.refused(why);
                    });
        }
    }

    /** Whether it is such a move, about things that there are; mistakes in it are for the reader of actions to find. */
    private boolean isShort(JsonNode action) {
        return action instanceof ObjectNode
                && isText(action, TYPE)
                && isText(action, UNIT)
                && isText(action, TO)
                && !action.has(PATH)
                && isMove(action.get(TYPE).stringValue())
                && names.unit(action.get(UNIT).stringValue()) != Names.UNKNOWN
                && names.hex(action.get(TO).stringValue()) != Names.UNKNOWN;
    }

    private static boolean isText(JsonNode action, String field) {
        return action.has(field) && action.get(field).isString();
    }

    private static boolean isMove(String type) {
        return type.equals(ON_FOOT) || type.equals("move-by-rail") || type.equals("enter-by-rail");
    }

    private @Nullable Ids way(JsonNode action) {
        int unit = names.unit(action.get(UNIT).stringValue());
        int hex = names.hex(action.get(TO).stringValue());
        if (!mayAsk(unit)) {
            return null;
        }
        if (action.get(TYPE).stringValue().equals(ON_FOOT)) {
            Reach reach = RuleBook.reach(state, unit);
            return reaches(reach, hex) ? reach.path(hex) : null;
        }
        RailReach rails = RuleBook.railReach(state, unit);
        return reaches(rails, hex) ? rails.path(hex) : null;
    }

    private static boolean reaches(Reach reach, int hex) {
        for (int i = 0; i < reach.size(); i++) {
            if (reach.hex(i) == hex) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(RailReach rails, int hex) {
        for (int i = 0; i < rails.size(); i++) {
            if (rails.hex(i) == hex) {
                return true;
            }
        }
        return false;
    }

    /** Nobody learns from a move of the enemy's unit where that unit could go. */
    private boolean mayAsk(int unit) {
        return state.phase() != PhaseName.GAME_OVER && state.unit(unit).side() == RuleBook.decider(state);
    }
}
