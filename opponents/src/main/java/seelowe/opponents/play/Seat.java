package seelowe.opponents.play;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
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
    /** Further positions that may lie behind what the side sees. */
    private final IntFunction<GameState> guesses;

    private @Nullable Action allowed;

    private Seat(Side side, GameState state, IntFunction<GameState> guesses) {
        this.side = side;
        this.state = state;
        this.guesses = guesses;
    }

    /** The side's seat at this game; what it cannot know is guessed, the same way for the same seed. */
    public static Seat at(GameState game, Side side, long seed) {
        IntFunction<GameState> guesses = number -> sight(game, side, Chance.mix(seed + number));
        return new Seat(side, sight(game, side, seed), guesses);
    }

    private static GameState sight(GameState game, Side side, long seed) {
        return Sight.of(game, Viewer.of(side), new Chance(seed));
    }

    /** A seat at a position that somebody imagines: nothing in it is hidden. */
    public static Seat imagined(GameState position, Side side) {
        return new Seat(side, position, number -> position);
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

    /**
     * One of many positions that agree with all that the side sees, drawn without looking behind it; the game itself while nothing
     * is hidden.
     */
    public GameState guess(int number) {
        return guesses.apply(number);
    }

    /** Whether the rules allow this as things are imagined; the latest action that they allow is not looked at again. */
    public boolean allows(Action action) {
        if (action == allowed) {
            return true;
        }
        if (refusal(action).isPresent()) {
            return false;
        }
        allowed = action;
        return true;
    }

    /** Whether this is the game itself, and the action was found allowed. */
    boolean vouchesFor(GameState game, Action action) {
        return state == game && action == allowed;
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
