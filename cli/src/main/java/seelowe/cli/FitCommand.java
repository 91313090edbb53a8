package seelowe.cli;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.ValueStudy;

@Command(
        name = "fit",
        header = "Learn from played games what positions are worth.",
        description = {
            "Plays games of a computer player against himself, looks at the position at the end of every Game-Turn, and prints, turn by "
                    + "turn, the weights that best tell from it who won. Players who think ahead go by these lines."
        },
        footer = {"  ./seelowe fit --scenario N --games 1200 --seed 4711 > navy.txt"})
@CommandGroup.In(CommandGroup.STUDY)
final class FitCommand implements Runnable {
    private static final int MOST_GAMES = 1_000_000;

    @Option(
            names = {"-s", "--scenario"},
            paramLabel = "CODE",
            required = true,
            completionCandidates = ScenarioCodes.class,
            description = "which scenario: N, H, J, LT, or one of your own")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private String scenario;

    @Option(
            names = {"-g", "--games"},
            paramLabel = "COUNT",
            description = "how many games; ${DEFAULT-VALUE} unless told")
    private int games = 1000;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "who plays both sides: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless told")
    private String player = "steady";

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "what all luck grows from; ${DEFAULT-VALUE} unless told")
    private long seed = 1;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "COUNT",
            description = "games at a time; as many as there are cores unless told")
    private @Nullable Integer threads;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        SimulateCommand.checkRange("--games", games, MOST_GAMES);
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        SimulateCommand.checkRange("--threads", workers, SimulateCommand.MOST_THREADS);
        OpponentNames.check(player);
        Scenario chosen = data.load().scenario(scenario);
        MatchUp matchUp = new MatchUp(chosen, GameOptions.defaults(chosen.rules()), player, player, games, seed);
        PrintWriter out = spec.commandLine().getOut();
        ValueStudy.models(matchUp, workers).forEach(out::println);
        out.flush();
    }
}
