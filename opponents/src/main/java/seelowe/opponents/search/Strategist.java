package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Seat;
import seelowe.opponents.play.Thoughts;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;

/**
 * Plays phase by phase as Steady would, going by the plan that did best in the mind. What did well in a turn is tried again in its
 * later phases.
 */
final class Strategist {
    /** Plans of a phase that the next one begins with. */
    private static final int REMEMBERED = 3;

    private final Chance chance;
    private final Manner manner;
    private final Method method;
    private final Budget budget;
    private final TurnClock clock;
    private final Crew crew;
    private final Steady hand;
    private int turn = -1;
    private @Nullable PhaseName phase;
    private long whim;
    private List<Plan> best = List.of();
    private List<Plan> foreseen = List.of();
    private Thoughts thoughts = Thoughts.NONE;

    Strategist(long seed, Manner manner, Method method, Budget budget) {
        this.chance = new Chance(Chance.mix(seed));
        this.manner = manner;
        this.method = method;
        this.budget = budget;
        this.clock = new TurnClock(budget.pace());
        this.crew = new Crew(budget.pace().threads());
        this.hand = new Steady(seed, manner);
        this.whim = seed;
    }

    Thoughts thoughts() {
        return thoughts;
    }

    Decision decide(Seat seat) {
        long start = clock.now();
        GameState state = seat.state();
        clock.enter(state);
        if (state.turn() != turn || state.phase() != phase) {
            enter(seat, state);
        }
        Decision decision = hand.decide(seat);
        clock.spentSince(start);
        return decision;
    }

    private void enter(Seat seat, GameState state) {
        boolean ownPhase = state.phase().side() == seat.side();
        boolean sameTurn = state.turn() == turn
                && phase != null
                && phase.side() == state.phase().side();
        turn = state.turn();
        phase = state.phase();
        if (!ownPhase || !sameTurn) {
            best = ownPhase ? foreseen : List.of();
            hand.adopt(manner);
        }
        Stage stage = ownPhase ? Stage.of(state.phase()) : null;
        if (stage == null) {
            return;
        }
        if (Occupation.isFor(stage, state, seat.side())) {
            foreseen = List.of();
            think(seat, state, stage);
        }
        if (!best.isEmpty()) {
            Plan chosen = best.get(0);
            if (chosen.whim() != whim) {
                whim = chosen.whim();
                hand.begin(whim, manner);
            }
            hand.adopt(Manner.always(chosen.in(stage)));
        }
    }

    private void think(Seat seat, GameState state, Stage stage) {
        int rollouts = budget.rollouts(stage);
        Contest contest = new Contest(crew, seat.side(), occasions(seat, state), rollouts, clock.halt(stage));
        new Candidates(manner, seat.side(), chance)
                .of(state, stage, best, whim, method.field(rollouts))
                .forEach(contest::enter);
        method.search(contest, stage, chance);
        List<Runner> ranked = contest.ranked();
        remember(ranked);
        thoughts = PlanWords.thoughts(ranked, seat.side(), stage, contest.made());
    }

    private void remember(List<Runner> ranked) {
        List<Plan> plans = new ArrayList<>();
        ranked.subList(0, Math.min(REMEMBERED, ranked.size())).forEach(runner -> plans.add(runner.plan));
        best = plans;
    }

    /** Each begins with another guess of what is hidden; under no fog of war they all begin with what is seen. */
    private IntFunction<Rollout.Occasion> occasions(Seat seat, GameState state) {
        long seed = chance.next();
        List<Manner> enemies = method.enemies(seat.side().enemy());
        int turnsLeft = state.rules().turns() - state.turn() + 1;
        int horizon = method.horizon(turnsLeft);
        return number -> new Rollout.Occasion(
                seat.guess(number), Chance.mix(seed + number), manner, enemies.get(number % enemies.size()), horizon);
    }

    /** Looks for plans for his next Player-Turn while the other side is at it, with so many rollouts. */
    void foresee(Seat seat, int rollouts) {
        GameState state = seat.state();
        Contest contest = new Contest(
                crew,
                seat.side(),
                occasions(seat, state),
                rollouts,
                budget.pace().stop());
        new Candidates(manner, seat.side(), chance)
                .of(state, Stage.MOVEMENT, foreseen, whim, method.field(rollouts))
                .forEach(contest::enter);
        method.search(contest, Stage.MOVEMENT, chance);
        List<Plan> plans = new ArrayList<>();
        contest.first(REMEMBERED).forEach(runner -> plans.add(runner.plan));
        foreseen = plans;
    }
}
