package seelowe.drills.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import seelowe.drills.machine.Figures;
import seelowe.drills.machine.Machine;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Onlooker;
import seelowe.drills.play.Order;
import seelowe.drills.play.Seat;
import seelowe.drills.play.Tally;
import seelowe.drills.report.Progress;
import seelowe.drills.wire.Wire;

/** Carries out one plan against a server of its own. */
final class LoadRun implements AutoCloseable {
    private static final long JOIN_PATIENCE = 60_000;
    private static final int JOINS_AT_ONCE = 50;
    private static final long BETWEEN_JOINS = 50;
    private static final int DESCRIPTORS_BESIDE = 300;

    private final LoadPlan plan;
    private final Progress progress;
    private final ServerProcess server;
    private final Host host;
    private final Wire wire = new Wire();
    private final ExecutorService maker = Executors.newSingleThreadExecutor();
    private final Tally tally = new Tally();
    private final Gallery gallery = new Gallery(tally);
    private final List<Seat> seats = new ArrayList<>();

    LoadRun(LoadPlan plan, Path folder, List<String> javaOptions, Progress progress) {
        this.plan = plan;
        this.progress = progress;
        this.server = ServerProcess.start(folder, javaOptions);
        this.host = new Host(server.port());
    }

    LoadResult run() {
        demandOpenFiles();
        seatEverybody();
        progress.say(plan.name() + ": warming up for " + plan.warmUpSeconds() + " s");
        Machine.rest(plan.warmUpSeconds() * 1000L);
        Figures serverBefore = Figures.of(server.pid());
        Figures driverBefore = Figures.of(ProcessHandle.current().pid());
        inWire(() -> {
            tally.begin();
            gallery.begin();
            return tally;
        });
        progress.say(plan.name() + ": measuring for " + plan.seconds() + " s");
        Machine.rest(plan.seconds() * 1000L);
        inWire(() -> {
            tally.end();
            return tally;
        });
        Figures serverAfter = Figures.of(server.pid());
        Figures driverAfter = Figures.of(ProcessHandle.current().pid());
        String load = Machine.load();
        wire.check();
        return inWire(
                () -> new LoadResult(plan, tally, gallery, serverBefore, serverAfter, driverBefore, driverAfter, load));
    }

    /** Server and driver need a descriptor for each socket, and some for themselves. */
    private void demandOpenFiles() {
        long wanted = plan.games() * 2L + plan.gallery() + DESCRIPTORS_BESIDE;
        if (Machine.mostOpenFiles() < wanted) {
            throw new IllegalStateException("the limit of open files is " + Machine.mostOpenFiles() + ", and " + wanted
                    + " are needed; raise it first: ulimit -n " + wanted);
        }
    }

    private void seatEverybody() {
        progress.say(plan.name() + ": making " + plan.games() + " games");
        for (int number = 0; number < plan.games(); number++) {
            boolean solo = chosen(number, plan.solo());
            Order order = solo ? Order.solo(number, "steady") : Order.hotSeat(number);
            Made made = host.make(order).get(0);
            boolean first = number == 0;
            long seed = 1000L * number + 1;
            Seat seat = new Seat(wire, host, order, plan.manner(), seed, tally, maker, first ? gallery : null);
            seats.add(seat);
            boolean watched = chosen(number, plan.watched());
            wire.soon(() -> {
                seat.sit(made);
                if (watched) {
                    new Onlooker(wire, host.port(), made, new Gallery(tally));
                }
            });
            if (first) {
                fillGallery(made);
            }
        }
        awaitJoins();
    }

    private static boolean chosen(int number, double share) {
        return Math.floor((number + 1) * share) > Math.floor(number * share);
    }

    /** A few at a time: a listening socket has only so long a queue. */
    private void fillGallery(Made made) {
        for (int number = 0; number < plan.gallery(); number += JOINS_AT_ONCE) {
            int now = Math.min(JOINS_AT_ONCE, plan.gallery() - number);
            inWire(() -> {
                for (int each = 0; each < now; each++) {
                    new Onlooker(wire, host.port(), made, gallery);
                    gallery.enter();
                }
                return now;
            });
            Machine.rest(BETWEEN_JOINS);
        }
    }

    private void awaitJoins() {
        long until = System.nanoTime() + JOIN_PATIENCE * 1_000_000;
        while (System.nanoTime() < until && inWire(() -> seats.stream().anyMatch(seat -> !seat.hasJoined()))) {
            Machine.rest(100);
            wire.check();
        }
        long outside =
                inWire(() -> seats.stream().filter(seat -> !seat.hasJoined()).count());
        if (outside > 0) {
            progress.say(plan.name() + ": " + outside + " players are still outside");
        }
    }

    private <T> T inWire(Supplier<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        wire.soon(() -> done.complete(work.get()));
        return done.orTimeout(60, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        wire.close();
        maker.shutdownNow();
        server.close();
    }
}
