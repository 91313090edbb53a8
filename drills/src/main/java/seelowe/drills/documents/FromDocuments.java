package seelowe.drills.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import seelowe.drills.machine.Heap;
import seelowe.drills.machine.Machine;

/** Strangers who have read the documents send all that comes near them, and hold every answer against what stands there. */
public final class FromDocuments {
    private static final int STRANGERS = 3;
    /** Caches are full after so much of it, and what is alive then is what is looked for at the end. */
    private static final double WARM_UP = 0.1;

    private static final long SETTLED_MILLIS = 300_000;

    private final int number;
    private final long seed;

    /** @param number how many requests and messages in all */
    public FromDocuments(int number, long seed) {
        this.number = number;
        this.seed = seed;
    }

    /**
     * What came of it.
     *
     * @param seen in a sentence
     * @param wrong what did not hold
     */
    public record Result(String seen, List<String> wrong) {}

    public Result against(int port, long pid) {
        Documents documents = new Documents();
        Judge judge = new Judge(documents);
        List<Asker> askers = new ArrayList<>();
        for (int each = 0; each < STRANGERS; each++) {
            askers.add(new Asker(port, documents, new Stranger(each, seed), judge));
        }
        int before = (int) Math.round(number * WARM_UP);
        ask(askers, before);
        long alive = Heap.liveMegabytes(pid);
        ask(askers, number - before);
        askers.forEach(Asker::close);
        long most = alive + alive * 15 / 100 + 10;
        long left = settled(pid, most);
        List<String> wrong = new ArrayList<>(judge.faults());
        if (alive >= 0 && left > most) {
            wrong.add("the heap that is alive has grown from " + alive + " to " + left + " MB");
        }
        return new Result(
                "answers " + judge.counts() + "; heap alive " + alive + " MB, " + left + " MB at the end", wrong);
    }

    /** Games that nobody uses are put away after a while. */
    private static long settled(long pid, long most) {
        long until = System.nanoTime() + SETTLED_MILLIS * 1_000_000;
        long alive = Heap.liveMegabytes(pid);
        while (alive > most && System.nanoTime() < until) {
            Machine.rest(10_000);
            alive = Heap.liveMegabytes(pid);
        }
        return alive;
    }

    private static void ask(List<Asker> askers, int times) {
        ExecutorService threads = Executors.newFixedThreadPool(askers.size());
        try {
            List<Future<?>> all = new ArrayList<>();
            for (Asker asker : askers) {
                all.add(threads.submit(() -> asker.ask(times / askers.size())));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException("The drill itself failed", failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The drill was interrupted", stopped);
        } finally {
            threads.shutdownNow();
        }
    }

    /** One stranger at work. */
    private static final class Asker {
        private final Stranger stranger;
        private final Requests requests;
        private final Screens screens;
        private boolean begun;

        Asker(int port, Documents documents, Stranger stranger, Judge judge) {
            this.stranger = stranger;
            this.requests = new Requests(port, documents, stranger, judge);
            this.screens = new Screens(port, documents, stranger, judge);
        }

        void ask(int times) {
            if (!begun) {
                requests.lookAround();
                begun = true;
            }
            for (int each = 0; each < times; each++) {
                if (stranger.random().nextInt(5) < 3 || stranger.hoard().seat().isEmpty()) {
                    requests.next();
                } else {
                    screens.next();
                }
            }
        }

        void close() {
            requests.close();
            screens.close();
        }
    }
}
