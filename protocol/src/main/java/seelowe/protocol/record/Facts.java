package seelowe.protocol.record;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;

/** The components of a value in a fixed spelling, for digests that must mean the same in years to come. */
final class Facts {
    private Facts() {}

    /** {@code Kind(first=1,second=true)}; what is zero, false or empty is left out, so that a new component changes nothing. */
    static String of(Record value) {
        return of(value, "");
    }

    /** The same without the part that equals this: what was always so, before it could be otherwise. */
    static String of(Record value, Object standard) {
        StringBuilder text = new StringBuilder(value.getClass().getSimpleName()).append('(');
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part = read(value, component);
            String spelled = part.equals(standard) ? "" : spell(part);
            if (!List.of("", "0", "false", "null", "[]").contains(spelled)) {
                text.append(component.getName()).append('=').append(spelled).append(',');
            }
        }
        return text.append(')').toString();
    }

    private static Object read(Record value, RecordComponent component) {
        try {
            Object part = component.getAccessor().invoke(value);
            return part == null ? "null" : part;
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static String spell(Object part) {
        if (part instanceof Record inner) {
            return of(inner);
        }
        if (part instanceof Enum<?> constant) {
            return constant.name();
        }
        if (part instanceof Collection<?> members) {
            return members.stream().map(Facts::spell).toList().toString();
        }
        return part.toString();
    }
}
