package seelowe.server.time;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.server.clock.ClockState;
import seelowe.server.table.Screen;

/** The clocks of one game, and whose lines hold. */
final class TimedGame {
    final String game;
    private final Map<Side, Set<Screen>> screens = new EnumMap<>(Side.class);
    private ClockState state;
    private int seq = -1;
    /** Whose time was told to have run out. */
    private @Nullable Side told;

    TimedGame(String game, ClockState state) {
        this.game = game;
        this.state = state;
        for (Side side : Side.values()) {
            screens.put(side, new HashSet<>());
        }
    }

    synchronized ClockState state() {
        return state;
    }

    /** Says whether it is another now. */
    synchronized boolean change(UnaryOperator<ClockState> deed) {
        ClockState before = state;
        state = deed.apply(before);
        return !state.equals(before);
    }

    /** Whether this change is newer than all before. */
    synchronized boolean follows(int number) {
        boolean newer = number >= seq;
        seq = Math.max(seq, number);
        return newer;
    }

    synchronized boolean isThere(Side side) {
        return !screens(side).isEmpty();
    }

    private Set<Screen> screens(Side side) {
        return screens.computeIfAbsent(side, unused -> new HashSet<>());
    }

    /** Somebody has come or gone; says whether a side's line was lost by it, or holds again. */
    synchronized boolean line(Side side, Screen screen, boolean comes) {
        boolean before = isThere(side);
        if (comes) {
            screens(side).add(screen);
        } else {
            screens(side).remove(screen);
        }
        return before != isThere(side);
    }

    synchronized boolean isLeft() {
        return screens.values().stream().allMatch(Set::isEmpty);
    }

    /** A side whose time has run out since this was asked last; null if there is none. */
    synchronized @Nullable Side newlyOut(long now) {
        @Nullable Side out = state.out(now);
        @Nullable Side news = out == told ? null : out;
        told = out;
        return news;
    }
}
