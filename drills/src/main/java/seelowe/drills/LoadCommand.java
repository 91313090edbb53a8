package seelowe.drills;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.drills.load.LoadDrill;
import seelowe.drills.load.LoadPlan;
import seelowe.drills.load.LoadPlan.Limits;

@Command(
        name = "load",
        header = "Many games at once: how long does an acknowledgement take?",
        description =
                "Without --games, --fast or --onlookers all three kinds are run: 100, 500, 1,000 and 2,000 games at a "
                        + "human pace, 200 as fast as acknowledged, and 5,000 onlookers of one game.",
        mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
    private static final int PROMISED_GAMES = 1000;

    @Mixin
    private DrillOptions options = new DrillOptions();

    @Option(names = "--games", paramLabel = "N", split = ",", description = "games at a human pace, one run each")
    private List<Integer> games = List.of();

    @Option(names = "--fast", paramLabel = "N", split = ",", description = "games as fast as acknowledged")
    private List<Integer> fast = List.of();

    @Option(names = "--onlookers", paramLabel = "N", split = ",", description = "onlookers of one game")
    private List<Integer> onlookers = List.of();

    @Option(
            names = "--pace",
            paramLabel = "MS",
            defaultValue = "2000",
            description = "milliseconds between two actions of a game at a human pace (${DEFAULT-VALUE})")
    private long pace;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "60",
            description = "seconds that are not measured (${DEFAULT-VALUE})")
    private int warmUp;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "seconds that are measured, of each run (${DEFAULT-VALUE})")
    private int seconds;

    @Override
    public Integer call() {
        return options.end(LoadDrill.run(plans(), options.javaOptions(), options.progress()));
    }

    private List<LoadPlan> plans() {
        boolean all = games.isEmpty() && fast.isEmpty() && onlookers.isEmpty();
        List<LoadPlan> plans = new ArrayList<>();
        for (int number : all ? List.of(100, 500, PROMISED_GAMES, 2000) : games) {
            boolean promised = number <= PROMISED_GAMES;
            Limits limits = new Limits(promised ? 20 : Limits.NO_LIMIT, 0, promised ? 1024 : (long) Limits.NO_LIMIT);
            plans.add(LoadPlan.human(number, pace, warmUp, seconds, limits));
        }
        for (int number : all ? List.of(200) : fast) {
            plans.add(LoadPlan.fast(number, warmUp, seconds, new Limits(Limits.NO_LIMIT, 3000, 1024)));
        }
        for (int number : all ? List.of(5000) : onlookers) {
            plans.add(LoadPlan.watched(number, pace, warmUp, seconds, new Limits(50, 0, (long) Limits.NO_LIMIT)));
        }
        return plans;
    }
}
