package seelowe.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;

/** Complete games by two players who choose at random: games a second, and {@code actions} a second beside them. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class RandomPlayBenchmark {
    /** The scenario played. */
    @Param({"N", "H", "J"})
    public String code = "N";

    private Scenario scenario = MidGame.scenario("N");
    private long seed;

    /** Counts what a game is made of. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Played {
        public long actions;

        @Setup(Level.Iteration)
        public void clear() {
            actions = 0;
        }
    }

    @Setup
    public void load() {
        scenario = MidGame.scenario(code);
    }

    /** As a search plays: legal actions, drawn at random, carried out on a scratch. */
    @Benchmark
    public GameState gameInPlace(Played played) {
        Scratch scratch = Scratch.of(RuleBook.begin(scenario, GameOptions.defaults(scenario.rules())));
        GameState state = scratch.board();
        Chance chance = new Chance(seed);
        Dice dice = Dice.seeded(seed++);
        while (state.result() == null) {
            RuleBook.play(scratch, RuleBook.sample(state, chance), dice);
            played.actions++;
        }
        return state;
    }

    /** As a match plays: each action checked against the rules, each state a new one, all events kept. */
    @Benchmark
    public GameState gameByTheFrontDoor(Played played) {
        GameState state = RuleBook.begin(scenario, GameOptions.defaults(scenario.rules()));
        Chance chance = new Chance(seed);
        Dice dice = Dice.seeded(seed++);
        while (state.result() == null) {
            Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), RuleBook.sample(state, chance), dice);
            state = ((Outcome.Played) outcome).state();
            played.actions++;
        }
        return state;
    }
}
