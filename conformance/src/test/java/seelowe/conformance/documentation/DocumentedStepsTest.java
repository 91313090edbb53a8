package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.board.Terrain;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** Whoever follows the guides to editions and to special rules to the letter comes to the end. */
class DocumentedStepsTest {
    private static final Path DOCUMENTS = Path.of("../docs");
    /** A file is named, and then what stands in it. */
    private static final Pattern STEP = Pattern.compile(
            "`(?:my-data/)?([a-z/-]+\\.(?:csv|properties|txt))`[^`]*?\\n *```\\n(.*?)\\n *```", Pattern.DOTALL);

    @TempDir
    Path folder;

    private int follow(String document, String heading) throws IOException {
        String text = Files.readString(DOCUMENTS.resolve(document)).replace("\r", "");
        int start = text.indexOf(heading);
        assertThat(start).as(heading).isNotNegative();
        int end = text.indexOf("\n## ", start + heading.length());
        Matcher step = STEP.matcher(text.substring(start, end < 0 ? text.length() : end));
        int steps = 0;
        while (step.find()) {
            Path file = folder.resolve(step.group(1));
            Files.createDirectories(Objects.requireNonNull(file.getParent()));
            Files.writeString(file, step.group(2).stripIndent() + "\n");
            steps++;
        }
        return steps;
    }

    @ParameterizedTest
    @ValueSource(strings = {"## Your own data", "## Change a hex", "## Add a unit", "## Write a scenario"})
    void a_recipe_makes_an_edition_in_order(String heading) throws IOException {
        assertThat(follow("data-format.md", heading)).isPositive();
        assertThat(BuiltInData.check(folder)).isEmpty();
    }

    @Test
    void all_recipes_together_do_what_they_say() throws IOException {
        follow("data-format.md", "## Change a hex");
        follow("data-format.md", "## Add a unit");
        follow("data-format.md", "## Write a scenario");

        GameData data = BuiltInData.load(folder);

        assertThat(data.map().terrain(data.map().grid().parse("2924"))).isEqualTo(Terrain.FOREST);
        assertThat(Objects.requireNonNull(data.scenario("M")).rules().turns()).isEqualTo(8);
        assertThat(Objects.requireNonNull(data.scenario("N")).roster())
                .anyMatch(unit -> unit.key().equals("GE-ID57-IR199"));
    }

    /** All but the one thing that needs the program to be compiled. */
    @Test
    void the_guide_to_special_rules_leaves_only_the_class_to_be_joined() throws IOException {
        assertThat(follow("special-rules.md", "## A worked example")).isEqualTo(2);
        assertThat(BuiltInData.check(folder))
                .singleElement()
                .asString()
                .contains("There are no special rules \"race-to-london\"");
        String guide = Files.readString(DOCUMENTS.resolve("special-rules.md"));
        assertThat(guide).contains("ALL.put(\"race-to-london\", RaceToLondon::of);");
        assertThat(Files.readString(Path.of("../engine/src/main/java/seelowe/engine/game/ScenarioModules.java")))
                .contains("ALL.put(\"lions-tail\", LionsTail::of);");
    }

    @Test
    void the_example_is_in_order_and_has_what_it_says() {
        Path fens = Path.of("../examples/flooded-fens");
        assertThat(BuiltInData.check(fens)).isEmpty();
        GameData data = BuiltInData.load(fens);
        var scenario = Objects.requireNonNull(data.scenario("FF"));
        assertThat(scenario.rules().turns()).isEqualTo(8);
        assertThat(scenario.roster()).noneMatch(unit -> unit.key().equals("GE-ID34-IR080"));
        assertThat(data.map().terrain(data.map().grid().parse("3308"))).isEqualTo(Terrain.SWAMP);
    }
}
