package seelowe.drills.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import seelowe.drills.machine.Figures;
import seelowe.drills.machine.Heap;
import seelowe.drills.machine.Machine;
import seelowe.drills.machine.Scratch;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.play.Crowd;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Manner;
import seelowe.drills.play.Order;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;
import seelowe.drills.report.Timings;
import seelowe.drills.wire.Wire;

/** A steady number of games, with people who come, look and go, and a look at the server now and then. */
public final class SoakDrill {
    private static final int SAMPLES = 12;
    private static final long BETWEEN_VISITORS = 2000;
    private static final double HEAP_GROWTH = 1.15;
    private static final long HEAP_SLACK = 10;
    private static final long THREAD_SLACK = 5;
    private static final long DESCRIPTOR_SLACK = 10;

    private SoakDrill() {}

    private record Sample(double minute, long heap, Figures figures, int actions, double p99, String errors) {}

    /** @param games at once, one in ten against the computer */
    public static Report run(double minutes, int games, long pace, List<String> javaOptions, Progress progress) {
        Report report = new Report(
                "Soak: " + games + " games for " + minutes + " minutes",
                "minute",
                "heap alive MB",
                "resident MB",
                "threads",
                "descriptors",
                "actions",
                "p99",
                "errors",
                "load");
        try (Scratch scratch = new Scratch();
                ServerProcess server = ServerProcess.start(scratch.of("games"), javaOptions);
                Wire wire = new Wire()) {
            Host host = new Host(server.port());
            List<Order> orders = Stream.concat(
                            IntStream.range(0, games - games / 10).mapToObj(Order::hotSeat),
                            IntStream.range(0, games / 10).mapToObj(number -> Order.solo(number, "steady")))
                    .toList();
            try (Crowd crowd = new Crowd(wire, host, orders, new Manner(pace, 0.05, 0.02))) {
                fill(report, sample(minutes, server, host, wire, crowd, progress));
            }
        }
        return report;
    }

    private static List<Sample> sample(
            double minutes, ServerProcess server, Host host, Wire wire, Crowd crowd, Progress progress) {
        long began = System.nanoTime();
        List<Sample> samples = new ArrayList<>();
        for (int number = 1; number <= SAMPLES; number++) {
            long until = began + (long) (minutes * 60e9 * number / SAMPLES);
            crowd.begin();
            while (System.nanoTime() < until) {
                visit(host, wire, server);
                Machine.rest(Math.max(1, Math.min(BETWEEN_VISITORS, (until - System.nanoTime()) / 1_000_000)));
            }
            int actions = crowd.look(tally -> tally.acknowledgements().count());
            double p99 = crowd.look(tally -> tally.acknowledgements().percentile(99));
            String errors = crowd.look(tally -> tally.errors().toString());
            double minute = (System.nanoTime() - began) / 60e9;
            long heap = Heap.liveMegabytes(server.pid());
            samples.add(new Sample(minute, heap, Figures.of(server.pid()), actions, p99, errors));
            progress.say(String.format(Locale.ROOT, "minute %.1f: %d MB alive", minute, heap));
        }
        return samples;
    }

    /** Somebody makes a game, plays a little and never comes back. */
    private static void visit(Host host, Wire wire, ServerProcess server) {
        host.get("/api/scenarios");
        Made made = host.make(Order.hotSeat(0)).get(0);
        try (Guest guest = Guest.join(wire, server.port(), made, 20_000, System.nanoTime())) {
            guest.act();
        }
    }

    private static void fill(Report report, List<Sample> samples) {
        for (int number = 0; number < samples.size(); number++) {
            Sample sample = samples.get(number);
            boolean last = number == samples.size() - 1;
            List<String> wrong = new ArrayList<>();
            if (!sample.errors().equals("{}")) {
                wrong.add("errors: " + sample.errors());
            }
            if (last) {
                wrong.addAll(growth(samples));
            }
            report.row(
                    wrong,
                    String.format(Locale.ROOT, "%.1f", sample.minute()),
                    sample.heap(),
                    sample.figures().residentMegabytes(),
                    sample.figures().threads(),
                    sample.figures().descriptors(),
                    sample.actions(),
                    Timings.shown(sample.p99()),
                    sample.errors(),
                    Machine.load());
        }
    }

    /** The last quarter against the second, when everything had warmed up. */
    private static List<String> growth(List<Sample> samples) {
        List<String> wrong = new ArrayList<>();
        long heapThen = mean(samples, 1, Sample::heap);
        long heapNow = mean(samples, 3, Sample::heap);
        if (heapNow > heapThen * HEAP_GROWTH + HEAP_SLACK) {
            wrong.add("the heap grew from " + heapThen + " to " + heapNow + " MB");
        }
        grew(wrong, samples, "threads", sample -> sample.figures().threads(), THREAD_SLACK);
        grew(wrong, samples, "descriptors", sample -> sample.figures().descriptors(), DESCRIPTOR_SLACK);
        return wrong;
    }

    private static void grew(
            List<String> wrong, List<Sample> samples, String what, ToLongFunction<Sample> figure, long slack) {
        long then = mean(samples, 1, figure);
        long now = mean(samples, 3, figure);
        if (now > then + slack) {
            wrong.add(what + " grew from " + then + " to " + now);
        }
    }

    private static long mean(List<Sample> samples, int quarter, ToLongFunction<Sample> figure) {
        int size = samples.size() / 4;
        return Math.round(samples.subList(quarter * size, (quarter + 1) * size).stream()
                .mapToLong(figure)
                .average()
                .orElse(0));
    }
}
