package seelowe.server.clock;

/**
 * One side's time, in milliseconds, as it was when it was settled last.
 *
 * @param left until it has run out
 * @param pauseLeft for so long it will still stand while the line is down
 * @param leaveLeft days of leave that were not taken yet
 * @param leaveUntil when the leave ends that was taken last
 */
public record SideClock(long left, long pauseLeft, int leaveLeft, long leaveUntil) {
    static SideClock of(ClockTerms terms) {
        return new SideClock(terms.bank(), terms.pause(), terms.leave(), 0);
    }

    SideClock withLeft(long time) {
        return new SideClock(time, pauseLeft, leaveLeft, leaveUntil);
    }

    SideClock atLeast(long time) {
        return withLeft(Math.max(left, time));
    }

    /** Some time has gone by, some of it while the clock stood. */
    SideClock spent(long charged, long paused) {
        return new SideClock(Math.max(0, left - charged), Math.max(0, pauseLeft - paused), leaveLeft, leaveUntil);
    }

    SideClock onLeave(int days, long until) {
        return new SideClock(left, pauseLeft, days, until);
    }
}
