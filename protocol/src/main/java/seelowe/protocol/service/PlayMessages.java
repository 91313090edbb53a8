package seelowe.protocol.service;

import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ShortMoves;
import seelowe.protocol.form.Words;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.NotationException;
import tools.jackson.databind.node.ObjectNode;

/** Messages that change the game: actions, taking them back, remarks. */
final class PlayMessages {
    private static final String SEQ = "seq";
    private static final String ACTION = "action";
    private static final String NOTATION = "notation";
    private static final String RESIGN = "resign";

    void addTo(Messages<Asker> messages) {
        messages.add("act", PlayMessages::act, ACTION, NOTATION, SEQ)
                .add("undo", PlayMessages::undo, SEQ)
                .add("comment", PlayMessages::comment, "text", "side", "number");
    }

    private static void act(Asker asker, Request request, ObjectNode answer) {
        Side side = givesUp(request) ? asker.playing() : asker.deciding();
        Action action = action(request, asker.sighted());
        Change change = asker.game().play(side, action, seen(request));
        answer.put(SEQ, change.seq());
        if (!asker.isTold()) {
            ChangeJson form = new ChangeJson(asker.sighted());
            form.happened(change, answer);
            form.standing(asker.game(), answer);
        }
    }

    /** Which need not wait until one is to decide; whoever keeps the game says whether it can be done before. */
    private static boolean givesUp(Request request) {
        return request.has(NOTATION)
                ? request.text(NOTATION).strip().equals(RESIGN)
                : request.has(ACTION)
                        && request.field(ACTION).path("type").asString("").equals(RESIGN);
    }

    private static int seen(Request request) {
        return request.number(SEQ, 0, Integer.MAX_VALUE, -1);
    }

    /**
     * The action of a message, as JSON or as notation. A move that only says where to is spelled out by what the asker sees.
     */
    static Action action(Request request, Sighted sighted) {
        Names names = sighted.names();
        if (request.has(ACTION) == request.has(NOTATION)) {
            throw new JsonMistake(MistakeCode.MISSING_FIELD, ACTION, "Give either an \"action\" or its \"notation\".");
        }
        if (request.has(ACTION)) {
            ShortMoves moves = new ShortMoves(sighted.state(), names);
            return ActionJson.read(moves.spelledOut(request.field(ACTION)), ACTION, names);
        }
        try {
            return new ActionNotation(names).parse(request.text(NOTATION));
        } catch (NotationException wrong) {
            throw new JsonMistake(MistakeCode.BAD_NOTATION, "notation, column " + wrong.column(), wrong.problem());
        }
    }

    private static void undo(Asker asker, Request request, ObjectNode answer) {
        Side side = asker.seat().deciding(asker.game().now().after().state());
        Demands.undo(asker.game().now().canUndo());
        Change change = asker.game().undo(side, seen(request));
        answer.put(SEQ, change.seq());
        if (!asker.isTold()) {
            new ChangeJson(asker.sighted()).standing(asker.game(), answer);
        }
    }

    /** Who plays both sides may say for which he speaks. A remark is about the last action, or about the one whose number is given. */
    private static void comment(Asker asker, Request request, ObjectNode answer) {
        Side side = request.has("side")
                ? Words.read(Side.class, request.text("side"), "side")
                : asker.seat().deciding(asker.game().now().after().state());
        if (!asker.seat().plays(side)) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "side", "You may only speak for a side that you play.");
        }
        String words = Demands.comment(request.text("text"));
        int last = asker.game().now().after().actions();
        int about = request.number("number", 0, last, last);
        answer.put(SEQ, asker.game().comment(side, words, about).seq());
    }
}
