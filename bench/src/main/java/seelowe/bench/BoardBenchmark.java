package seelowe.bench;

import java.util.Arrays;
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
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.scenarios.files.BuiltInData;

/** What a look around costs on the real map: the opponent's search does this millions of times a second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BoardBenchmark {
    private final GameMap map = BuiltInData.load().map();
    private final int london = map.grid().parse("3119");
    private final int[] steps = new int[map.size()];
    private final int[] queue = new int[map.size()];

    /** All six neighbours of every hex of the map, once. */
    @Benchmark
    public int everyNeighbourOfEveryHex() {
        int sum = 0;
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                sum += map.grid().neighbour(hex, way);
            }
        }
        return sum;
    }

    /** How far every hex is from London on foot: a breadth-first search over the land links. */
    @Benchmark
    public int walkFromLondonToEverywhere() {
        Arrays.fill(steps, -1);
        int last = 0;
        queue[last++] = london;
        steps[london] = 0;
        for (int first = 0; first < last; first++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(queue[first], way);
                if (next >= 0 && steps[next] < 0) {
                    steps[next] = steps[queue[first]] + 1;
                    queue[last++] = next;
                }
            }
        }
        return last;
    }

    /** The distance from one hex to all others, by arithmetic. */
    @Benchmark
    public int distanceFromLondonToEverywhere() {
        int sum = 0;
        for (int hex = 0; hex < map.size(); hex++) {
            sum += map.grid().distance(london, hex);
        }
        return sum;
    }
}
