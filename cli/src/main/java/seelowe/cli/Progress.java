package seelowe.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How far a long command has come: a bar on a terminal, a single line at the end elsewhere. */
final class Progress implements AutoCloseable {
    private static final int WIDTH = 78;
    private static final int REDRAW_MILLIS = 200;

    private final String task;
    private final PrintWriter err;
    private final @Nullable ProgressBar bar;
    private final Instant begin = Instant.now();
    private int reached;

    private Progress(String task, PrintWriter err, @Nullable ProgressBar bar) {
        this.task = task;
        this.err = err;
        this.bar = bar;
    }

    /** The launcher knows whether somebody is looking at the error output, and says so in a property. */
    static Progress of(String task, int goal, PrintWriter err) {
        return Boolean.getBoolean("seelowe.terminal") ? drawn(task, goal, err) : new Progress(task, err, null);
    }

    /** Left to itself the bar would ask a terminal library for the width, and that takes Ctrl-C away from us. */
    static Progress drawn(String task, int goal, PrintWriter err) {
        ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(goal)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(REDRAW_MILLIS)
                .setConsumer(new DelegatingProgressBarConsumer(line -> draw(line, err), WIDTH))
                .build();
        return new Progress(task, err, bar);
    }

    private static void draw(String line, PrintWriter err) {
        err.print("\r" + line);
        err.flush();
    }

    /** There is more to do than was thought. */
    synchronized void expect(int goal) {
        if (bar != null) {
            bar.maxHint(goal);
        }
    }

    /** May be called by any thread, and out of order. */
    synchronized void reached(int count) {
        reached = Math.max(reached, count);
        if (bar != null) {
            bar.stepTo(reached);
        }
    }

    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
            err.println();
        } else {
            long seconds = Duration.between(begin, Instant.now()).toSeconds();
            err.println(task + ": " + reached + " in " + seconds + " s");
        }
    }
}
