package seelowe.engine.game;

import java.util.List;
import seelowe.engine.event.Event;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** What comes of an action: it is played, or it is refused and nothing has changed. */
public sealed interface Outcome {
    record Played(GameState state, List<Event> events) implements Outcome {
        public Played {
            events = List.copyOf(events);
        }
    }

    record Refused(Refusal refusal) implements Outcome {}
}
