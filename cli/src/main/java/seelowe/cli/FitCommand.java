package seelowe.cli;

import java.io.PrintWriter;
import java.util.List;
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
            "Plays games of computer players against themselves, looks at the position at the end of every Game-Turn, and prints, turn by "
                    + "turn, the weights that best tell from it who won and how high. Players who think ahead go by these lines.",
            "With --check it prints instead how true the chances are that players go by now."
        },
        footer = {
            "  ./seelowe fit --scenario N --games 3000 --seed 4711 > navy.txt",
            "  ./seelowe fit --scenario N --player wanderer --games 3000 --player veteran --games 200",
            "  ./seelowe fit --scenario N --check --games 1000 --seed 4712"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class FitCommand implements Runnable {
    private static final int MOST_GAMES = 1_000_000;
    private static final int USUAL_GAMES = 1000;

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
            description = "how many games, for each player that is named; 1000 unless told")
    private List<Integer> games = List.of();

    @Option(
            names = "--player",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "who plays both sides, or German:British; may be given again: ${COMPLETION-CANDIDATES}; "
                    + "wanderer, Steady in changing moods, unless told")
    private List<String> players = List.of("wanderer");

    @Option(names = "--check", description = "print how true the present chances are, instead of new weights")
    private boolean check;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "what all luck grows from; ${DEFAULT-VALUE} unless told")
    private long seed = 1;

    @Mixin
    private final Threads threads = new Threads();

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        int workers = threads.count();
        Scenario chosen = data.load().scenario(scenario);
        ValueStudy study = new ValueStudy(chosen.code());
        for (int i = 0; i < players.size(); i++) {
            int count = i < games.size() ? games.get(i) : USUAL_GAMES;
            SimulateCommand.checkRange("--games", count, MOST_GAMES);
            study.play(matchUp(chosen, players.get(i), count, seed + i), workers);
        }
        PrintWriter out = spec.commandLine().getOut();
        (check ? CalibrationTable.of(study, chosen.rules().turns()) : study.models()).forEach(out::println);
        out.flush();
    }

    private static MatchUp matchUp(Scenario scenario, String who, int count, long seed) {
        String[] names = who.split(":", 2);
        String british = names[names.length - 1];
        OpponentNames.check(names[0]);
        OpponentNames.check(british);
        return new MatchUp(scenario, GameOptions.defaults(scenario.rules()), names[0], british, count, seed);
    }
}
