package seelowe.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How far a long command has come: a bar on a terminal, a single line at the end elsewhere. */
final class Progress implements AutoCloseable {
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
        return new Progress(task, err, Boolean.getBoolean("seelowe.terminal") ? bar(task, goal) : null);
    }

    private static ProgressBar bar(String task, int goal) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(goal)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(REDRAW_MILLIS)
                .build();
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
        } else {
            long seconds = Duration.between(begin, Instant.now()).toSeconds();
            err.println(task + ": " + reached + " in " + seconds + " s");
        }
    }
}
