package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.List;
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

    private ActionJson() {}

    /** Looked up by those who read actions; a browser only writes them. */
    private static final class Kinds {
        static final Map<String, Class<?>> BY_WORD = byWord();

        private static Map<String, Class<?>> byWord() {
            Map<String, Class<?>> kinds = new TreeMap<>();
            for (Class<?> kind : Action.class.getPermittedSubclasses()) {
                kinds.put(RecordForms.kind(kind), kind);
            }
            return kinds;
        }
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
        RecordShape shape = RecordShape.of(kind);
        List<RecordComponent> components = shape.components();
        in.allowOnly(node, at, fields(components));
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            String name = components.get(i).getName();
            values[i] = in.component(kind, components.get(i), in.field(node, at, name), at + "." + name);
        }
        return (Action) shape.make(values);
    }

    private static Class<?> kind(String word, String at) {
        Class<?> kind = Kinds.BY_WORD.get(word);
        if (kind == null) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    at + "." + TYPE,
                    "There is no action \"" + word + "\"" + Spelling.hint(word, Kinds.BY_WORD.keySet()));
        }
        return kind;
    }

    private static Set<String> fields(List<RecordComponent> components) {
        Set<String> fields = new TreeSet<>();
        fields.add(TYPE);
        for (RecordComponent component : components) {
            fields.add(component.getName());
        }
        return fields;
    }
}
