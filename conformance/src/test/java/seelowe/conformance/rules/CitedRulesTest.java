package seelowe.conformance.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.rulebook.RuleTexts;

/** Every rule or whole case that the engine names, in a refusal or in {@code @Rule}, can be looked up by a player. */
class CitedRulesTest {
    private static final Path ENGINE = Path.of("../engine/src/main/java");
    private static final Pattern RULE_ID = Pattern.compile("\"((?:R|C|ER|PN|DN|LT|Q)\\d[\\w.-]*)\"");

    @Test
    void the_engine_names_only_rules_that_are_told() {
        RuleTexts rules = BuiltInData.load().rules();
        Map<String, String> cited = cited();

        assertThat(cited).containsKey("R9.0c");
        cited.keySet().removeIf(id -> !rules.cited(id).isEmpty());
        assertThat(cited)
                .as("Ids that data/rules does not know, and where they stand")
                .isEmpty();
    }

    /** Each id with one of the files that name it. */
    private static Map<String, String> cited() {
        Map<String, String> cited = new TreeMap<>();
        for (Path file : TestSources.javaFiles(ENGINE)) {
            for (String line : TestSources.lines(file)) {
                Matcher id = RULE_ID.matcher(line);
                while (id.find()) {
                    cited.put(id.group(1), file.getFileName().toString());
                }
            }
        }
        return cited;
    }
}
