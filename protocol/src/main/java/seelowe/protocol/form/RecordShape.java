package seelowe.protocol.form;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** What a kind of record is made of, for who reads records; asked for every action, and the JVM would work it out anew each time. */
final class RecordShape {
    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type);
        }
    };

    private final List<RecordComponent> components;
    private final Constructor<?> constructor;

    private RecordShape(Class<?> type) {
        this.components = List.of(type.getRecordComponents());
        Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            this.constructor = type.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    List<RecordComponent> components() {
        return components;
    }

    /** The record with these components. */
    Object make(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
