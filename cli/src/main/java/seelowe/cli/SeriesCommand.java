package seelowe.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.engine.match.MatchScore;
import seelowe.engine.match.SeriesScore;
import seelowe.engine.match.SeriesTerms;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.ComputerSeries;

@Command(
        name = "series",
        header = "Let two computer players meet in a series of three matches.",
        description = {
            "Plays a match of each of N, H and J [15.33]: the same scenario twice, the sides exchanged. Prints the points of every "
                    + "game, their sums, and what a third of the difference says of the players. The same seed gives the same series."
        },
        footer = {
            "  ./seelowe series                                        Steady against himself",
            "  ./seelowe series --first steady --second recruit        against a beginner",
            "  ./seelowe series --seed 7                               with other luck"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class SeriesCommand implements Runnable {
    @Option(
            names = "--first",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "who has the Germans first: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless told")
    private String first = "steady";

    @Option(
            names = "--second",
            paramLabel = "NAME",
            completionCandidates = OpponentNames.class,
            description = "who has them second; ${DEFAULT-VALUE} unless told")
    private String second = "steady";

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "what all luck grows from; ${DEFAULT-VALUE} unless told")
    private long seed = 1;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        OpponentNames.check(first);
        OpponentNames.check(second);
        Edition edition = data.load();
        List<Scenario> scenarios =
                SeriesTerms.SCENARIOS.stream().map(edition::scenario).toList();
        PrintWriter out = spec.commandLine().getOut();
        SeriesScore score = new ComputerSeries(scenarios, first, second, seed).play(match -> tell(match, out));
        out.println();
        score.inWords().forEach(out::println);
        out.flush();
    }

    private static void tell(MatchScore match, PrintWriter out) {
        out.println("Match of " + match.terms().scenario());
        match.inWords().forEach(line -> out.println("  " + line));
        out.flush();
    }
}
