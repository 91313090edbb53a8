package seelowe.drills;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.drills.soak.SoakDrill;

@Command(
        name = "soak",
        header = "Play for an hour: do heap, threads and descriptors stay flat?",
        mixinStandardHelpOptions = true)
final class SoakCommand implements Callable<Integer> {
    @Mixin
    private DrillOptions options = new DrillOptions();

    @Option(names = "--minutes", paramLabel = "M", defaultValue = "60", description = "how long (${DEFAULT-VALUE})")
    private double minutes;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "at once (${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--pace",
            paramLabel = "MS",
            defaultValue = "2000",
            description = "milliseconds between two actions of a game (${DEFAULT-VALUE})")
    private long pace;

    @Override
    public Integer call() {
        return options.end(SoakDrill.run(minutes, games, pace, options.javaOptions(), options.progress()));
    }
}
