package seelowe.study.play;

import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/** Plays on this machine, several batches at a time. */
public final class LocalRunner implements BatchRunner {
    private final Plan plan;
    private final int threads;

    public LocalRunner(Plan plan, int threads) {
        this.plan = plan;
        this.threads = threads;
    }

    private record Finished(Batch batch, List<String> rows) {}

    @Override
    public void run(
            Assignment assignment, List<Batch> batches, BooleanSupplier stop, BiConsumer<Batch, List<String>> done) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            CompletionService<Finished> games = new ExecutorCompletionService<>(workers);
            for (Batch batch : batches) {
                games.submit(() -> new Finished(batch, BatchPlay.rows(plan, batch, stop)));
            }
            for (int i = 0; i < batches.size(); i++) {
                Finished finished = games.take().get();
                if (!finished.rows().isEmpty()) {
                    done.accept(finished.batch(), finished.rows());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The study was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A game of the study could not be played to its end", e);
        } finally {
            workers.shutdownNow();
        }
    }
}
