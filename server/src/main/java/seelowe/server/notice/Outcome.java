package seelowe.server.notice;

import java.time.Duration;
import java.util.Optional;

/**
 * What became of one try to tell somebody.
 *
 * @param later when to try again, if the other side said so
 */
record Outcome(Kind kind, Optional<Duration> later) {
    /** What comes next. */
    enum Kind {
        /** He has been told, or may have been: he is not told again. */
        DONE,
        /** It may work later. */
        LATER,
        /** It will never work; the next time it may. */
        REFUSED,
        /** Nobody is there any more, or may be sent there: the place is forgotten. */
        GONE
    }

    static final Outcome DONE = new Outcome(Kind.DONE, Optional.empty());
    static final Outcome LATER = new Outcome(Kind.LATER, Optional.empty());
    static final Outcome REFUSED = new Outcome(Kind.REFUSED, Optional.empty());
    static final Outcome GONE = new Outcome(Kind.GONE, Optional.empty());

    /** A message of which nothing was heard may have arrived, and nobody is told twice. */
    static Outcome of(Courier.Receipt receipt) {
        if (receipt.isTaken() || receipt.status() == 0) {
            return DONE;
        }
        if (receipt.isGone()) {
            return GONE;
        }
        boolean busy = receipt.status() == 429 || receipt.status() == 408 || receipt.status() >= 500;
        return busy ? new Outcome(Kind.LATER, receipt.retryAfter()) : REFUSED;
    }
}
