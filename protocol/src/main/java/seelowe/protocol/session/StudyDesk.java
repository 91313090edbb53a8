package seelowe.protocol.session;

import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Advice;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Reports;
import seelowe.protocol.service.Request;
import seelowe.protocol.service.Thinking;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** For programs that study the game: computer players who play for whoever must decide, and counts of continuations. */
final class StudyDesk {
    private static final int DEEPEST = 4;
    private static final int MOST_COUNTED = 10_000_000;

    private final Thinking thinking;

    StudyDesk(Thinking thinking) {
        this.thinking = thinking;
    }

    Messages<EngineSession> messages() {
        return new Messages<EngineSession>()
                .add("opponent-move", this::move, Advice.fields("until", Request.AS))
                .add("perft", StudyDesk::perft, "depth", "most");
    }

    private enum Until {
        ONE,
        TURNED
    }

    /** Lets the computer play for whoever must decide: one action, or until the decision passes to the other side. */
    private void move(EngineSession session, Request request, ObjectNode answer) {
        Until until = Words.read(Until.class, request.text("until", "one"), "until");
        MemoryGame game = session.game();
        Demands.gameOn(game.state());
        Side side = RuleBook.decider(game.state());
        answer.put("side", Values.word(side));
        ArrayNode moves = answer.putArray("moves");
        move(session, request, side, moves);
        while (until == Until.TURNED && game.state().result() == null && RuleBook.decider(game.state()) == side) {
            try {
                move(session, request, side, moves);
            } catch (JsonMistake outOfDice) {
                break; // What was played stands and must be told; whoever asks again hears of the dice.
            }
        }
        Reports.standing(session.asker(request), answer);
    }

    private void move(EngineSession session, Request request, Side side, ArrayNode moves) {
        MemoryGame game = session.game();
        GameState state = game.state();
        String chair = request.text("opponent") + " " + side + " " + request.optional("seed");
        SeatedOpponent player = game.player(chair, () -> Advice.player(request, side));
        Decision decision = Advice.decide(request, player, state, (limit, thought) -> {
            Optional<Decision> inTime = thinking.within(limit, thought);
            if (inTime.isEmpty()) {
                game.dismissPlayers(); // He may be thinking still.
            }
            return inTime;
        });
        Change change = game.play(side, decision.action(), -1, decision.why());
        Reports.change(session.asker(request), change, moves.addObject());
    }

    private static void perft(EngineSession session, Request request, ObjectNode answer) {
        int depth = request.number("depth", 1, DEEPEST, 1);
        Perft perft = new Perft(request.number("most", 1, MOST_COUNTED, MOST_COUNTED));
        answer.put("depth", depth);
        answer.put("count", perft.count(session.game().state(), depth)).put("complete", perft.isComplete());
    }
}
