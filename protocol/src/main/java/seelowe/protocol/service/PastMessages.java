package seelowe.protocol.service;

import java.util.List;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.StandingJson;
import seelowe.protocol.form.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Messages about what has happened so far. */
final class PastMessages {
    void addTo(Messages<Asker> messages) {
        messages.add("log", PastMessages::log, "from")
                .add("step", PastMessages::step, "number")
                .add("figures", PastMessages::figures)
                .add("summary", PastMessages::summary, "side")
                .add("standing", PastMessages::standing, "number");
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
            asker.game().remarks().write(point.actions(), entry);
            List<Integer> taken = Places.changed(before, after);
            if (!taken.isEmpty()) {
                entry.set("taken", TurnTaleJson.taken(taken, sighted.names(), after::isGermanHeld));
            }
        });
    }

    /** The last Player-Turn of a side looked back upon; of the enemy's, if nothing is said. */
    private static void summary(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        Side own = sighted.audience().side();
        Side other = own == null ? sighted.state().phase().side().enemy() : own.enemy();
        Side side = request.has("side") ? Words.read(Side.class, request.text("side"), "side") : other;
        new TurnTaleJson(TurnTale.of(sighted, side), sighted.names()).write(answer);
    }

    private static void write(ChangeJson form, Point point, GameState before, ObjectNode node) {
        node.put("turn", before.turn()).put("phase", before.phase().code());
        form.happened(point, before, node);
    }

    /** The board as it was after an action: for a replay. While the game goes on, as far as the asker may see it. */
    private static void step(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        ChangeJson form = new ChangeJson(sighted);
        Point point = point(sighted, request);
        int number = point.actions();
        answer.put("number", number).put("of", sighted.now().after().actions());
        if (number > 0) {
            write(form, point, point.before().state(), answer);
            asker.game().remarks().write(number, answer);
        }
        answer.set("view", form.view(sighted.seen(point.state())));
    }

    /** How the game stands, or stood after an action. */
    private static void standing(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        StandingJson.write(sighted.seen(point(sighted, request).state()), !sighted.isKeptInTheDark(), answer);
    }

    private static Point point(Sighted sighted, Request request) {
        Point now = sighted.now().after();
        int number = request.number("number", 0, Integer.MAX_VALUE, now.actions());
        if (number > now.actions()) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "number", "There are only " + now.actions() + " actions so far.");
        }
        return now.at(number);
    }

    private static void figures(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        sighted.demandNothingHidden("", "Strengths are hidden until the game is over.");
        answer.set("turns", FiguresJson.write(sighted.now().after()));
        String early = EarlyEnd.how(sighted.now().after());
        answer.put(
                "reckoning",
                (early.isEmpty() ? "" : early + " As the board stands: ") + RuleBook.reckoning(sighted.state()));
    }
}
