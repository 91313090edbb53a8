package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.List;
import seelowe.engine.event.Event;
import seelowe.protocol.notation.EventSentences;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Events and actions are records; each is written as an object with its kind as {@code type} and a field for each component. */
public final class EventJson {
    private EventJson() {}

    /** Each with a sentence for the reader of a log. */
    public static ArrayNode write(List<Event> events, Names names) {
        EventSentences sentences = new EventSentences(names.scenario());
        ArrayNode array = Json.array();
        for (Event event : events) {
            array.add(writeRecord((Record) event, names).put("text", sentences.sentence(event)));
        }
        return array;
    }

    static ObjectNode writeRecord(Record fact, Names names) {
        ObjectNode node = Json.object().put("type", RecordForms.kind(fact.getClass()));
        for (RecordComponent component : RecordForms.components(fact.getClass())) {
            Object value = value(fact, component);
            node.set(component.getName(), RecordForms.write(fact, component.getName(), value, names));
        }
        return node;
    }

    private static Object value(Record fact, RecordComponent component) {
        try {
            return component.getAccessor().invoke(fact);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
