package seelowe.drills;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.drills.disk.DiskDrill;

@Command(
        name = "disk",
        header = "A disk that fails: full, read-only, its database deleted, cut off or with flipped bytes.",
        description = "The first two need root, for a small disk in memory, and are skipped without.",
        mixinStandardHelpOptions = true)
final class DiskCommand implements Callable<Integer> {
    @Mixin
    private DrillOptions options = new DrillOptions();

    @Option(
            names = "--only",
            paramLabel = "HARM",
            split = ",",
            description = "full, read-only, deleted, \"cut-off entries\", \"cut-off file\", \"flipped bytes\"")
    private List<String> only = List.of();

    @Option(
            names = "--flips",
            paramLabel = "N",
            defaultValue = "50",
            description = "bytes to flip, one after the other (${DEFAULT-VALUE})")
    private int flips;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1940", description = "of what is flipped")
    private long seed;

    @Override
    public Integer call() {
        return options.end(DiskDrill.run(only, flips, seed, options.javaOptions(), options.progress()));
    }
}
