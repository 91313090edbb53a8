package seelowe.cli;

import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.arena.Duel;
import seelowe.opponents.arena.Share;
import seelowe.opponents.arena.Sprt;

@Command(
        name = "duel",
        header = "Who of two computer players is better? Stops when it is clear.",
        description = {
            "Plays pairs of games with the same dice and the sides exchanged, and tests after each whether the first player's share of the "
                    + "points (a draw is half a point) is rather 50 or rather 55 %%, with an error of one in twenty either way. The same seed gives "
                    + "the same games."
        },
        footer = {
            "  ./seelowe duel --scenario N --first steady --second steady-0    has Steady learned?",
            "  ./seelowe duel --scenario N --first veteran --pairs 100         at most a hundred pairs",
            "  ./seelowe duel --scenario N --first veteran@16 --second plan-hunt --pairs 20 --all"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class DuelCommand implements Runnable {
    private static final double EVEN = 0.5;
    private static final double BETTER = 0.55;
    private static final double ERROR = 0.05;
    private static final int MOST_PAIRS = 1_000_000;

    @Option(
            names = {"-s", "--scenario"},
            paramLabel = "CODE",
            required = true,
            completionCandidates = ScenarioCodes.class,
            description = "which scenario: N, H, J, LT, or one of your own")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private String scenario;

    @Option(
            names = "--first",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "whose share is asked for: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless told")
    private String first = "steady";

    @Option(
            names = "--second",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "whom he meets; ${DEFAULT-VALUE} unless told")
    private String second = "steady";

    @Option(
            names = "--pairs",
            paramLabel = "COUNT",
            description = "pairs of games at most; ${DEFAULT-VALUE} unless told")
    private int pairs = 500;

    @Option(names = "--all", description = "play all pairs, even when the answer is clear before")
    private boolean all;

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
        SimulateCommand.checkRange("--pairs", pairs, MOST_PAIRS);
        int workers = threads.count();
        OpponentNames.check(first);
        OpponentNames.check(second);
        Scenario chosen = data.load().scenario(scenario);
        Duel duel = new Duel(chosen, Opponents.kind(first), Opponents.kind(second), pairs, seed);
        Duel.Report report;
        try (Progress progress = Progress.of("Pairs", pairs, spec.commandLine().getErr())) {
            report = duel.fight(new Sprt(EVEN, BETTER, ERROR), all, workers, progress::reached);
        }
        print(report);
    }

    private void print(Duel.Report report) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(scenario.toUpperCase(Locale.ROOT) + ": " + first + " against " + second + ", " + report.pairs()
                + " pairs, seed " + seed);
        out.println("  won as German    " + words(report.wonAsGerman()));
        out.println("  won as British   " + words(report.wonAsBritish()));
        out.println(String.format(Locale.ROOT, "  points           %.1f of %d pairs", report.points(), report.pairs()));
        out.println("  "
                + switch (report.verdict()) {
                    case HIGH -> first + " is better.";
                    case LOW -> first + " is not better.";
                    case OPEN -> "Not clear yet; more pairs would tell.";
                });
        out.flush();
    }

    private static String words(Share share) {
        return String.format(
                Locale.ROOT,
                "%d of %d (%.1f to %.1f %%)",
                share.count(),
                share.of(),
                100 * share.low(),
                100 * share.high());
    }
}
