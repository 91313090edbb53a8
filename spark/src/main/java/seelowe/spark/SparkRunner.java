package seelowe.spark;

import java.io.Serializable;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import seelowe.study.play.Assignment;
import seelowe.study.play.Batch;
import seelowe.study.play.BatchRunner;

/** Plays batches on a cluster, a slice at a time, so that an interrupted study loses one slice at most. */
final class SparkRunner implements BatchRunner {
    private static final int BATCHES_A_CORE = 4;

    private final JavaSparkContext spark;

    SparkRunner(JavaSparkContext spark) {
        this.spark = spark;
    }

    private record Played(Batch batch, List<String> rows) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public void run(
            Assignment assignment, List<Batch> batches, BooleanSupplier stop, BiConsumer<Batch, List<String>> done) {
        Broadcast<Assignment> shared = spark.broadcast(assignment);
        for (int first = 0; first < batches.size() && !stop.getAsBoolean(); ) {
            int end = Math.min(batches.size(), first + BATCHES_A_CORE * Math.max(1, spark.defaultParallelism()));
            List<Batch> slice = batches.subList(first, end);
            spark.parallelize(List.copyOf(slice), slice.size())
                    .map(batch -> new Played(batch, RemotePlay.rows(shared.value(), batch)))
                    .collect()
                    .forEach(played -> done.accept(played.batch(), played.rows()));
            first = end;
        }
        shared.destroy();
    }
}
