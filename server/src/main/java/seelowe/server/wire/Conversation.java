package seelowe.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.json.JsonText;
import seelowe.protocol.session.Questions;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.Denied;
import seelowe.server.table.Moment;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import seelowe.server.table.Watcher;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What one screen says to its table, and what it is answered. Changes are told to everybody by the table itself; the answer comes
 * after them. No message, however wrong, ends a conversation.
 */
public final class Conversation {
    private static final Logger LOG = LoggerFactory.getLogger(Conversation.class);

    private final Tables tables;
    private final ComputerPlayers computers;
    private final Questions questions;
    private final String game;
    private final Screen screen;
    private final Watcher watcher;

    /** @param watcher of the screen, to be shown the board when another player takes the chair */
    public Conversation(
            Tables tables,
            ComputerPlayers computers,
            Questions questions,
            String game,
            Screen screen,
            Watcher watcher) {
        this.tables = tables;
        this.computers = computers;
        this.questions = questions;
        this.game = game;
        this.screen = screen;
        this.watcher = watcher;
    }

    /** The answer to one message. */
    public ObjectNode answer(String text) {
        ObjectNode message;
        try {
            message = parse(text);
        } catch (JsonMistake mistake) {
            return ErrorJson.write(null, mistake);
        }
        JsonNode id = message.get("id");
        if (id != null && !id.isString() && !id.isIntegralNumber()) {
            return ErrorJson.write(null, JsonMistake.wrongType("id", "a text or a whole number"));
        }
        try {
            return tables.at(game, table -> answer(table, new Message(message), id));
        } catch (Denied denied) {
            return ErrorJson.write(id, denied);
        } catch (JsonMistake mistake) {
            return ErrorJson.write(id, mistake);
        } catch (StoreException failure) {
            return ErrorJson.error(id, Denied.Code.CANNOT_STORE.word(), failure.getMessage() + ".");
        } catch (RuntimeException | StackOverflowError ours) {
            LOG.error("Game {}: a message failed", game, ours);
            return ErrorJson.internal(id);
        }
    }

    /** @throws JsonMistake if the text is not one JSON object */
    public static ObjectNode parse(String text) {
        try {
            if (Json.parse(text) instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException broken) {
            throw new JsonMistake(MistakeCode.MALFORMED, "", "This is no JSON: " + JsonText.reason(broken));
        }
        throw new JsonMistake(MistakeCode.NOT_AN_OBJECT, "", "A message is a JSON object, {\"type\":...}.");
    }

    private ObjectNode answer(Table table, Message message, @Nullable JsonNode id) {
        String type = message.text("type");
        ObjectNode answer = Json.object();
        if (id != null) {
            answer.set("id", id);
        }
        answer.put("type", type);
        switch (type) {
            case "act" -> act(table, message, answer);
            case "undo" -> changed(table, table.undo(deciding(table), message.number("seq", -1)), answer);
            case "comment" -> comment(table, message, answer);
            case "hand-over" -> handOver(table, message, answer);
            case "log" -> log(table, message, answer);
            case "step" -> step(table, message, answer);
            case "figures" -> figures(table, answer);
            default -> {
                GameState state = table.state();
                return questions.answer(state, screen.audience(state), message.node());
            }
        }
        return answer;
    }

    private Side deciding(Table table) {
        return screen.deciding(table.state());
    }

    private void act(Table table, Message message, ObjectNode answer) {
        Side side = deciding(table);
        changed(table, table.act(side, message.action(table.names()), message.number("seq", -1), ""), answer);
    }

    private void changed(Table table, Moment moment, ObjectNode answer) {
        answer.put("seq", moment.seq());
        computers.wake(game);
        table.otherBoard().ifPresent(other -> computers.wake(other.row().id()));
    }

    private void comment(Table table, Message message, ObjectNode answer) {
        Side side = message.has("side") ? Words.read(Side.class, message.text("side"), "side") : deciding(table);
        if (!screen.role().plays(side)) {
            throw new Denied(Denied.Code.NOT_YOUR_SEAT, "You may only speak for a side that you play.");
        }
        answer.put("seq", table.comment(side, message.text("text")).seq());
    }

    /** The right player has taken the chair: now he may see his side. */
    private void handOver(Table table, Message message, ObjectNode answer) {
        Side side = Words.read(Side.class, message.text("side"), "side");
        Moment now = table.now();
        if (now.after().result() != null || RuleBook.decider(now.after()) != side) {
            throw new Denied(Denied.Code.NOT_YOUR_DECISION, "It is the other side's decision.");
        }
        screen.take(side);
        watcher.changed(now);
        answer.put("seq", now.seq());
    }

    /** What happened so far: all of it, or from an action on, counted from 1. */
    private void log(Table table, Message message, ObjectNode answer) {
        MomentJson form = new MomentJson(table.names());
        List<Game.Step> steps = table.steps();
        ArrayNode entries = answer.putArray("entries");
        for (int number = Math.max(1, message.number("from", 1)); number <= steps.size(); number++) {
            write(form, table, steps, number, entries.addObject());
        }
    }

    private void write(MomentJson form, Table table, List<Game.Step> steps, int number, ObjectNode node) {
        Game.Step step = steps.get(number - 1);
        GameState before = number == 1 ? table.start() : steps.get(number - 2).after();
        node.put("number", number)
                .put("turn", before.turn())
                .put("phase", before.phase().code());
        form.happened(step.side(), step.action(), step.events(), before, audience(table), node);
    }

    /** The board as it was after an action: for a replay. While the game goes on, as far as the screen may see it. */
    private void step(Table table, Message message, ObjectNode answer) {
        MomentJson form = new MomentJson(table.names());
        List<Game.Step> steps = table.steps();
        int number = message.number("number", steps.size());
        if (number > steps.size()) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "number", "There are only " + steps.size() + " actions so far.");
        }
        answer.put("number", number).put("of", steps.size());
        if (number > 0) {
            write(form, table, steps, number, answer);
        }
        GameState state = number == 0 ? table.start() : steps.get(number - 1).after();
        answer.set("view", form.view(state, audience(table)));
    }

    private void figures(Table table, ObjectNode answer) {
        if (audience(table).isKeptInTheDark(table.state())) {
            throw new Denied(Denied.Code.REFUSED, "Strengths are hidden until the game is over.");
        }
        answer.set("turns", FiguresJson.write(table.start(), table.steps()));
        answer.put("reckoning", RuleBook.reckoning(table.state()));
    }

    private Audience audience(Table table) {
        return screen.audience(table.state());
    }
}
