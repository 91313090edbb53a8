package seelowe.protocol.service;

import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a computer player would set up an army in the asker's place; the asker may take it, change it or leave it. */
final class SetUpAdvice {
    /** More than any side has units. */
    private static final int MOST_PLACED = 200;

    private final Thinking thinking;

    SetUpAdvice(Thinking thinking) {
        this.thinking = thinking;
    }

    void addTo(Messages<Asker> messages) {
        messages.add("suggest-set-up", this::suggest, Advice.fields());
    }

    /** All that he would do until the set-up is to his liking, or a die would have to be rolled. */
    private void suggest(Asker asker, Request request, ObjectNode answer) {
        Side side = asker.deciding();
        Sighted sighted = asker.sighted();
        GameState state = sighted.state();
        if (!state.phase().isSetUp()) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "", "The armies stand already: nothing is set up now.");
        }
        SeatedOpponent player = Advice.player(request, side);
        answer.put("side", Values.word(side));
        ArrayNode actions = answer.putArray("actions");
        for (int number = 0; number < MOST_PLACED; number++) {
            Action action = Advice.decide(request, player, state, thinking).action();
            if (!isPlacing(action)
                    || !(RuleBook.apply(state, side, action, Dice.of()) instanceof Outcome.Played played)) {
                break;
            }
            actions.add(ActionJson.write(action, sighted.names()));
            if (played.state().phase() != state.phase() || RuleBook.decider(played.state()) != side) {
                break;
            }
            state = played.state();
        }
    }

    private static boolean isPlacing(Action action) {
        return action instanceof Action.OfUnit || action instanceof Action.AtHex;
    }
}
