package seelowe.study.play;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/** Has batches played, here or elsewhere. */
public interface BatchRunner {
    /**
     * Plays all batches, or fewer once {@code stop} holds.
     *
     * @param done takes the rows of each finished batch, in whatever order, one call at a time
     */
    void run(Assignment assignment, List<Batch> batches, BooleanSupplier stop, BiConsumer<Batch, List<String>> done);
}
