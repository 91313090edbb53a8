package seelowe.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;

/** What a search spends its time on: from the middle of a game of Steady's, both sides play as he does to the end of the next Game-Turn. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 4)
@Measurement(iterations = 5, time = 4)
@Fork(1)
public class RolloutBenchmark {
    private static final int SEED = 7;
    private static final int FROM_TURN = 5;
    private static final int TURNS = 2;

    /** The scenario played. */
    @Param({"N", "H", "J", "LT"})
    public String code = "N";

    private final Scratch scratch = new Scratch();
    private final Steady german = new Steady(0);
    private final Steady british = new Steady(0);
    private GameState start = middle("N");
    private long seed;

    @Setup
    public void load() {
        start = middle(code);
    }

    private static GameState middle(String code) {
        Scenario scenario = MidGame.scenario(code);
        ArenaGame game = new ArenaGame(
                new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady", "steady", 1, SEED), 0);
        while (game.state().turn() < FROM_TURN || game.state().phase() != PhaseName.GERMAN_MOVEMENT) {
            game.step();
        }
        return Scratch.of(game.state()).takeOver();
    }

    @Benchmark
    public GameState rollout() {
        german.begin(seed, Manner.STANDARD);
        british.begin(seed, Manner.STANDARD);
        scratch.copy(start);
        GameState state = scratch.board();
        Dice dice = Dice.seeded(seed++);
        while (state.result() == null && state.turn() < start.turn() + TURNS) {
            Side side = RuleBook.decider(state);
            Steady player = side == Side.GERMAN ? german : british;
            RuleBook.play(scratch, player.decide(Seat.imagined(state, side)).action(), dice);
        }
        return state;
    }
}
