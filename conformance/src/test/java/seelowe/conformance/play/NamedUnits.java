package seelowe.conformance.play;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.term.CombatStage;

/** The unit numbers in an event, found by the names of its parts and not by the code that hides them. */
final class NamedUnits {
    private static final Set<String> ONE = Set.of("unit", "subject");
    /** In some events these are hexes. */
    private static final Map<String, Set<String>> OF_KIND = Map.of(
            "AirAttackRolled", Set.of("target"),
            "RaidLaunched", Set.of("targets"),
            "AttackDeclared", Set.of("attackers", "supply"));

    private NamedUnits() {}

    static List<Integer> of(Event event) {
        List<Integer> named = new ArrayList<>();
        renamed(event, unit -> {
            named.add(unit);
            return unit;
        });
        return named;
    }

    /** The same event about other units. */
    static Event renamed(Event event, IntUnaryOperator names) {
        try {
            RecordComponent[] parts = event.getClass().getRecordComponents();
            Class<?>[] types = new Class<?>[parts.length];
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                types[i] = parts[i].getType();
                values[i] = parts[i].getAccessor().invoke(event);
                if (isUnits(event, parts[i].getName())) {
                    values[i] = renamed(values[i], names);
                }
            }
            return (Event) event.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static boolean isUnits(Event event, String part) {
        if (event instanceof Event.CombatStageBegan began) {
            boolean retreats =
                    began.stage() == CombatStage.ATTACKER_RETREAT || began.stage() == CombatStage.DEFENDER_RETREAT;
            return retreats && part.equals("pending");
        }
        return ONE.contains(part)
                || OF_KIND.getOrDefault(event.getClass().getSimpleName(), Set.of())
                        .contains(part);
    }

    private static Object renamed(Object value, IntUnaryOperator names) {
        if (value instanceof Ids ids) {
            int[] changed = ids.toArray();
            for (int i = 0; i < changed.length; i++) {
                changed[i] = names.applyAsInt(changed[i]);
            }
            return Ids.of(changed);
        }
        int unit = (Integer) value;
        return unit < 0 ? unit : names.applyAsInt(unit);
    }
}
