package seelowe.protocol.form;

import java.util.List;
import seelowe.engine.event.Event;
import seelowe.protocol.notation.EventSentences;
import seelowe.protocol.notation.Names;
import seelowe.protocol.parts.Parts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Events and actions are records; each is written as an object with its kind as {@code type} and a field for each component. */
public final class EventJson {
    private EventJson() {}

    /** Each with a sentence for the reader of a log. */
    public static ArrayNode write(List<Event> events, Names names) {
        EventSentences sentences = new EventSentences(names);
        ArrayNode array = Json.array();
        for (Event event : events) {
            array.add(writeRecord((Record) event, names).put("text", sentences.sentence(event)));
        }
        return array;
    }

    static ObjectNode writeRecord(Record fact, Names names) {
        ObjectNode node = Json.object().put("type", RecordForms.kind(fact.getClass()));
        Parts.each(fact, (name, value) -> node.set(name, RecordForms.write(fact, name, value, names)));
        return node;
    }
}
