package seelowe.opponents.play;

import java.util.List;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.engine.view.Sight;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;

/**
 * What one side has before it when it must decide: its view of the game, and a state to reason with that holds nothing else.
 * It lasts for one decision; the state must be neither kept nor changed.
 */
public final class Seat {
    private final Side side;
    private final GameState state;

    private Seat(Side side, GameState state) {
        this.side = side;
        this.state = state;
    }

    /** The side's seat at this game; what it cannot know is guessed, the same way for the same seed. */
    public static Seat at(GameState game, Side side, long seed) {
        return new Seat(side, Sight.of(game, Viewer.of(side), new Chance(seed)));
    }

    public Side side() {
        return side;
    }

    public View view() {
        return View.of(state, Viewer.of(side));
    }

    /** The game as the side imagines it: the game itself while nothing in it is hidden from the side. */
    public GameState state() {
        return state;
    }

    public Optional<Refusal> refusal(Action action) {
        return RuleBook.refusal(state, side, action);
    }

    public List<Action> options() {
        return RuleBook.options(state);
    }

    public Action sample(Chance chance) {
        return RuleBook.sample(state, chance);
    }

    public Reach reach(int unit) {
        return RuleBook.reach(state, unit);
    }

    public AttackForecast forecast(Ids attackers, Ids targets) {
        return RuleBook.forecast(state, attackers, targets);
    }
}
