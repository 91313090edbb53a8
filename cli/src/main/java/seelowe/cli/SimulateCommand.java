package seelowe.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.Arena;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.HandOvers;
import seelowe.opponents.arena.MatchUp;

@Command(
        name = "simulate",
        header = "Let two computer players meet many times, and count.",
        description = {
            "Plays whole games of a scenario and prints how they ended, with confidence intervals, and how ports, "
                    + "strengths and, in The Lion's Tail, the score went turn by turn; in the standard game also what became of the "
                    + "designer's claims about weather, leads and losses. The same seed gives the same games, however many threads play them. "
                    + "Ctrl-C ends early and reports what has been played."
        },
        footer = {
            "  ./seelowe simulate --scenario N                        a hundred games of the Navy Plan",
            "  ./seelowe simulate --scenario J --games 1000 --seed 7  more of them, with other luck",
            "  ./seelowe simulate --scenario H --german recruit       a beginner has the invaders",
            "  ./seelowe simulate --scenario N --games 5 --out games  and keep the records",
            "  ./seelowe simulate --scenario N --hand-overs           what a turn a day would cost in waiting",
            "  ./seelowe simulate --scenario N --json > navy.json     for a program to read"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class SimulateCommand implements Runnable {
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
    private int games = 100;

    @Option(
            names = "--german",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "who plays the German: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless told")
    private String german = "steady";

    @Option(
            names = "--british",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "who plays the British; ${DEFAULT-VALUE} unless told")
    private String british = "steady";

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "what all luck grows from; ${DEFAULT-VALUE} unless told")
    private long seed = 1;

    @Mixin
    private final Threads threads = new Threads();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "write the record of every game into this folder")
    private @Nullable Path out;

    @Option(names = "--json", description = "print figures for a program instead of tables")
    private boolean json;

    @Option(
            names = "--hand-overs",
            description =
                    "count instead how often two people would wait for each other, with and without standing orders")
    private boolean handOvers;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        checkRange("--games", games, MOST_GAMES);
        int workers = threads.count();
        OpponentNames.check(german);
        OpponentNames.check(british);
        Edition edition = data.load();
        Scenario chosen = edition.scenario(scenario);
        GameOptions options = GameOptions.defaults(chosen.rules());
        MatchUp matchUp = new MatchUp(chosen, options, german, british, games, seed);
        if (handOvers) {
            countHandOvers(matchUp, workers);
            return;
        }
        RecordFolder records = out == null ? null : new RecordFolder(out, matchUp, edition.carried());
        try (Interruption interruption = Interruption.listen()) {
            print(play(matchUp, workers, interruption, records));
        }
    }

    private ArenaReport play(MatchUp matchUp, int workers, Interruption interruption, @Nullable RecordFolder records) {
        try (Progress progress =
                Progress.of("Games", matchUp.games(), spec.commandLine().getErr())) {
            return Arena.play(matchUp, workers, progress::reached, interruption::asked, (played, actions) -> {
                if (records != null) {
                    records.keep(played, actions);
                }
            });
        }
    }

    private void countHandOvers(MatchUp matchUp, int workers) {
        PrintWriter printer = spec.commandLine().getOut();
        try (Interruption interruption = Interruption.listen();
                Progress progress =
                        Progress.of("Games", matchUp.games(), spec.commandLine().getErr())) {
            HandOvers counted = HandOvers.of(matchUp, workers, progress::reached, interruption::asked);
            HandOverTable.of(matchUp, counted).forEach(printer::println);
        }
        printer.flush();
    }

    private void print(ArenaReport report) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(SimulationJson.of(report));
        } else {
            SimulationTable.of(report).forEach(out::println);
        }
        out.flush();
    }

    static void checkRange(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw UserError.wrongUsage(option + " " + value + " will not do; choose from 1 to " + most);
        }
    }
}
