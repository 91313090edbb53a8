package seelowe.protocol.service;

import java.util.Optional;
import java.util.function.Supplier;
import seelowe.opponents.play.Decision;

/** Lets a computer think, but not for ever; the door brings the clock and the thread. */
public interface Thinking {
    /** His decision, or nothing if it does not come in time. */
    Optional<Decision> within(int milliseconds, Supplier<Decision> decision);
}
