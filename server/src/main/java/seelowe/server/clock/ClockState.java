package seelowe.server.clock;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;

/**
 * Both clocks of a game. It never changes: whatever happens makes another one of it, and how much is left at a moment follows from it.
 *
 * @param runs whose time runs; null if nobody's does
 * @param since when it was settled last
 * @param pausedSince since when that side's line is down, if that stops its clock; negative if it does not
 * @param standIn for whom the computer plays on, or null
 * @param turn the Player-Turn up to which time was given; negative before the clocks have begun
 */
public record ClockState(
        ClockTerms terms,
        SideClock german,
        SideClock british,
        @Nullable Side runs,
        long since,
        long pausedSince,
        @Nullable Side standIn,
        int turn) {
    private static final long NOT = -1;
    /** Who comes back to a live game after his time ran out has so much at least. */
    private static final long FRESH_START = Duration.ofMinutes(1).toMillis();

    /** Clocks that have not begun. */
    public static ClockState fresh(ClockTerms terms) {
        return new ClockState(terms, SideClock.of(terms), SideClock.of(terms), null, 0, NOT, null, -1);
    }

    public boolean hasBegun() {
        return turn >= 0;
    }

    public SideClock of(Side side) {
        return side == Side.GERMAN ? german : british;
    }

    /** What a side has left, in milliseconds. */
    public long left(Side side, long now) {
        return side == runs ? Math.max(0, of(side).left() - charged(side, now)) : of(side).left();
    }

    /** For how long a side's clock will still stand while its line is down. */
    public long pauseLeft(Side side, long now) {
        return side == runs ? Math.max(0, of(side).pauseLeft() - paused(now)) : of(side).pauseLeft();
    }

    /** Whether the clock stands because the line is down. */
    public boolean isPaused(long now) {
        return runs != null && pausedSince >= 0 && pauseLeft(runs, now) > 0;
    }

    /** The side whose time has run out; null if there is none. */
    public @Nullable Side out(long now) {
        return runs != null && left(runs, now) == 0 ? runs : null;
    }

    /** What has gone by since it was settled, without leave and without the pause. */
    private long charged(Side side, long now) {
        long start = Math.max(since, of(side).leaveUntil());
        if (pausedSince < 0) {
            return Math.max(0, now - start);
        }
        long before = Math.max(0, pausedSince - start);
        long again = Math.max(start, pausedSince + of(side).pauseLeft());
        return before + Math.max(0, now - again);
    }

    private long paused(long now) {
        return pausedSince < 0 ? 0 : Math.max(0, now - pausedSince);
    }

    /** The same at this moment. */
    ClockState settled(long now) {
        if (runs == null) {
            return new ClockState(terms, german, british, null, now, NOT, standIn, turn);
        }
        ClockState spent = with(runs, of(runs).spent(charged(runs, now), paused(now)));
        long still = pausedSince < 0 ? NOT : now;
        return new ClockState(terms, spent.german, spent.british, runs, now, still, standIn, turn);
    }

    private ClockState with(Side side, SideClock clock) {
        return new ClockState(
                terms,
                side == Side.GERMAN ? clock : german,
                side == Side.BRITISH ? clock : british,
                runs,
                since,
                pausedSince,
                standIn,
                turn);
    }

    /**
     * The game stands elsewhere.
     *
     * @param decider who is to decide; null if nobody may
     * @param owner whose Player-Turn it is
     * @param number of the Player-Turn; one that was played before gives no time again
     * @param isThere whether the line of who is to decide holds
     */
    public ClockState at(@Nullable Side decider, Side owner, int number, boolean isThere, long now) {
        ClockState next = settled(now);
        if (number > turn) {
            SideClock own = next.of(owner);
            boolean adds = terms.kind() == ClockTerms.Kind.LIVE;
            next = next.with(owner, own.withLeft(adds ? own.left() + terms.increment() : terms.bank()));
        }
        @Nullable Side running = decider == standIn ? null : decider;
        if (running != null && running != runs && terms.kind() == ClockTerms.Kind.DAYS) {
            next = next.with(running, next.of(running).atLeast(ClockTerms.DAY));
        }
        long paused = running != null && stands(isThere) ? now : NOT;
        return new ClockState(terms, next.german, next.british, running, now, paused, standIn, Math.max(turn, number));
    }

    private boolean stands(boolean isThere) {
        return terms.kind() == ClockTerms.Kind.LIVE && !isThere;
    }

    /** The line of who is to decide was lost, or holds again. */
    public ClockState line(boolean isThere, long now) {
        ClockState next = settled(now);
        long paused = runs != null && stands(isThere) ? now : NOT;
        return new ClockState(terms, next.german, next.british, runs, now, paused, standIn, turn);
    }

    /** The server was down: nobody is charged for it, and nobody is there yet. */
    public ClockState wakenedAfter(long lastSeen, long now) {
        ClockState then = settled(Math.max(since, Math.min(lastSeen, now)));
        return new ClockState(
                        terms,
                        then.german,
                        then.british,
                        runs,
                        now,
                        runs == null ? NOT : then.pausedSince,
                        standIn,
                        turn)
                .line(false, now);
    }

    /** A side is away for so many days; with none it is back before them, and keeps those that have not begun. */
    public ClockState leave(Side side, int days, long now) {
        SideClock own = settled(now).of(side);
        if (days == 0) {
            int kept = (int) (Math.max(0, own.leaveUntil() - now) / ClockTerms.DAY);
            return settled(now).with(side, own.onLeave(own.leaveLeft() + kept, now));
        }
        long until = Math.max(now, own.leaveUntil()) + days * ClockTerms.DAY;
        return settled(now).with(side, own.onLeave(own.leaveLeft() - days, until));
    }

    /** The computer plays on for the side whose time has run out. */
    public ClockState standInFor(Side side, long now) {
        ClockState then = settled(now);
        return new ClockState(terms, then.german, then.british, null, now, NOT, side, turn);
    }

    /** He for whom the computer played is back, and has some time at least. Whose time runs is to be said again. */
    public ClockState back(long now) {
        if (standIn == null) {
            return this;
        }
        boolean live = terms.kind() == ClockTerms.Kind.LIVE;
        long least = live ? Math.max(terms.increment(), FRESH_START) : ClockTerms.DAY;
        ClockState then = settled(now).with(standIn, of(standIn).atLeast(least));
        return new ClockState(terms, then.german, then.british, runs, now, NOT, null, turn);
    }

    /** The game is over: both stand where they are. */
    public ClockState stopped(long now) {
        ClockState then = settled(now);
        return new ClockState(terms, then.german, then.british, null, now, NOT, null, turn);
    }
}
