package seelowe.protocol.session;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Player;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.notation.ActionNotation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where computer players are asked what they would do, or told to do it. */
final class OpponentDesk {
    private static final int LONGEST_WAIT = 600_000;
    private static final int USUAL_WAIT = 10_000;
    private static final String OUT_OF_TIME = "There was no time to think it over.";

    private final Table table;
    private final PlayDesk play;

    OpponentDesk(Table table) {
        this.table = table;
        this.play = new PlayDesk(table);
    }

    Messages messages() {
        return new Messages()
                .add("suggest", this::suggest, "opponent", "timeLimit", "seed", Request.AS)
                .add("opponent-move", this::move, "opponent", "timeLimit", "seed", "until", Request.AS);
    }

    private enum Until {
        ONE,
        TURNED
    }

    /** What the computer would do in the asker's place. */
    private void suggest(Request request, ObjectNode answer) {
        Side side = table.decider(request.audience());
        Decision decision = decide(request, side);
        answer.put("side", Values.word(side));
        answer.set("action", ActionJson.write(decision.action(), table.names()));
        answer.put("notation", new ActionNotation(table.names()).format(decision.action()));
        answer.put("why", decision.why());
    }

    /** Lets the computer play for whoever must decide: one action, or until the decision passes to the other side. */
    private void move(Request request, ObjectNode answer) {
        Until until = Words.read(Until.class, request.text("until", "one"), "until");
        Side side = table.decider(Audience.BOTH);
        answer.put("side", Values.word(side));
        ArrayNode moves = answer.putArray("moves");
        move(request, side, moves);
        while (until == Until.TURNED && table.state().result() == null && RuleBook.decider(table.state()) == side) {
            try {
                move(request, side, moves);
            } catch (JsonMistake outOfDice) {
                break; // What was played stands and must be told; whoever asks again hears of the dice.
            }
        }
        table.describe(answer, request.audience());
    }

    private void move(Request request, Side side, ArrayNode moves) {
        Audience audience = request.audience();
        GameState before = table.state();
        Decision decision = decide(request, side);
        Game.Step step = table.play(side, decision.action());
        ObjectNode move = moves.addObject();
        play.report(step, before, audience, move);
        if (move.has("action")) {
            move.put("why", decision.why());
        }
    }

    /** His decision; some legal action if he takes too long. */
    private Decision decide(Request request, Side side) {
        String name = request.text("opponent");
        if (Opponents.all().stream().noneMatch(kind -> kind.name().equals(name))) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_OPPONENT,
                    "opponent",
                    "There is no opponent \"" + name + "\"; the message \"opponents\" lists them.");
        }
        int limit = request.number("timeLimit", 1, LONGEST_WAIT, USUAL_WAIT);
        int seed = request.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
        Player player = table.player(name, side, seed);
        GameState state = table.state();
        Decision decision = within(limit, state, player);
        if (decision == null) {
            table.dismissPlayers();
            return new Decision(RuleBook.sample(state, new Chance(state.hash())), OUT_OF_TIME);
        }
        return decision;
    }

    /** His decision if it comes in time; otherwise null, and he is told to stop. */
    private static @Nullable Decision within(int milliseconds, GameState state, Player player) {
        FutureTask<Decision> thinking = new FutureTask<>(() -> player.decide(state));
        Thread thinker = new Thread(thinking, "opponent");
        thinker.setDaemon(true);
        thinker.start();
        try {
            return thinking.get(milliseconds, TimeUnit.MILLISECONDS);
        } catch (TimeoutException slow) {
            thinking.cancel(true);
            return null;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException failed) {
            throw new IllegalStateException("The opponent failed: " + failed.getCause(), failed);
        }
    }
}
