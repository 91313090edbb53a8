package seelowe.engine.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.state.GameState;

/**
 * Where a game stood after one of its actions, or at its beginning. Points hang together back to the beginning; they hold what happened
 * and few of the states, which are built again from the events when they are asked for. What was taken back stays true of a point.
 */
public final class Point {
    /** A state in so many is kept: a few in a game, and none is far away. */
    private static final int ACTIONS_BETWEEN_KEPT_STATES = 100;

    private final @Nullable Point before;
    private final @Nullable Step step;
    private final int actions;
    private volatile @Nullable GameState kept;

    /** What led from one point to the next. */
    private record Step(Side side, Action action, List<Event> events, RulesVersion rules, boolean mayBeTakenBack) {}

    private Point(@Nullable Point before, @Nullable Step step, int actions, GameState state) {
        this.before = before;
        this.step = step;
        this.actions = actions;
        this.kept = state;
    }

    static Point start(GameState state) {
        return new Point(null, null, 0, state);
    }

    /** The next point; the state before this one is forgotten unless it is one of those that are kept. */
    Point next(Side side, Action action, List<Event> events, GameState after, boolean mayBeTakenBack) {
        RulesVersion rules = after.options().rulesVersion();
        Point next =
                new Point(this, new Step(side, action, List.copyOf(events), rules, mayBeTakenBack), actions + 1, after);
        if (before != null) {
            before.forget();
        }
        return next;
    }

    /** The point before, to go on from under this version of the rules. What was taken back needs no state at hand any more. */
    Point takenBack(RulesVersion rules) {
        Point back = before().under(rules);
        forget();
        before().forget();
        return back;
    }

    private void forget() {
        if (actions % ACTIONS_BETWEEN_KEPT_STATES != 0) {
            kept = null;
        }
    }

    /** How many actions led here. */
    public int actions() {
        return actions;
    }

    /** Who took the last action. Asked of a beginning, this and the next three are mistakes. */
    public Side side() {
        return step().side();
    }

    public Action action() {
        return step().action();
    }

    public List<Event> events() {
        return step().events();
    }

    /** The point before the last action. */
    public Point before() {
        return Objects.requireNonNull(before, "Nothing is before the beginning");
    }

    boolean mayBeTakenBack() {
        return step != null && step.mayBeTakenBack();
    }

    private Step step() {
        return Objects.requireNonNull(step, "No action led to the beginning");
    }

    /** The state here: kept, or built again from the nearest before it. */
    public GameState state() {
        Deque<Point> way = new ArrayDeque<>();
        Point nearest = this;
        GameState state = nearest.kept;
        while (state == null) {
            way.push(nearest);
            nearest = nearest.before();
            state = nearest.kept;
        }
        for (Point point : way) {
            state = point.after(state);
        }
        return state;
    }

    /** What the step made of the state before it, under the rules that it was played by. */
    private GameState after(GameState earlier) {
        return earlier.under(step().rules()).after(events());
    }

    /** The same point for a game that goes on from here under this version of the rules, with its state at hand. */
    Point under(RulesVersion rules) {
        return new Point(before, step, actions, state().under(rules));
    }

    /** All points from the first action to here, in order. */
    public List<Point> path() {
        List<Point> path = new ArrayList<>();
        for (Point point = this; point.actions > 0; point = point.before()) {
            path.add(point);
        }
        Collections.reverse(path);
        return path;
    }

    /** The point after the first so many of the actions. */
    public Point at(int count) {
        if (count < 0 || count > actions) {
            throw new IllegalArgumentException("There are " + actions + " actions, not " + count);
        }
        Point point = this;
        while (point.actions > count) {
            point = point.before();
        }
        return point;
    }

    /** Who looks at a game action by action. */
    public interface Reader {
        /** @param before the state before the action that led to the point */
        void read(GameState before, Point point, GameState after);
    }

    /** Walks from an action, counted from 1, to here; every state is built once. */
    public void walk(int from, Reader reader) {
        if (from > actions) {
            return;
        }
        GameState before = at(from - 1).state();
        for (Point point : path().subList(from - 1, actions)) {
            GameState after = point.after(before);
            reader.read(before, point, after);
            before = after;
        }
    }
}
