package seelowe.drills;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.drills.hostile.HostileDrill;
import seelowe.drills.hostile.HostileDrill.Limits;

@Command(
        name = "hostile",
        header = "Slow, greedy, dead and mangled clients, and a flood of games: do the others notice?",
        description = "Ten people play while each pest does its worst. About a quarter of an hour.",
        mixinStandardHelpOptions = true)
final class HostileCommand implements Callable<Integer> {
    @Mixin
    private DrillOptions options = new DrillOptions();

    @Option(
            names = "--only",
            paramLabel = "WORD",
            split = ",",
            description = "slow, never, half-open, mangled, solo, documents: a word of a pest's name")
    private List<String> only = List.of();

    @Option(
            names = "--scale",
            paramLabel = "X",
            defaultValue = "1",
            description = "how much of each pest: 0.1 for a tenth")
    private double scale;

    @Option(
            names = "--requests",
            paramLabel = "N",
            defaultValue = "100000",
            description = "how many requests and messages are made from the documents (${DEFAULT-VALUE})")
    private int requests;

    @Option(
            names = "--p99",
            paramLabel = "MS",
            defaultValue = "200",
            description = "the longest p99 of the others' acknowledgements that passes (${DEFAULT-VALUE})")
    private double p99;

    @Option(
            names = "--megabytes",
            paramLabel = "MB",
            defaultValue = "400",
            description = "the most that the server may grow by (${DEFAULT-VALUE})")
    private long megabytes;

    @Override
    public Integer call() {
        Limits limits = new Limits(p99, 2000, megabytes);
        return options.end(HostileDrill.run(only, scale, requests, limits, options.javaOptions(), options.progress()));
    }
}
