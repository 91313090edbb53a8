package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import seelowe.engine.action.Action;
import seelowe.protocol.notation.Names;
import seelowe.scenarios.text.Spelling;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Actions, both ways: {@code {"type":"move","unit":"GE-ID17-IR021","path":["3825","3724"]}}. */
public final class ActionJson {
    private static final String TYPE = "type";
    private static final Map<String, Class<?>> KINDS = kinds();

    private ActionJson() {}

    private static Map<String, Class<?>> kinds() {
        Map<String, Class<?>> kinds = new TreeMap<>();
        for (Class<?> kind : Action.class.getPermittedSubclasses()) {
            kinds.put(RecordForms.kind(kind), kind);
        }
        return kinds;
    }

    /** The word for a kind of action, such as {@code end-phase}. */
    public static String type(Class<? extends Action> kind) {
        return RecordForms.kind(kind);
    }

    public static ObjectNode write(Action action, Names names) {
        return EventJson.writeRecord((Record) action, names);
    }

    /** @throws JsonMistake if this is no action; legality is not looked at */
    public static Action read(JsonNode node, String at, Names names) {
        if (!node.isObject()) {
            throw JsonMistake.wrongType(at, "an action, such as {\"type\":\"end-phase\"}");
        }
        ValueReader in = new ValueReader(names);
        Class<?> kind = kind(in.text(in.field(node, at, TYPE), at + "." + TYPE), at);
        RecordComponent[] components = kind.getRecordComponents();
        in.allowOnly(node, at, fields(components));
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            String name = components[i].getName();
            values[i] = in.component(kind, components[i], in.field(node, at, name), at + "." + name);
        }
        return make(kind, components, values);
    }

    private static Class<?> kind(String word, String at) {
        Class<?> kind = KINDS.get(word);
        if (kind == null) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    at + "." + TYPE,
                    "There is no action \"" + word + "\"" + Spelling.hint(word, KINDS.keySet()));
        }
        return kind;
    }

    private static Set<String> fields(RecordComponent[] components) {
        Set<String> fields = new TreeSet<>();
        fields.add(TYPE);
        for (RecordComponent component : components) {
            fields.add(component.getName());
        }
        return fields;
    }

    private static Action make(Class<?> kind, RecordComponent[] components, Object[] values) {
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = components[i].getType();
        }
        try {
            return (Action) kind.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
