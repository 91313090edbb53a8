package seelowe.protocol.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.game.Distribution;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.game.Share;
import seelowe.engine.game.Unfolding;
import seelowe.engine.state.GameState;

/**
 * What orders are worth: the exact chance that they reach the goal, over every face of every die. Orders are what a player does of his own
 * accord; what a fight asks of him is answered as well as can be, and what it asks of the enemy as badly for him as the rules
 * allow. An order that has become impossible is passed over; when there are no more, the phase is ended.
 */
public final class Judge {
    /** Enough for some fights one after the other; a solver who fights everywhere gets no number. */
    private static final int MOST_POSITIONS = 20_000;

    private final Puzzle puzzle;
    private final List<Action> orders;
    private final Map<Stand, Share> known = new HashMap<>();
    private int positions;

    /** @param next the first order that has not been given */
    private record Stand(long board, int next) {}

    /** So many ways could not be followed to their ends. */
    private static final class TooManyWays extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private Judge(Puzzle puzzle, List<Action> orders) {
        this.puzzle = puzzle;
        this.orders = orders;
    }

    /** The chance of these orders, or nothing if there are too many ways that they could come out. */
    public static Optional<Share> chance(Puzzle puzzle, List<Action> orders) {
        Judge judge = new Judge(puzzle, List.copyOf(orders));
        try {
            return Optional.of(judge.from(puzzle.start(), 0));
        } catch (TooManyWays never) {
            return Optional.empty();
        }
    }

    /** What the solver has ordered so far in a game that began with the puzzle. */
    public static List<Action> ordersIn(Point now, Puzzle puzzle) {
        List<Action> orders = new ArrayList<>();
        now.walk(1, (before, point, after) -> {
            if (point.side() == puzzle.side()
                    && !isAsked(before)
                    && !puzzle.until().hasPassed(before)) {
                orders.add(point.action());
            }
        });
        return orders;
    }

    /** Whether a fight or an overfull hex asks something, rather than the player deciding what to do. */
    private static boolean isAsked(GameState state) {
        return state.combat() != null || state.raid() != null || state.isRemovingExcess();
    }

    private Share from(GameState state, int next) {
        if (puzzle.until().hasPassed(state)) {
            return puzzle.isReached(state) ? Share.ONE : Share.NOTHING;
        }
        Stand stand = new Stand(state.hash(), next);
        Share found = known.get(stand);
        if (found == null) {
            if (++positions > MOST_POSITIONS) {
                throw new TooManyWays();
            }
            found = decide(state, next);
            known.put(stand, found);
        }
        return found;
    }

    private Share decide(GameState state, int next) {
        if (RuleBook.decider(state) != puzzle.side()) {
            return answer(state, next, false);
        }
        return isAsked(state) ? answer(state, next, true) : follow(state, next);
    }

    /** The best of all answers for the solver, or the worst. */
    private Share answer(GameState state, int next, boolean forTheSolver) {
        Share chosen = null;
        for (Action option : RuleBook.options(state)) {
            Share worth = play(state, option, next);
            boolean takes = chosen == null || (worth.compareTo(chosen) > 0) == forTheSolver;
            chosen = takes ? worth : chosen;
        }
        return chosen == null ? Share.NOTHING : chosen;
    }

    private Share follow(GameState state, int next) {
        for (int at = next; at < orders.size(); at++) {
            if (isAllowed(state, orders.get(at))) {
                return play(state, orders.get(at), at + 1);
            }
        }
        for (Action without : List.of(new Action.EndPhase(), new Action.Roll())) {
            if (isAllowed(state, without)) {
                return play(state, without, orders.size());
            }
        }
        return Share.NOTHING;
    }

    private boolean isAllowed(GameState state, Action action) {
        return RuleBook.refusal(state, puzzle.side(), action).isEmpty();
    }

    private Share play(GameState state, Action action, int next) {
        Map<Long, GameState> boards = new HashMap<>();
        Distribution<Long> outcomes = Distribution.of(Unfolding.of(state, action), now -> {
            long hash = now.board().hash();
            if (now.isSettled()) {
                boards.computeIfAbsent(hash, unused -> now.fork().takeOver());
            }
            return hash;
        });
        Share sum = Share.NOTHING;
        for (Map.Entry<Long, Share> outcome : outcomes.shares().entrySet()) {
            GameState board = boards.get(outcome.getKey());
            sum = board == null ? sum : sum.plus(outcome.getValue().times(from(board, next)));
        }
        return sum;
    }
}
