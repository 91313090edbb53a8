package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import seelowe.protocol.RandomGames;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A client of one session. Everything it says and hears is held against the schema that is shipped. */
final class Wire {
    private static final Schema REQUEST = schema("request");
    private static final Schema ANSWER = schema("answer");

    private final List<Throwable> faults = new ArrayList<>();
    private final EngineSession session = new EngineSession(RandomGames.DATA, faults::add);

    private static Schema schema(String direction) {
        ObjectNode schema = (ObjectNode) Json.parse(ProtocolSchema.text());
        schema.remove("anyOf");
        schema.put("$ref", "#/$defs/" + direction);
        schema.put("$id", "urn:seelowe:" + direction);
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema);
    }

    EngineSession session() {
        return session;
    }

    /** Our own mistakes so far. */
    List<Throwable> faults() {
        return faults;
    }

    /** Sends a message that is as it should be; the answer is no error. */
    ObjectNode ask(String message) {
        ObjectNode answer = tell(message);
        assertThat(answer.get("type").stringValue()).as("%s", answer).isNotEqualTo("error");
        return answer;
    }

    /** Sends a message that is as it should be; the answer may be an error. */
    ObjectNode tell(String message) {
        JsonNode request = Json.parse(message);
        assertThat(REQUEST.validate(request)).as("%s", message).isEmpty();
        ObjectNode answer = session.answer(message);
        demandValid(answer);
        assertThat(faults).isEmpty();
        return answer;
    }

    /** The same without a look at the schema, for the many messages of a long game. */
    ObjectNode quickly(String message) {
        ObjectNode answer = session.answer(message);
        assertThat(answer.get("type").stringValue()).as("%s", answer).isNotEqualTo("error");
        return answer;
    }

    /** Sends a message that is not as it should be; the code of the error that comes back. */
    ObjectNode wrong(String message) {
        ObjectNode answer = session.answer(message);
        demandValid(answer);
        assertThat(answer.get("type").stringValue()).as("%s", answer).isEqualTo("error");
        return answer;
    }

    static boolean isRequest(JsonNode message) {
        return REQUEST.validate(message).isEmpty();
    }

    static void demandValid(JsonNode answer) {
        assertThat(ANSWER.validate(answer)).as("%s", answer).isEmpty();
    }
}
