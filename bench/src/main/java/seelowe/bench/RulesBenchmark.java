package seelowe.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;

/** Single questions that a search asks thousands of times a second, in positions of Game-Turn 8 of the Army Plan. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RulesBenchmark {
    private static final int TURN = 8;

    private final GameState movement = MidGame.at("H", TURN, PhaseName.BRITISH_MOVEMENT);
    private final GameState combat = MidGame.at("H", TURN, PhaseName.GERMAN_COMBAT);
    private final Scratch scratch = new Scratch();
    private final Reach reach = new Reach(movement.map());
    private final SupplyJudgement german = SupplyJudgement.of(movement, Side.GERMAN);
    private final SupplyJudgement british = SupplyJudgement.of(movement, Side.BRITISH);
    private final int fastest = fastestMarcher();

    private int fastestMarcher() {
        int best = -1;
        int most = 0;
        for (int unit = 0; unit < movement.unitCount(); unit++) {
            reach.compute(movement, unit);
            if (reach.size() > most) {
                most = reach.size();
                best = unit;
            }
        }
        return best;
    }

    /** All hexes that the unit with the widest reach can get to, with costs and paths. */
    @Benchmark
    public int reachOfOneUnit() {
        reach.compute(movement, fastest);
        return reach.size();
    }

    @Benchmark
    public SupplyJudgement supplyOfAllGermans() {
        german.judge(movement, Side.GERMAN);
        return german;
    }

    @Benchmark
    public SupplyJudgement supplyOfAllBritish() {
        british.judge(movement, Side.BRITISH);
        return british;
    }

    /** Every hex and group of hexes that can be attacked, with everybody who may take part. */
    @Benchmark
    public List<AttackTargets.Group> attackTargetsOfAPhase() {
        return new AttackTargets(combat, Side.GERMAN).groups();
    }

    /** The concrete attacks of a phase with their odds and the supply units they would cost. */
    @Benchmark
    public List<Action> combatOptionsOfAPhase() {
        return RuleBook.options(combat);
    }

    @Benchmark
    public GameState copyOfAState() {
        return Scratch.of(movement).takeOver();
    }

    /** Beginning again from the same position, as a search does: no array is made anew. */
    @Benchmark
    public GameState copyIntoAScratch() {
        scratch.copy(movement);
        return scratch.board();
    }

    @Benchmark
    public long hashOfAState() {
        return movement.hash();
    }
}
