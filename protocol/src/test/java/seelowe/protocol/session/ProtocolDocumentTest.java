package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.MistakeCode;
import tools.jackson.databind.JsonNode;

/** Runs every example of docs/protocol.md, so that the page cannot become untrue. */
class ProtocolDocumentTest {
    private static final Path PAGE = Path.of("..", "docs", "protocol.md");
    private static final String ANYTHING = "...";

    private record Example(String request, String answer) {}

    @Test
    void every_example_is_true() throws IOException {
        Wire wire = new Wire();
        for (Example example : examples()) {
            JsonNode answer = wire.session().answer(example.request());
            Wire.demandValid(answer);
            demandLike(Json.parse(example.answer()), answer, example.request());
        }
        assertThat(wire.faults()).isEmpty();
    }

    @Test
    void every_message_has_an_example() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (Example example : examples()) {
            if (example.request().startsWith("{")) {
                shown.add(Json.parse(example.request()).get("type").stringValue());
            }
        }
        assertThat(shown).containsAll(new Wire().session().types());
    }

    @Test
    void every_error_and_action_is_explained() throws IOException {
        String page = Files.readString(PAGE);
        for (MistakeCode code : MistakeCode.values()) {
            assertThat(page).contains("`" + code.word() + "`");
        }
        for (JsonNode action : Json.parse(ProtocolSchema.text()).at("/$defs/action/oneOf")) {
            assertThat(page).contains("`" + action.at("/properties/type/const").stringValue() + "`");
        }
        assertThat(Json.parse(ProtocolSchema.text()).at("/$defs/action/oneOf"))
                .hasSize(Action.class.getPermittedSubclasses().length);
    }

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        boolean inside = false;
        String request = "";
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("```")) {
                inside = line.equals("```session");
            } else if (inside && line.startsWith("> ")) {
                request = line.substring(2);
            } else if (inside && line.startsWith("< ")) {
                examples.add(new Example(request, line.substring(2)));
            }
        }
        return examples;
    }

    /** Everything shown is there; what is left out does not matter. */
    private static void demandLike(JsonNode shown, JsonNode real, String where) {
        if (shown.isString() && shown.stringValue().equals(ANYTHING)) {
            return;
        }
        if (shown.isObject()) {
            shown.properties().forEach(field -> {
                assertThat(real.has(field.getKey()))
                        .as("%s: %s in %s", where, field, real)
                        .isTrue();
                demandLike(field.getValue(), real.get(field.getKey()), where + " " + field.getKey());
            });
        } else if (shown.isArray()) {
            boolean open = !shown.isEmpty()
                    && shown.get(shown.size() - 1).isString()
                    && shown.get(shown.size() - 1).asString().equals(ANYTHING);
            int size = shown.size() - (open ? 1 : 0);
            assertThat(real.size()).as("%s: %s", where, real).isGreaterThanOrEqualTo(size);
            assertThat(open || real.size() == size).as("%s: %s", where, real).isTrue();
            for (int i = 0; i < size; i++) {
                demandLike(shown.get(i), real.get(i), where + "[" + i + "]");
            }
        } else {
            assertThat(Json.text(real)).as(where).isEqualTo(Json.text(shown));
        }
    }
}
