package seelowe.drills.hostile;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import seelowe.drills.machine.Figures;
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

/** One pest after the other, each against a server of its own on which others play. */
public final class HostileDrill {
    private static final int BYSTANDERS = 10;
    private static final long SETTLED = 90_000;
    private static final int MORE_THREADS = 20;
    private static final int MORE_DESCRIPTORS = 10;

    private final Limits limits;
    private final List<String> javaOptions;

    /**
     * What must hold for those who just play.
     *
     * @param p99 of their acknowledgements in milliseconds
     * @param http the longest that a page may take to be answered, in milliseconds
     * @param megabytes that the server may grow by
     */
    public record Limits(double p99, double http, long megabytes) {}

    private HostileDrill(Limits limits, List<String> javaOptions) {
        this.limits = limits;
        this.javaOptions = javaOptions;
    }

    /**
     * @param only the pests wanted, by a word of their names; empty for all
     * @param scale how much of each: 1 for all of it
     * @param requests how many are made from the documents
     */
    public static Report run(
            List<String> only, double scale, int requests, Limits limits, List<String> javaOptions, Progress progress) {
        Report report = new Report(
                "Hostile: what those who just play notice, in milliseconds",
                "pest",
                "seen",
                "p50",
                "p99",
                "longest page",
                "errors",
                "before",
                "worst",
                "afterwards",
                "load");
        for (Pest pest : pests(scale, requests)) {
            if (only.isEmpty() || only.stream().anyMatch(pest.name()::contains)) {
                progress.say(pest.name());
                new HostileDrill(limits, javaOptions).meet(pest, report);
            }
        }
        return report;
    }

    private static List<Pest> pests(double scale, int requests) {
        return List.of(
                new SlowBodies(scaled(400, scale), 60),
                new NeverRead(scaled(20, scale), 15),
                new HalfOpen(scaled(50, scale), 90),
                new Mangled(Math.max(50, scaled(2000, scale)), 1940),
                new SoloFlood(scaled(800, scale), 10),
                new Strangers(requests));
    }

    private static int scaled(int number, double scale) {
        return (int) Math.max(1, Math.round(number * scale));
    }

    private void meet(Pest pest, Report report) {
        try (Scratch scratch = new Scratch();
                ServerProcess server = start(pest, scratch);
                Wire wire = new Wire()) {
            Host host = new Host(server.port());
            List<Order> orders =
                    IntStream.range(0, BYSTANDERS).mapToObj(Order::hotSeat).toList();
            Made watched = played(wire, host);
            try (Crowd crowd = new Crowd(wire, host, orders, Manner.every(pest.pace()))) {
                Machine.rest(5000);
                pester(pest, new Pest.Target(host, server.pid(), wire, watched), server, crowd, report);
            }
        } catch (IllegalStateException | UncheckedIOException failure) {
            report.row(List.of(String.valueOf(failure.getMessage())), pest.name(), "", "", "", "", "", "", "", "", "");
        }
    }

    private ServerProcess start(Pest pest, Scratch scratch) {
        return pest.facesTheWorld()
                ? ServerProcess.serve(scratch.of("games"), javaOptions)
                : ServerProcess.start(scratch.of("games"), javaOptions);
    }

    /** A game whose log is worth asking for. */
    private static Made played(Wire wire, Host host) {
        Made made = host.make(Order.hotSeat(0)).get(0);
        try (Guest guest = Guest.join(wire, host.port(), made, 20_000, 1)) {
            for (int action = 0; action < 60; action++) {
                guest.act();
            }
        }
        return made;
    }

    private void pester(Pest pest, Pest.Target target, ServerProcess server, Crowd crowd, Report report) {
        Figures before = Figures.of(server.pid());
        crowd.begin();
        Probe probe = new Probe(target.host(), server.pid());
        Pest.Finding finding = pest.pester(target);
        double longest = probe.end();
        double p50 = crowd.look(tally -> tally.acknowledgements().percentile(50));
        double p99 = crowd.look(tally -> tally.acknowledgements().percentile(99));
        String errors = crowd.look(tally -> tally.errors().toString());
        Figures after = settled(server, before);
        List<String> wrong = new ArrayList<>(finding.wrong());
        demand(wrong, server.isAlive(), "the server is dead");
        demand(wrong, p99 > 0 && p99 <= limits.p99(), "others wait for acknowledgements");
        demand(wrong, longest <= limits.http(), "others wait for the page");
        demand(wrong, errors.equals("{}"), "others meet errors");
        long grown = probe.worst() - before.residentMegabytes();
        demand(wrong, grown <= limits.megabytes(), "the server grew by " + grown + " MB");
        demand(wrong, isBack(after, before), "threads or descriptors do not come back");
        report.row(
                wrong,
                pest.name(),
                finding.seen(),
                Timings.shown(p50),
                Timings.shown(p99),
                Timings.shown(longest),
                errors,
                before.inWords(),
                String.format(Locale.ROOT, "%d MB", probe.worst()),
                after.inWords(),
                Machine.load());
    }

    private static Figures settled(ServerProcess server, Figures before) {
        long until = System.nanoTime() + SETTLED * 1_000_000;
        Figures now = Figures.of(server.pid());
        while (!isBack(now, before) && System.nanoTime() < until) {
            Machine.rest(500);
            now = Figures.of(server.pid());
        }
        return now;
    }

    private static boolean isBack(Figures now, Figures before) {
        return now.threads() <= before.threads() + MORE_THREADS
                && now.descriptors() <= before.descriptors() + MORE_DESCRIPTORS;
    }

    private static void demand(List<String> wrong, boolean holds, String otherwise) {
        if (!holds) {
            wrong.add(otherwise);
        }
    }

    /** Asks for a page four times a second, and looks at the server's memory. */
    private static final class Probe {
        private final AtomicBoolean over = new AtomicBoolean();
        private final Thread thread;
        private volatile double longest;
        private volatile long worst;

        Probe(Host host, long pid) {
            thread = new Thread(
                    () -> {
                        while (!over.get()) {
                            long began = System.nanoTime();
                            int status = host.get("/api/scenarios").status();
                            double took = (System.nanoTime() - began) / 1e6;
                            longest = Math.max(longest, status == 200 ? took : 1e9);
                            worst = Math.max(worst, Figures.of(pid).residentMegabytes());
                            Machine.rest(250);
                        }
                    },
                    "probe");
            thread.start();
        }

        double end() {
            over.set(true);
            try {
                thread.join();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return longest;
        }

        long worst() {
            return worst;
        }
    }
}
