package seelowe.protocol.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.protocol.RandomGames;
import seelowe.protocol.notation.Names;
import seelowe.protocol.session.ProtocolSchema;
import tools.jackson.databind.JsonNode;

class FormsTest {
    private static final Names NAMES = new Names(RandomGames.scenario("N"));

    private static List<Class<?>> events() {
        List<Class<?>> kinds = new ArrayList<>();
        Stream.of(Event.class.getDeclaredClasses(), CampaignEvent.class.getDeclaredClasses())
                .flatMap(Stream::of)
                .filter(Class::isRecord)
                .forEach(kinds::add);
        return kinds;
    }

    @Test
    void every_action_comes_back_as_it_was() throws ReflectiveOperationException {
        for (Class<?> kind : Action.class.getPermittedSubclasses()) {
            Action action = (Action) make(kind);

            JsonNode written = Json.parse(Json.text(ActionJson.write(action, NAMES)));

            assertThat(ActionJson.read(written, "action", NAMES)).isEqualTo(action);
        }
    }

    @Test
    void the_schema_knows_every_action_and_event_with_its_fields() throws ReflectiveOperationException {
        Map<String, Set<String>> written = new TreeMap<>();
        for (Class<?> kind : Action.class.getPermittedSubclasses()) {
            written.put("action " + RecordForms.kind(kind), fields(ActionJson.write((Action) make(kind), NAMES)));
        }
        for (Class<?> kind : events()) {
            JsonNode event = EventJson.writeRecord((Record) make(kind), NAMES).put("text", "");
            written.put("event " + RecordForms.kind(kind), fields(event));
        }
        Map<String, Set<String>> promised = new TreeMap<>();
        for (String what : new String[] {"action", "event"}) {
            for (JsonNode kind : Json.parse(ProtocolSchema.text()).at("/$defs/" + what + "/oneOf")) {
                String type = kind.at("/properties/type/const").stringValue();
                promised.put(what + " " + type, fields(kind.get("properties")));
            }
        }
        assertThat(written).isEqualTo(promised);
    }

    private static Set<String> fields(JsonNode node) {
        return new TreeSet<>(node.propertyNames());
    }

    /** A record of this kind with some value in every component. */
    private static Object make(Class<?> kind) throws ReflectiveOperationException {
        RecordComponent[] components = kind.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = value(components[i]);
        }
        return kind.getDeclaredConstructor(types).newInstance(values);
    }

    private static Object value(RecordComponent component) {
        Class<?> type = component.getType();
        if (type == int.class) {
            return 1;
        }
        if (type == boolean.class) {
            return true;
        }
        return type == Ids.class ? Ids.of(1, 2) : type.getEnumConstants()[0];
    }

    @Test
    void strengths_are_fractions_in_lowest_terms() {
        assertThat(Stream.of(0, 8, 12, 10, 3, 80).map(ForecastJson::points))
                .containsExactly("0", "1", "3/2", "5/4", "3/8", "10");
    }
}
