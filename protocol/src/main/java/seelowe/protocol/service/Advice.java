package seelowe.protocol.service;

import java.util.stream.Stream;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.ActionNotation;
import tools.jackson.databind.node.ObjectNode;

/** What a computer player would do in the asker's place. He sees what the asker sees, and has no memory: the same game, the same advice. */
public final class Advice {
    private static final int LONGEST_WAIT = 600_000;
    private static final int USUAL_WAIT = 10_000;
    private static final String OUT_OF_TIME = "There was no time to think it over.";

    private final Thinking thinking;

    Advice(Thinking thinking) {
        this.thinking = thinking;
    }

    /** The fields of a message that asks a computer player, and some of its own. */
    public static String[] fields(String... own) {
        return Stream.concat(Stream.of("opponent", "timeLimit", "seed"), Stream.of(own))
                .toArray(String[]::new);
    }

    void addTo(Messages<Asker> messages) {
        messages.add("suggest", this::suggest, fields());
    }

    private void suggest(Asker asker, Request request, ObjectNode answer) {
        Side side = asker.deciding();
        Sighted sighted = asker.sighted();
        SeatedOpponent player = player(request, side);
        Decision decision = decide(request, player, sighted.state(), thinking);
        answer.put("side", Values.word(side));
        answer.set("action", ActionJson.write(decision.action(), sighted.names()));
        answer.put("notation", new ActionNotation(sighted.names()).format(decision.action()));
        answer.put("why", decision.why());
    }

    /** The computer player that a message names. */
    public static SeatedOpponent player(Request request, Side side) {
        String name = request.text("opponent");
        if (Opponents.all().stream().noneMatch(kind -> kind.name().equals(name))) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_OPPONENT,
                    "opponent",
                    "There is no opponent \"" + name + "\"; the message \"opponents\" lists them.");
        }
        int seed = request.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
        return new SeatedOpponent(Opponents.named(name, seed), side, seed);
    }

    /** His decision; some legal action if he takes longer than the message allows. */
    public static Decision decide(Request request, SeatedOpponent player, GameState state, Thinking thinking) {
        int limit = request.number("timeLimit", 1, LONGEST_WAIT, USUAL_WAIT);
        return thinking.within(limit, () -> player.decide(state)).orElseGet(() -> atRandom(state));
    }

    /** By the state that was shown, so that it tells nothing more. */
    private static Decision atRandom(GameState state) {
        return new Decision(RuleBook.sample(state, new Chance(state.hash())), OUT_OF_TIME);
    }
}
