package seelowe.opponents.search;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;
import seelowe.opponents.value.Prospect;
import seelowe.opponents.value.Value;

/**
 * The game played on in the mind: one side goes by a plan in its Player-Turn, or the next one if it is the other's now; both play as
 * Steady does otherwise, for some Game-Turns; then the position is judged. A work space, for one thread.
 */
final class Rollout {
    private final Scratch scratch = new Scratch();
    private final Steady planner = new Steady(0);
    private final Steady self = new Steady(0);
    private final Steady enemy = new Steady(0);
    private final SharedDice dice = new SharedDice();

    /**
     * What a plan is tried with; all plans meet the same.
     *
     * @param start one of the positions that may lie behind what is seen
     * @param self how the side plays on that has the plan
     * @param enemy what the other side is like
     * @param turns Game-Turns until the position is judged, this one included
     */
    record Occasion(GameState start, long seed, Manner self, Manner enemy, int turns) {}

    /** What comes of it, or null if {@code halt} held on the way. */
    @Nullable
    Prospect play(Occasion occasion, Side side, Plan plan, BooleanSupplier halt) {
        planner.begin(plan.whim(), occasion.self());
        self.begin(Chance.mix(occasion.seed() + 2), occasion.self());
        enemy.begin(Chance.mix(occasion.seed() + 3), occasion.enemy());
        scratch.copy(occasion.start());
        GameState state = scratch.board();
        dice.begin(state, occasion.seed());
        int last = occasion.start().turn() + occasion.turns();
        int planned = 0;
        PhaseName phase = null;
        while (state.result() == null && state.turn() < last) {
            if (halt.getAsBoolean()) {
                return null;
            }
            boolean own = state.phase().side() == side && (planned == 0 || planned == state.turn());
            if (own && state.phase() != phase) {
                planned = state.turn();
                phase = state.phase();
                adopt(plan, phase);
            }
            Side decider = RuleBook.decider(state);
            Steady player = decider != side ? enemy : own ? planner : self;
            RuleBook.play(scratch, player.decide(Seat.imagined(state, decider)).action(), dice);
        }
        return Value.of(state.scenario().code()).prospect(state, state.turn() - 1);
    }

    private void adopt(Plan plan, PhaseName phase) {
        Stage stage = Stage.of(phase);
        if (stage != null) {
            planner.adopt(Manner.always(plan.in(stage)));
        }
    }
}
