package seelowe.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.Problem;

/** From text to a board that can be played: the aim is well under a tenth of a second in a warm JVM. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class LoadingBenchmark {
    /** Map, charts, counters and all scenarios, read, checked and built. */
    @Benchmark
    public GameData loadMapAndAllScenarios() {
        return BuiltInData.load();
    }

    /** The same reading, for its list of mistakes. */
    @Benchmark
    public List<Problem> checkEverything() {
        return BuiltInData.check();
    }
}
