package seelowe.drills.load;

import java.util.List;
import seelowe.drills.machine.Scratch;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;

/** One run after the other, each against a fresh server. */
public final class LoadDrill {
    private LoadDrill() {}

    public static Report run(List<LoadPlan> plans, List<String> javaOptions, Progress progress) {
        Report report = LoadResult.report();
        for (LoadPlan plan : plans) {
            try (Scratch scratch = new Scratch();
                    LoadRun run = new LoadRun(plan, scratch.of("games"), javaOptions, progress)) {
                run.run().addTo(report);
            } catch (IllegalStateException failure) {
                progress.say(plan.name() + ": " + failure.getMessage());
                report.row(
                        List.of(String.valueOf(failure.getMessage())),
                        plan.name(),
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-");
            }
        }
        return report;
    }
}
