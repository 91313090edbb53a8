package seelowe.protocol.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.state.GameState;
import seelowe.engine.view.EventRedaction;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.EventJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ShortMoves;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.NotationException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where the game is played: actions, taking them back, and what has happened so far. */
final class PlayDesk {
    private final Table table;

    PlayDesk(Table table) {
        this.table = table;
    }

    Messages messages() {
        return new Messages()
                .add("act", this::act, "action", "notation", Request.AS)
                .add("undo", this::undo, Request.AS)
                .add("state", (request, answer) -> table.describe(answer, request.audience()), Request.AS)
                .add("log", this::log, "from", Request.AS);
    }

    private void act(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        Side side = table.decider(audience);
        GameState before = table.state();
        Game.Step step = table.play(side, action(request, table));
        report(step, before, audience, answer);
        table.describe(answer, audience);
    }

    /** The action of a message, as JSON or as notation. */
    static Action action(Request request, Table table) {
        if (request.has("action") == request.has("notation")) {
            throw new JsonMistake(
                    MistakeCode.MISSING_FIELD, "action", "Give either an \"action\" or its \"notation\".");
        }
        if (request.has("action")) {
            ShortMoves moves = new ShortMoves(table.state(), table.names());
            JsonNode given = request.field("action");
            moves.obstacle(given).ifPresent(refusal -> {
                throw new RefusedException(refusal);
            });
            return ActionJson.read(moves.spelledOut(given), "action", table.names());
        }
        try {
            return new ActionNotation(table.names()).parse(request.text("notation"));
        } catch (NotationException wrong) {
            throw new JsonMistake(MistakeCode.BAD_NOTATION, "notation, column " + wrong.column(), wrong.problem());
        }
    }

    /** Writes down a step as the audience may know it; what another side did in the dark shows in the events alone. */
    void report(Game.Step step, GameState before, Audience audience, ObjectNode node) {
        node.put("side", Values.word(step.side()));
        if (audience.side() == step.side() || !audience.isKeptInTheDark(before)) {
            node.set("action", ActionJson.write(step.action(), table.names()));
            node.put("notation", new ActionNotation(table.names()).format(step.action()));
        }
        node.set("events", EventJson.write(seen(step.events(), before, audience.viewer()), table.names()));
    }

    private static List<Event> seen(List<Event> events, GameState before, @Nullable Viewer viewer) {
        return viewer == null ? events : EventRedaction.seen(events, before, viewer);
    }

    private void undo(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        Game game = table.game().game();
        if (!game.canUndo()) {
            throw new JsonMistake(
                    MistakeCode.CANNOT_UNDO,
                    Request.TYPE,
                    "There is nothing to take back: dice were rolled, a phase ended or the decision passed on.");
        }
        table.decider(audience);
        table.undo();
        table.describe(answer, audience);
    }

    private void log(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        Game game = table.game().game();
        List<Game.Step> steps = game.steps();
        int from = request.number("from", 1, Integer.MAX_VALUE, 1);
        ArrayNode entries = answer.putArray("entries");
        for (int number = from; number <= steps.size(); number++) {
            ObjectNode entry = entries.addObject().put("number", number);
            GameState before =
                    number == 1 ? game.start() : steps.get(number - 2).after();
            report(steps.get(number - 1), before, audience, entry);
        }
    }
}
