package seelowe.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import seelowe.art.geography.GeographyReader;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.lesson.Lessons;
import seelowe.protocol.puzzle.Puzzles;
import seelowe.scenarios.DataException;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.Problem;

@Command(
        name = "check-data",
        header = "Find every mistake in the map, the counters and the scenarios.",
        description = {
            "Reads all data, lessons and puzzles included, and names every mistake at once, as file:line: what is wrong, what would be right. A folder of "
                    + "your own is laid over the built-in data row by row, so it need hold only what you change; "
                    + "docs/data-format.md explains every column."
        },
        exitCodeList = {"0:all in order", "1:mistakes were found", "2:the command was not understood"},
        footer = {
            "  ./seelowe check-data                 the data that comes with the game",
            "  ./seelowe check-data my-edition      the same with your corrections laid over it"
        })
@CommandGroup.In(CommandGroup.EDITION)
final class CheckDataCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description = "a folder of your own data; without it, the built-in data")
    private @Nullable Path folder;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Problem> mistakes;
        try {
            Edition edition = Edition.load(folder);
            mistakes = new ArrayList<>(GeographyReader.check(edition.data(), edition.layers()));
            mistakes.addAll(Lessons.check(edition.data()));
            mistakes.addAll(Puzzles.check(edition.data()));
            if (mistakes.isEmpty()) {
                out.println(praise(edition.data()));
                return CommandLineProgram.DONE;
            }
        } catch (DataException broken) {
            // The picture's files can be looked at all the same: the built-in places stand in for the map.
            mistakes = new ArrayList<>(broken.problems());
            if (BuiltInData.check().isEmpty()) {
                mistakes.addAll(GeographyReader.check(BuiltInData.load(), Edition.layers(folder)));
            }
        }
        mistakes.forEach(out::println);
        out.println(count(mistakes));
        return CommandLineProgram.FAILED;
    }

    private static String praise(GameData data) {
        int counters = data.scenarios().stream()
                .map(Scenario::roster)
                .mapToInt(List::size)
                .sum();
        return "All in order: " + data.map().size() + " hexes, "
                + data.map().cities().size() + " cities, " + data.scenarios().size() + " scenarios with " + counters
                + " counters between them, " + data.learning().lessons().size() + " lessons, "
                + data.learning().puzzles().size() + " puzzles.";
    }

    private static String count(List<Problem> problems) {
        long files = problems.stream().map(Problem::file).distinct().count();
        return plural(problems.size(), "mistake") + " in " + plural(files, "file") + ".";
    }

    private static String plural(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
