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
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;

/** Complete games of Steady against himself: games a second on one core, once the JVM has warmed up. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 4)
@Measurement(iterations = 5, time = 4)
@Fork(1)
public class SteadyPlayBenchmark {
    private static final int GAMES = 1_000_000;
    private static final int SEED = 7;

    /** The scenario played. */
    @Param({"N", "H", "J", "LT"})
    public String code = "N";

    private MatchUp matchUp = matchUp("N");
    private int number;

    @Setup
    public void load() {
        matchUp = matchUp(code);
    }

    private static MatchUp matchUp(String code) {
        Scenario scenario = MidGame.scenario(code);
        return new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady", "steady", GAMES, SEED);
    }

    @Benchmark
    public PlayedGame game() {
        return new ArenaGame(matchUp, number++).playOut();
    }
}
