package seelowe.drills.kill;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import seelowe.drills.machine.Machine;
import seelowe.drills.machine.Scratch;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.machine.StartFailedException;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;
import seelowe.drills.report.Timings;
import seelowe.drills.wire.Wire;

/** Plays, kills, starts again, and holds what is there against what was shown. */
public final class KillDrill {
    private static final long PATIENCE = 60_000;
    /** So often every game must have gone on before the next kill; otherwise that comes at any moment. */
    private static final int EVERY = 5;

    private final KillPlan plan;
    private final List<String> javaOptions;
    private final Progress progress;
    private final Random random;
    private final Wire wire = new Wire();
    private final List<Witness> present = new ArrayList<>();
    private final List<Witness> all = new ArrayList<>();
    private final Timings starts = new Timings();

    private KillDrill(KillPlan plan, List<String> javaOptions, Progress progress) {
        this.plan = plan;
        this.javaOptions = javaOptions;
        this.progress = progress;
        this.random = new Random(plan.seed());
    }

    public static Report run(KillPlan plan, List<String> javaOptions, Progress progress) {
        KillDrill drill = new KillDrill(plan, javaOptions, progress);
        Report report = new Report(
                "Kill: acknowledged changes after kill -9",
                "game",
                "kills",
                "boards",
                "actions acknowledged",
                "taken back",
                "comments",
                "changes shown",
                "finished",
                "start p50",
                "start max");
        try (Scratch scratch = new Scratch();
                Wire wire = drill.wire) {
            drill.play(scratch.of("games"));
            wire.check();
            drill.fill(report);
        } catch (StartFailedException refused) {
            report.row(List.of(String.valueOf(refused.getMessage())), "all", "", "", "", "", "", "", "", "", "");
        }
        return report;
    }

    private void play(Path folder) {
        for (int kill = 0; kill <= plan.kills(); kill++) {
            try (ServerProcess server = ServerProcess.start(folder, javaOptions)) {
                starts.add(server.readyAfter());
                takeUp(new Host(server.port()));
                boolean last = kill == plan.kills();
                each(Witness::goOn);
                if (last || kill % EVERY == 0) {
                    await(Witness::wentOn, witness -> witness.fault("does not go on: " + witness.stands()));
                }
                Machine.rest(random.nextInt((int) plan.longest()));
                wire.check();
            }
            // What came before the end of the lines has been heard now.
            settle();
            each(Witness::drop);
            if (kill % EVERY == 0) {
                progress.say(kill + " kills of " + plan.kills() + ", " + count(all, Witness::acknowledged)
                        + " actions acknowledged, " + faults(all).size() + " faults");
            }
        }
    }

    private void takeUp(Host host) {
        replaceFinished(host);
        each(witness -> witness.join(host.port()));
        await(Witness::hasJoined, witness -> witness.fault("cannot be joined: " + witness.stands()));
        each(Witness::askForLog);
        await(Witness::hasCompared, witness -> witness.fault("no log came"));
    }

    /** A game that is over is looked at once more after the next kill, then another takes its place. */
    private void replaceFinished(Host host) {
        List<Witness> finished = present.stream().filter(Witness::isOver).toList();
        present.removeAll(finished);
        for (Order order : plan.orders()) {
            if (present.stream().noneMatch(witness -> witness.order().equals(order))) {
                for (Made made : host.make(order)) {
                    Witness witness = new Witness(wire, order, made, plan.manner(order), random.nextLong());
                    present.add(witness);
                    all.add(witness);
                }
            }
        }
    }

    private void each(Consumer<Witness> what) {
        List<Witness> now = List.copyOf(present);
        wire.soon(() -> now.forEach(what));
        settle();
    }

    private void settle() {
        CountDownLatch done = new CountDownLatch(1);
        wire.soon(done::countDown);
        try {
            done.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void await(Predicate<Witness> wanted, Consumer<Witness> otherwise) {
        long until = System.nanoTime() + PATIENCE * 1_000_000;
        List<Witness> left = new ArrayList<>(present);
        while (!left.isEmpty() && System.nanoTime() < until) {
            List<Witness> asked = List.copyOf(left);
            List<Witness> met = new ArrayList<>();
            wire.soon(() -> asked.stream().filter(wanted).forEach(met::add));
            settle();
            wire.check();
            left.removeAll(met);
            Machine.rest(left.isEmpty() ? 0 : 10);
        }
        wire.soon(() -> left.forEach(otherwise));
        settle();
    }

    private void fill(Report report) {
        for (Order order : plan.orders()) {
            List<Witness> of = all.stream()
                    .filter(witness -> witness.order().equals(order))
                    .toList();
            row(report, order.inWords(), of, faults(of));
        }
        row(report, "all", all, List.of());
    }

    private void row(Report report, String name, List<Witness> of, List<String> faults) {
        report.row(
                faults.size() > 3 ? several(faults) : faults,
                name,
                plan.kills(),
                of.size(),
                count(of, Witness::acknowledged),
                count(of, Witness::undone),
                count(of, Witness::comments),
                count(of, Witness::changes),
                of.stream().filter(Witness::isOver).count(),
                Timings.shown(starts.percentile(50)),
                Timings.shown(starts.max()));
    }

    private static List<String> several(List<String> faults) {
        return List.of(faults.size() + " faults, the first: " + faults.get(0));
    }

    private static List<String> faults(List<Witness> witnesses) {
        return witnesses.stream().flatMap(witness -> witness.faults().stream()).toList();
    }

    private static int count(List<Witness> witnesses, ToIntFunction<Witness> what) {
        return witnesses.stream().mapToInt(what).sum();
    }
}
