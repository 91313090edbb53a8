package seelowe.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import scala.Function1;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;
import seelowe.study.play.Assignment;
import seelowe.study.play.Batch;
import seelowe.study.play.BatchRunner;

/** Plays batches on a cluster. The rows of each come back as soon as it is over, so that an interrupted study loses little. */
final class SparkRunner implements BatchRunner, AutoCloseable {
    private static final ClassTag<Rows> ROWS = ClassTag$.MODULE$.apply(Rows.class);

    private final SparkConf configuration;
    private @Nullable JavaSparkContext connected;

    /** Nobody is called before there is something to play. */
    SparkRunner(SparkConf configuration) {
        this.configuration = configuration;
    }

    /** What a task sends back. */
    private record Rows(ArrayList<String> texts) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    /** What a task does; it is sent along. */
    private interface Task extends Function1<Iterator<Batch>, Rows>, Serializable {}

    @Override
    public void run(
            Assignment assignment, List<Batch> batches, BooleanSupplier stop, BiConsumer<Batch, List<String>> done) {
        if (batches.isEmpty()) {
            return;
        }
        JavaSparkContext spark = connect();
        Broadcast<Assignment> shared = spark.broadcast(assignment);
        Task play = batch -> new Rows(new ArrayList<>(RemotePlay.rows(shared.value(), batch.next())));
        List<Batch> sent = List.copyOf(batches);
        spark.sc()
                .runJob(
                        spark.parallelize(sent, sent.size()).rdd(),
                        play,
                        (number, rows) -> {
                            done.accept(sent.get((Integer) number), rows.texts());
                            if (stop.getAsBoolean()) {
                                spark.cancelAllJobs();
                            }
                            return BoxedUnit.UNIT;
                        },
                        ROWS);
        shared.destroy();
    }

    private JavaSparkContext connect() {
        JavaSparkContext spark = connected == null ? new JavaSparkContext(configuration) : connected;
        connected = spark;
        return spark;
    }

    @Override
    public void close() {
        if (connected != null) {
            connected.close();
        }
    }
}
