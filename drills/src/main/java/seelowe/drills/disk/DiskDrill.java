package seelowe.drills.disk;

import java.util.List;
import seelowe.drills.machine.Scratch;
import seelowe.drills.machine.StartFailedException;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;
import seelowe.drills.wire.Wire;

/** Every kind of harm, one after the other. */
public final class DiskDrill {
    private DiskDrill() {}

    /** One kind of harm: says what it saw, and what did not hold. */
    interface Harm {
        String name();

        Finding meet(Harmed where);
    }

    /**
     * @param seen in a sentence
     * @param wrong what did not hold
     * @param skipped why it could not be tried; empty if it was
     */
    record Finding(String seen, List<String> wrong, String skipped) {
        static Finding skipped(String why) {
            return new Finding("", List.of(), why);
        }
    }

    /** What a harm works with. */
    record Harmed(Scratch scratch, Wire wire, List<String> javaOptions) {}

    /**
     * @param only the names of the harms wanted; empty for all
     * @param flips how many bytes to flip, one at a time, each with a start of the server
     */
    public static Report run(List<String> only, int flips, long seed, List<String> javaOptions, Progress progress) {
        Report report = new Report("Disk: what becomes of games when it fails them", "harm", "seen");
        for (Harm harm : harms(flips, seed)) {
            if (only.isEmpty() || only.contains(harm.name())) {
                progress.say(harm.name());
                meet(harm, javaOptions, report);
            }
        }
        return report;
    }

    private static List<Harm> harms(int flips, long seed) {
        return List.of(
                new FullDisk(),
                new ReadOnlyDisk(),
                new DeletedDatabase(),
                new CutEntries(),
                new CutFile(),
                new FlippedBytes(flips, seed));
    }

    private static void meet(Harm harm, List<String> javaOptions, Report report) {
        try (Scratch scratch = new Scratch();
                Wire wire = new Wire()) {
            Finding finding = harm.meet(new Harmed(scratch, wire, javaOptions));
            if (finding.skipped().isEmpty()) {
                report.row(finding.wrong(), harm.name(), finding.seen());
            } else {
                report.skipped(harm.name(), finding.skipped());
            }
        } catch (StartFailedException | IllegalStateException failure) {
            report.row(List.of(String.valueOf(failure.getMessage())), harm.name(), "");
        }
    }
}
