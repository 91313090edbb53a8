package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Mistakes that can be made in every file, planted in every file: named where they are, and nothing else is. */
class EveryFileTest {
    private static final String GEOGRAPHY = "geography/";

    /** A mistake, and the place where it was made. */
    private record Planted(String kind, String file, int line, DataCopy copy, String message) {}

    @TestFactory
    Stream<DynamicTest> each_is_named_at_its_place_and_nothing_else_is() {
        return all().stream()
                .map(each -> DynamicTest.dynamicTest(each.kind() + " in " + each.file(), () -> namedAlone(each)));
    }

    private static void namedAlone(Planted planted) {
        assertThat(DataChecker.check(planted.copy().source())).singleElement().satisfies(problem -> {
            assertThat(problem.file()).isEqualTo(DataCopy.LABEL + "/" + planted.file());
            assertThat(problem.line()).isEqualTo(planted.line());
            assertThat(problem.message()).contains(planted.message());
        });
    }

    @Test
    void two_hundred_mistakes_of_sixty_kinds_are_planted() {
        Set<String> kinds = new TreeSet<>();
        all().forEach(each -> kinds.add(each.message()));
        List<Mistakes.Mistake> others = new ArrayList<>(Mistakes.independent());
        others.addAll(Mistakes.alone());
        others.forEach(each -> kinds.add(each.message()));
        assertThat(all().size() + others.size()).isGreaterThanOrEqualTo(200);
        assertThat(kinds).hasSizeGreaterThanOrEqualTo(60);
    }

    private static List<Planted> all() {
        List<Planted> all = new ArrayList<>();
        for (String file : new DataCopy().source().names()) {
            if (file.endsWith(".csv") && !file.startsWith(GEOGRAPHY)) {
                inTable(file, all);
            } else if (file.endsWith(".properties")) {
                inSettings(file, all);
            }
        }
        return all;
    }

    private static void inTable(String file, List<Planted> all) {
        String header = line(file, 1);
        boolean noted = header.endsWith(",source,note");
        int source = header.lastIndexOf("source");
        String misspelt = header.substring(0, source) + "sourrce" + header.substring(source + "source".length());
        all.add(changed("a column misspelt", file, 1, text -> misspelt, "source\"?"));
        all.add(changed("a cell too many", file, 2, text -> text + ",more", "columns. Put a cell that holds a comma"));
        all.add(changed("an open quotation mark", file, 2, text -> text + ",\"", "is opened and not closed"));
        all.add(changed("a control character", file, 2, text -> within(text, "\u0007"), "a control character"));
        all.add(changed("letters of another encoding", file, 2, text -> within(text, "\uFFFD"), "is not UTF-8"));
        all.add(changed("markup", file, 2, text -> within(text, "<br>"), "without markup"));
        all.add(added("a line twice", file, line(file, 2), "is defined in line 2 already"));
        if (noted) {
            all.add(changed("a column twice", file, 1, text -> text.replace(",note", ",source"), "is there twice"));
            all.add(changed(
                    "an unknown column", file, 1, text -> text.replace(",note", ",remarks"), "There is no column"));
        }
    }

    /** At the end of the last cell. */
    private static String within(String line, String more) {
        int end = line.endsWith("\"") ? line.length() - 1 : line.length();
        return line.substring(0, end) + more + line.substring(end);
    }

    private static void inSettings(String file, List<Planted> all) {
        int last = lines(file).size();
        all.add(added("an unknown setting", file, "weathr-forecast = fine", "There is no setting weathr-forecast"));
        all.add(added("no setting", file, "something is missing here", "A setting is written"));
        all.add(added("a setting twice", file, line(file, last), "already. Take one of them out"));
        all.add(changed("a control character", file, 1, text -> "# \u0007\n" + text, "a control character"));
        all.add(changed("markup", file, 1, text -> "# <b>\n" + text, "without markup"));
    }

    private static Planted changed(String kind, String file, int line, UnaryOperator<String> change, String message) {
        DataCopy copy = new DataCopy();
        List<String> lines = lines(file);
        lines.set(line - 1, change.apply(lines.get(line - 1)));
        copy.put(file, String.join("\n", lines) + "\n");
        return new Planted(kind, file, line, copy, message);
    }

    private static Planted added(String kind, String file, String line, String message) {
        DataCopy copy = new DataCopy();
        int at = copy.append(file, line);
        return new Planted(kind, file, at, copy, message);
    }

    private static List<String> lines(String file) {
        return new ArrayList<>(List.of(new DataCopy().text(file).split("\n")));
    }

    private static String line(String file, int number) {
        return lines(file).get(number - 1);
    }
}
