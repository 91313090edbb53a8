package seelowe.drills;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;

/** What every drill can be told, and how each ends. */
final class DrillOptions {
    @Option(
            names = "--java-opts",
            paramLabel = "TEXT",
            split = " ",
            description = "options for the server's JVM, in one text: \"-Xmx1g -XX:+UseSerialGC\"")
    private List<String> javaOptions = List.of();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it in before the command runs
    private CommandSpec spec;

    List<String> javaOptions() {
        return javaOptions;
    }

    /** Standard output holds the table alone. */
    Progress progress() {
        PrintWriter err = spec.commandLine().getErr();
        return words -> err.println("... " + words);
    }

    /** Prints what was found; the exit code says whether it held. */
    int end(Report report) {
        spec.commandLine().getOut().println(report.text());
        report.faults().forEach(spec.commandLine().getErr()::println);
        return report.holds() ? 0 : 1;
    }
}
