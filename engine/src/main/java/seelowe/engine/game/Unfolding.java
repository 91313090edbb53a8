package seelowe.engine.game;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;

/**
 * An action as it unfolds, one die at a time: {@link #due} is the next die, {@link #roll} lets it show a face, until no die is due.
 * A search that wants to know every outcome forks at a die and rolls each face, at the price of a copied state; nothing is played
 * twice. Playing the action with dice that show the same faces brings about the same events.
 */
public final class Unfolding {
    private final Scratch scratch;
    private final Resolution play;

    private Unfolding(Scratch scratch, Resolution play) {
        this.scratch = scratch;
        this.play = play;
    }

    /** Begins a legal action of the side that must decide. It is not checked; see {@link RuleBook#refusal}. */
    public static Unfolding of(GameState state, Action action) {
        Scratch scratch = Scratch.of(state);
        Resolution play = new Resolution(scratch);
        SequenceOfPlay.resolve(play, action);
        return new Unfolding(scratch, play);
    }

    /** The die that must be thrown next, or null when all has been settled. */
    public @Nullable Die due() {
        return play.due();
    }

    public boolean isSettled() {
        return play.due() == null;
    }

    /** Lets the die that is due show this face. */
    public void roll(int face) {
        if (face < 1 || face > Dice.FACES) {
            throw new IllegalArgumentException("A die shows 1 to 6, not " + face);
        }
        SequenceOfPlay.roll(play, face);
    }

    /** Another unfolding that has come as far as this one and goes its own way from here. */
    public Unfolding fork() {
        Scratch own = new Scratch();
        return new Unfolding(own, play.fork(own));
    }

    /** What has happened so far, dice included. */
    public List<Event> events() {
        return Collections.unmodifiableList(play.events());
    }

    /** How things stand so far, to be read at once: it changes with the next roll. */
    public GameState board() {
        return play.state();
    }

    /** What came of it all, as a state that never changes again; the unfolding is over. */
    public GameState takeOver() {
        if (!isSettled()) {
            throw new IllegalStateException("A die is still due: " + due());
        }
        return scratch.takeOver();
    }
}
