package seelowe.drills.start;

import java.nio.file.Path;
import java.util.List;
import seelowe.drills.machine.Machine;
import seelowe.drills.machine.Scratch;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Made;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;
import seelowe.drills.report.Timings;
import seelowe.drills.wire.Wire;

/** Starts with nothing and starts with much, in turn, so that both meet the same machine. */
public final class StartDrill {
    private static final double LONGER = 500;
    private static final long PATIENCE = 60_000;

    private StartDrill() {}

    /**
     * @param games stored
     * @param waiting those of them in which the computer is to decide
     */
    public static Report run(int games, int waiting, int starts, List<String> javaOptions, Progress progress) {
        Report report = new Report(
                "Start: milliseconds from the start of the JVM to the word that it serves",
                "games",
                "waiting for a computer",
                "starts",
                "median",
                "max",
                "first board after",
                "load");
        try (Scratch scratch = new Scratch()) {
            Path stock = scratch.of("stock");
            Made known = Stock.fill(stock, games, waiting, javaOptions);
            Timings empty = new Timings();
            Timings full = new Timings();
            Timings boards = new Timings();
            for (int number = 0; number < starts; number++) {
                progress.say("start " + (number + 1) + " of " + starts);
                try (ServerProcess server = ServerProcess.start(scratch.of("empty" + number), javaOptions)) {
                    empty.add(server.readyAfter());
                }
                Path copy = scratch.of("full" + number);
                Scratch.copy(stock, copy);
                try (ServerProcess server = ServerProcess.start(copy, javaOptions)) {
                    full.add(server.readyAfter());
                    boards.add(firstBoard(server, known));
                }
            }
            row(report, List.of(), 0, 0, empty, "-");
            double longer = full.percentile(50) - empty.percentile(50);
            row(
                    report,
                    longer <= LONGER ? List.of() : List.of("it takes " + Timings.shown(longer) + " ms longer"),
                    games,
                    waiting,
                    full,
                    Timings.shown(boards.percentile(50)));
        }
        return report;
    }

    private static long firstBoard(ServerProcess server, Made known) {
        long began = System.nanoTime();
        try (Wire wire = new Wire();
                Guest guest = Guest.join(wire, server.port(), known, PATIENCE, 1)) {
            if (guest.board() == null) {
                throw new IllegalStateException("A stored game cannot be joined: " + guest.welcome());
            }
            return System.nanoTime() - began;
        }
    }

    private static void row(
            Report report, List<String> wrong, int games, int waiting, Timings times, String firstBoard) {
        report.row(
                wrong,
                games,
                waiting,
                times.count(),
                Timings.shown(times.percentile(50)),
                Timings.shown(times.max()),
                firstBoard,
                Machine.load());
    }
}
