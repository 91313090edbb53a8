package seelowe.conformance.play;

import java.util.List;
import java.util.Locale;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Raid;
import seelowe.engine.term.PhaseName;

/**
 * How many ways a game can go on from a position: a change of any rule shows in some of these counts.
 *
 * @param options actions offered
 * @param continuations actions offered after each of them, added up, every die showing {@link #FACE}
 */
record Perft(int options, int continuations) {
    private static final int FACE = 4;

    static Perft of(GameState state) {
        List<Action> options = RuleBook.options(state);
        Side decider = RuleBook.decider(state);
        int continuations = 0;
        for (Action option : options) {
            Outcome outcome = RuleBook.apply(state, decider, option, fixed());
            if (!(outcome instanceof Outcome.Played played)) {
                throw new AssertionError(option + " is offered and refused: " + outcome);
            }
            continuations += RuleBook.options(played.state()).size();
        }
        return new Perft(options.size(), continuations);
    }

    private static Dice fixed() {
        return die -> FACE;
    }

    /** The phase, and where inside it the game stands: {@code GF}, {@code GB first}, {@code BF advance}, {@code GE loss}. */
    static String point(GameState state) {
        String code = state.phase().code();
        if (!state.campaign().risings().isEmpty()) {
            return code + " rising";
        }
        Combat combat = state.combat();
        if (combat != null) {
            return code + " " + combat.stage().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        Raid raid = state.raid();
        if (raid != null) {
            return code + (raid.over() ? " bases" : raid.lossAt() >= 0 ? " loss" : " rolls");
        }
        if (state.isRemovingExcess()) {
            return code + " excess";
        }
        return state.phase() == PhaseName.LANDING && state.turn() == 1 ? code + " first" : code;
    }
}
