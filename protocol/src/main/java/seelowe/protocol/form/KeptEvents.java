package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/**
 * Events as a text that can be read back: the objects of the protocol, without sentences. Units, hexes and cities go by name, so that a
 * text outlives a change in the numbers behind them.
 */
public final class KeptEvents {
    private static final Map<String, Class<?>> KINDS = kinds();

    private final Names names;
    private final ValueReader in;

    public KeptEvents(Names names) {
        this.names = names;
        this.in = new ValueReader(names);
    }

    private static Map<String, Class<?>> kinds() {
        Map<String, Class<?>> kinds = new TreeMap<>();
        Stream.of(Event.class, CampaignEvent.class)
                .flatMap(family -> Arrays.stream(family.getDeclaredClasses()))
                .filter(Class::isRecord)
                .forEach(kind -> kinds.put(RecordForms.kind(kind), kind));
        return kinds;
    }

    public String write(List<Event> events) {
        ArrayNode array = Json.array();
        events.forEach(event -> array.add(EventJson.writeRecord((Record) event, names)));
        return Json.text(array);
    }

    /** @throws JsonMistake if it names something that is not there */
    public List<Event> read(String text) {
        List<Event> events = new ArrayList<>();
        Json.parse(text).forEach(each -> events.add(event(each)));
        return events;
    }

    private Event event(JsonNode node) {
        String type = Fields.text(in.field(node, "event", "type"), "type");
        Class<?> kind = KINDS.get(type);
        if (kind == null) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "type", "There is no event \"" + type + "\".");
        }
        RecordShape shape = RecordShape.of(kind);
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : shape.components()) {
            JsonNode value = in.field(node, type, component.getName());
            values.add(RecordForms.read(kind, component, values, value, in));
        }
        return (Event) shape.make(values.toArray());
    }
}
