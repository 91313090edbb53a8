package seelowe.engine.phase;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.state.GameState;
import seelowe.engine.state.StateWriter;
import seelowe.engine.term.Cause;
import seelowe.engine.term.DiePurpose;

/**
 * The carrying out of one action: events are written into the working state as they happen, so that whatever comes next
 * sees them. The state is the resolution's own; nobody else holds it until it is done.
 */
public final class Resolution {
    private static final int NOBODY = -1;

    private final GameState state;
    private final StateWriter writer;
    private final Dice dice;
    private final List<Event> events = new ArrayList<>();

    public Resolution(GameState working, Dice dice) {
        this.state = working;
        this.writer = new StateWriter(working);
        this.dice = dice;
    }

    /** The state as it is after the events so far. */
    public GameState state() {
        return state;
    }

    public List<Event> events() {
        return events;
    }

    public void emit(Event event) {
        event.accept(writer);
        events.add(event);
    }

    public int roll(DiePurpose purpose) {
        return roll(purpose, NOBODY);
    }

    /** Throws a die for a unit. */
    public int roll(DiePurpose purpose, int unit) {
        int face = dice.d6();
        emit(new Event.DieRolled(purpose, face, unit));
        return face;
    }

    public void eliminate(int unit, Cause cause) {
        emit(new Event.UnitEliminated(unit, cause));
    }
}
