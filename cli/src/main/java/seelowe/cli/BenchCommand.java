package seelowe.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "bench",
        header = "Measure how fast the board, the rules and Steady are.",
        description = {
            "Runs the JMH benchmarks whose names match a pattern, or all of them. The launcher ./seelowe builds and starts "
                    + "them in a JVM of their own; whatever follows \"bench\" goes to JMH. See docs/performance.md."
        },
        footer = {
            "  ./seelowe bench                  all benchmarks; a few minutes",
            "  ./seelowe bench Loading -f 1     only those about loading data, in one JVM",
            "  ./seelowe bench -l               list them"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class BenchCommand implements Runnable {
    @Parameters(paramLabel = "PATTERN", arity = "0..*", description = "part of a benchmark's name, then JMH options")
    private String[] arguments = {};

    /** Reached only when the jar is started without the launcher. */
    @Override
    public void run() {
        throw UserError.wrongUsage("benchmarks are built from source; in the project's folder, run: ./seelowe bench "
                + String.join(" ", arguments));
    }
}
