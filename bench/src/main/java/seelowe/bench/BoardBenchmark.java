package seelowe.bench;

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
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;

/** What a look around costs: the search does this millions of times a second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BoardBenchmark {
    private final HexGrid grid = new HexGrid(52, 33);

    /** All six neighbours of every hex of the map, once. */
    @Benchmark
    public int everyNeighbourOfEveryHex() {
        int sum = 0;
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                sum += grid.neighbour(hex, way);
            }
        }
        return sum;
    }
}
