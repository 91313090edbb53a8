package seelowe.drills;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.drills.start.StartDrill;

@Command(
        name = "start",
        header = "How much longer does a start take with ten thousand stored games?",
        mixinStandardHelpOptions = true)
final class StartCommand implements Callable<Integer> {
    @Mixin
    private DrillOptions options = new DrillOptions();

    @Option(names = "--games", paramLabel = "N", defaultValue = "10000", description = "stored (${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--waiting",
            paramLabel = "N",
            defaultValue = "1000",
            description = "those of them in which the computer is to decide (${DEFAULT-VALUE})")
    private int waiting;

    @Option(names = "--starts", paramLabel = "N", defaultValue = "5", description = "of each kind (${DEFAULT-VALUE})")
    private int starts;

    @Override
    public Integer call() {
        return options.end(StartDrill.run(games, waiting, starts, options.javaOptions(), options.progress()));
    }
}
