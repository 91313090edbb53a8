package seelowe.protocol.service;

import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Messages about what has happened so far. */
final class PastMessages {
    void addTo(Messages<Asker> messages) {
        messages.add("log", PastMessages::log, "from")
                .add("step", PastMessages::step, "number")
                .add("figures", PastMessages::figures);
    }

    /** The actions that stand: all of them, or from one on, counted from 1. */
    private static void log(Asker asker, Request request, ObjectNode answer) {
        int from = request.number("from", 1, Integer.MAX_VALUE, 1);
        Sighted sighted = asker.sighted();
        ChangeJson form = new ChangeJson(sighted);
        ArrayNode entries = answer.putArray("entries");
        sighted.now().after().walk(from, (before, point, after) -> {
            ObjectNode entry = entries.addObject().put("number", point.actions());
            write(form, point, before, entry);
        });
    }

    private static void write(ChangeJson form, Point point, GameState before, ObjectNode node) {
        node.put("turn", before.turn()).put("phase", before.phase().code());
        form.happened(point, before, node);
    }

    /** The board as it was after an action: for a replay. While the game goes on, as far as the asker may see it. */
    private static void step(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        Point now = sighted.now().after();
        int number = request.number("number", 0, Integer.MAX_VALUE, now.actions());
        if (number > now.actions()) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "number", "There are only " + now.actions() + " actions so far.");
        }
        ChangeJson form = new ChangeJson(sighted);
        Point point = now.at(number);
        answer.put("number", number).put("of", now.actions());
        if (number > 0) {
            write(form, point, point.before().state(), answer);
        }
        answer.set("view", form.view(sighted.seen(point.state())));
    }

    private static void figures(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        sighted.demandNothingHidden("", "Strengths are hidden until the game is over.");
        answer.set("turns", FiguresJson.write(sighted.now().after()));
        answer.put("reckoning", RuleBook.reckoning(sighted.state()));
    }
}
