package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.Mark;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.Names;
import seelowe.protocol.position.PositionText;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** docs/notation.md shows every kind of action, place and mark, and its examples are what they say. */
class NotationExamplesTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "notation.md");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final GameData DATA = BuiltInData.load();
    private static final Scenario NAVY_PLAN = Objects.requireNonNull(DATA.scenario("N"));

    @Test
    void the_table_of_actions_has_an_example_of_every_kind_that_can_be_read() throws IOException {
        ActionNotation notation = new ActionNotation(NAVY_PLAN);
        Set<String> kinds = new TreeSet<>();
        String text = Files.readString(DOCUMENT);
        String table = text.substring(text.indexOf("| line |"), text.indexOf("```\naction"));
        for (String row : table.split("\n| \\| ")) {
            Matcher example = CODE.matcher(row.startsWith("| ") ? row : "");
            while (example.find()) {
                Action action = notation.parse(example.group(1));
                assertThat(notation.format(action)).isEqualTo(example.group(1));
                kinds.add(action.getClass().getSimpleName());
            }
        }
        assertThat(kinds)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Action.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList());
    }

    @Test
    void every_box_and_every_mark_is_explained() throws IOException {
        String text = Files.readString(DOCUMENT);
        for (String box : Names.boxNames()) {
            String shown = box.replaceFirst("-[A-G]$", "-C");
            assertThat(text).contains("`" + shown + "`");
        }
        for (Mark mark : Mark.values()) {
            assertThat(text).contains("`" + Letters.of(mark) + "` ");
        }
    }

    @Test
    void the_beginning_of_the_navy_plan_is_the_line_that_is_shown() throws IOException {
        Matcher shown = Pattern.compile("`(seelowe1 N [^`]+)`").matcher(Files.readString(DOCUMENT));
        assertThat(shown.find()).isTrue();
        assertThat(PositionText.format(PositionText.parse(shown.group(1), DATA)))
                .isEqualTo(shown.group(1));
    }
}
