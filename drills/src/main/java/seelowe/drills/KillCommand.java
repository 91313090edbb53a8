package seelowe.drills;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.drills.kill.KillDrill;
import seelowe.drills.kill.KillPlan;

@Command(
        name = "kill",
        header = "kill -9, many times: is everything there that was acknowledged, once, and does every game go on?",
        description =
                "Plays ten boards at once, with undo, comments, fog of war, secret plans, a match, The Lion's Tail and "
                        + "computers, and kills the server at any moment. About three seconds a kill.",
        mixinStandardHelpOptions = true)
final class KillCommand implements Callable<Integer> {
    @Mixin
    private DrillOptions options = new DrillOptions();

    @Option(names = "--kills", paramLabel = "N", defaultValue = "1000", description = "how often (${DEFAULT-VALUE})")
    private int kills;

    @Option(
            names = "--longest",
            paramLabel = "MS",
            defaultValue = "1500",
            description = "the most milliseconds of play before a kill (${DEFAULT-VALUE})")
    private long longest;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1940", description = "of everybody's choices")
    private long seed;

    @Override
    public Integer call() {
        KillPlan plan = new KillPlan(kills, longest, seed, true, KillPlan.everything());
        return options.end(KillDrill.run(plan, options.javaOptions(), options.progress()));
    }
}
