package seelowe.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** The front door of the rules: who decides, what he may do, what comes of it. Holds nothing; ask it about any state. */
public final class RuleBook {
    private RuleBook() {}

    /** The counters laid out and play advanced to the first decision. */
    public static GameState begin(Scenario scenario, GameOptions options) {
        Resolution play = new Resolution(SetUp.lay(scenario, options), Dice.of());
        SequenceOfPlay.begin(play);
        return play.state();
    }

    /** Whose decision it is. */
    public static Side decider(GameState state) {
        return SequenceOfPlay.decider(state);
    }

    /** Why the side may not do this now, or empty if it may. */
    public static Optional<Refusal> refusal(GameState state, Side side, Action action) {
        return SequenceOfPlay.refusal(state, side, action);
    }

    /** Plays an action of the side that must decide: the next state and what happened, or why not. */
    public static Outcome apply(GameState state, Side side, Action action, Dice dice) {
        Optional<Refusal> refusal = refusal(state, side, action);
        if (refusal.isPresent()) {
            return new Outcome.Refused(refusal.get());
        }
        GameState working = state.copy();
        return new Outcome.Played(working, playInPlace(working, action, dice));
    }

    /** For searches: plays a legal action on a state that the caller owns. It is not checked; see {@link #refusal}. */
    public static List<Event> playInPlace(GameState working, Action action, Dice dice) {
        Resolution play = new Resolution(working, dice);
        SequenceOfPlay.resolve(play, action);
        return play.events();
    }

    /** The concrete actions allowed now: see {@code Phase.options} for how moves and attacks are listed. */
    public static List<Action> options(GameState state) {
        List<Action> menu = new ArrayList<>();
        forEachOption(state, menu::add);
        return menu;
    }

    public static void forEachOption(GameState state, Consumer<Action> menu) {
        SequenceOfPlay.options(state, menu);
    }

    /** One allowed action at random. */
    public static Action sample(GameState state, Chance chance) {
        return SequenceOfPlay.sample(state, chance);
    }
}
