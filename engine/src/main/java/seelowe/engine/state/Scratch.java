package seelowe.engine.state;

import org.jspecify.annotations.Nullable;
import seelowe.engine.event.Event;

/**
 * A board of one's own to try things on, for searches and tools: {@link #copy} a state into it, play (see {@code RuleBook.play}) or
 * {@link #apply} events, look at the {@link #board}, and begin again. Copying makes no array anew. What came of it can be taken
 * over as a state like any other.
 */
public final class Scratch {
    private @Nullable GameState board;
    private @Nullable StateWriter writer;

    /** Empty until a state is copied into it. */
    public Scratch() {}

    /** A scratch that begins with this state, which stays as it is. */
    public static Scratch of(GameState state) {
        Scratch scratch = new Scratch();
        scratch.copy(state);
        return scratch;
    }

    /** Begins again with this state, which stays as it is. */
    public void copy(GameState state) {
        GameState mine = board;
        if (mine != null && mine.isOfSameGame(state)) {
            mine.become(state);
        } else {
            begin(state.copy());
        }
    }

    private void begin(GameState own) {
        board = own;
        writer = new StateWriter(own);
    }

    /** How things stand, to be read at once: it changes with everything that happens here. */
    public GameState board() {
        if (board == null) {
            throw new IllegalStateException("Nothing has been copied here, or it has been taken over");
        }
        return board;
    }

    /** Writes down what has happened. */
    public void apply(Event event) {
        if (writer == null) {
            throw new IllegalStateException("Nothing has been copied here, or it has been taken over");
        }
        event.accept(writer);
    }

    /** The board as a state that never changes again. The scratch is empty afterwards. */
    public GameState takeOver() {
        GameState taken = board();
        board = null;
        writer = null;
        return taken;
    }
}
