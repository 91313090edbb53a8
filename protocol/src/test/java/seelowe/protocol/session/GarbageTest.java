package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Chance;
import seelowe.protocol.RandomGames;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;

class GarbageTest {
    private static final int LINES = 10_000;
    private static final byte[] GOOD = "{\"id\":77,\"type\":\"state\"}".getBytes(StandardCharsets.UTF_8);
    private static final List<String> MESSAGES = List.of(
            "{\"id\":1,\"type\":\"act\",\"action\":{\"type\":\"land\",\"unit\":\"GE-ID17-IR055\",\"hex\":\"4225\"}}",
            "{\"id\":2,\"type\":\"view\",\"as\":\"german\"}",
            "{\"id\":3,\"type\":\"odds\",\"attackers\":[\"GE-ID17-IR055\"],\"targets\":[\"4225\"]}",
            "{\"id\":4,\"type\":\"position\",\"scenario\":\"N\",\"units\":[{\"unit\":\"GB-LDN1\",\"place\":\"3926\"}]}",
            "{\"id\":5,\"type\":\"why\",\"notation\":\"land GE-ID17-IR055 4225\"}",
            "{\"id\":6,\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"scripted\":[1,2,3]}}",
            "{\"id\":7,\"type\":\"perft\",\"depth\":1}");

    private final List<Throwable> faults = new ArrayList<>();

    @Test
    void ten_thousand_lines_of_garbage_each_get_an_error_and_the_next_good_message_works() throws IOException {
        Chance chance = new Chance(1940);
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        say(
                input,
                "{\"id\":0,\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"seed\":1}}"
                        .getBytes(StandardCharsets.UTF_8));
        for (int i = 0; i < LINES; i++) {
            say(input, garbage(chance));
            say(input, GOOD);
        }
        List<JsonNode> answers = answers(input.toByteArray());

        assertThat(answers).hasSize(2 + 2 * LINES);
        for (int i = 2; i < answers.size(); i += 2) {
            assertThat(answers.get(i).get("type").stringValue()).isEqualTo("error");
            assertThat(answers.get(i).get("code").stringValue()).isNotEqualTo("internal");
            assertThat(answers.get(i).get("message").stringValue()).isNotBlank();
            assertThat(answers.get(i + 1).get("type").stringValue()).isEqualTo("state");
            assertThat(answers.get(i + 1).get("id").intValue()).isEqualTo(77);
        }
        assertThat(faults).isEmpty();
    }

    /** Noise, or a good message with something broken in it. */
    private static byte[] garbage(Chance chance) {
        if (chance.below(3) == 0) {
            byte[] noise = new byte[chance.below(200)];
            for (int i = 0; i < noise.length; i++) {
                byte each = (byte) chance.below(256);
                noise[i] = each == '\n' ? (byte) '?' : each;
            }
            return noise;
        }
        String message = MESSAGES.get(chance.below(MESSAGES.size()));
        return mangled(message, chance).getBytes(StandardCharsets.UTF_8);
    }

    private static String mangled(String message, Chance chance) {
        int at = 1 + chance.below(message.length() - 2);
        return switch (chance.below(6)) {
            case 0 -> message.substring(0, at);
            case 1 -> message + message;
            case 2 -> message.replace("\"type\":", "\"tpye\":");
            case 3 -> message.substring(0, message.length() - 1) + ",\"surprise" + chance.below(9) + "\":[{}]}";
            case 4 -> "[".repeat(1 + chance.below(3000)) + message;
            default -> message.replaceFirst("\"id\":\\d", "\"id\":{\"deep\":" + chance.next() + "}");
        };
    }

    private List<JsonNode> answers(byte[] input) throws IOException {
        StringWriter out = new StringWriter();
        EngineSession session = new EngineSession(RandomGames.DATA, faults::add);
        new LineServer(session, new ByteArrayInputStream(input), new PrintWriter(out)).run();
        return out.toString().lines().map(Json::parse).toList();
    }

    private static void say(ByteArrayOutputStream input, byte[] line) {
        input.writeBytes(line);
        input.write('\n');
    }

    @Test
    void a_line_that_is_too_long_is_passed_over_to_its_end() throws IOException {
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        say(input, new byte[LineReader.LONGEST + 1]);
        say(input, "{\"id\":1,\"type\":\"hello\"}".getBytes(StandardCharsets.UTF_8));
        input.writeBytes(
                "{\"id\":2,\"type\":\"quit\"}\n{\"id\":3,\"type\":\"hello\"}".getBytes(StandardCharsets.UTF_8));

        List<JsonNode> answers = answers(input.toByteArray());

        assertThat(answers)
                .extracting(answer -> answer.get("type").stringValue())
                .containsExactly("hello", "error", "hello", "quit");
        assertThat(answers.get(1).get("code").stringValue()).isEqualTo("too-long");
    }

    @Test
    void the_last_line_needs_no_end() throws IOException {
        assertThat(answers("{\"type\":\"hello\"}".getBytes(StandardCharsets.UTF_8)))
                .hasSize(2);
        assertThat(answers(new byte[0])).hasSize(1);
    }

    @Test
    void a_line_that_is_no_utf8_is_named_so() throws IOException {
        List<JsonNode> answers = answers(new byte[] {'"', (byte) 0xC3, '"', '\n'});

        assertThat(answers.get(1).get("code").stringValue()).isEqualTo("encoding");
    }

    /** Fields of every message of the schema, filled with values of the wrong kind. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "{}",
                "[]",
                "-1",
                "1e99",
                "123456789012345678901234567890",
                "\"\"",
                "true",
                "[[null]]",
                "{\"type\":7}"
            })
    void values_of_the_wrong_kind_are_never_our_mistake(String value) {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"seed\":1}}");
        for (JsonNode kind : Json.parse(ProtocolSchema.text()).at("/$defs/request/oneOf")) {
            String type = kind.at("/properties/type/const").stringValue();
            if (type.equals("perft") || type.equals("quit")) {
                continue;
            }
            for (String field : kind.get("properties").propertyNames()) {
                String message = field.equals("type")
                        ? "{\"type\":" + value + "}"
                        : "{\"type\":\"" + type + "\",\"" + field + "\":" + value + "}";
                JsonNode answer = wire.session().answer(message);
                Wire.demandValid(answer);
                assertThat(answer.path("code").asString()).as(message).isNotEqualTo("internal");
                boolean fine = !answer.get("type").stringValue().equals("error");
                assertThat(fine && !Wire.isRequest(Json.parse(message)))
                        .as(message)
                        .isFalse();
            }
        }
    }
}
