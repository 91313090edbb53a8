package seelowe.protocol.parts;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

/** The components of a record by their names, in their order. */
public final class Parts {
    /** Asked for every event and every action of every menu, and the JVM works them out anew each time. */
    private static final ClassValue<List<RecordComponent>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            return List.of(type.getRecordComponents());
        }
    };

    private Parts() {}

    /** Tells each component and its value. */
    public static void each(Record fact, BiConsumer<String, Object> reader) {
        for (RecordComponent component : COMPONENTS.get(fact.getClass())) {
            try {
                reader.accept(
                        component.getName(),
                        Objects.requireNonNull(component.getAccessor().invoke(fact)));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(e.getMessage(), e);
            }
        }
    }

    /** A record of such parts. */
    public static <T extends Record> T make(Class<T> type, Map<String, Object> parts) {
        List<RecordComponent> components = COMPONENTS.get(type);
        Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = components.stream()
                .map(component -> parts.get(component.getName()))
                .toArray();
        try {
            Constructor<T> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
