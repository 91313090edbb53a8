package seelowe.protocol.form;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Who may do what, but not where to. Small, and easily compared with another: most of it stays as it is from one action to the next. */
public final class Outline {
    private static final String GENERAL = "general";
    private static final String UNITS = "units";
    private static final String ATTACKS = "attacks";
    private static final String PAYMENT = "payment";

    private final Names names;
    private final List<Action> general;
    private final SortedMap<Integer, Entry> units;
    private final String attacks;
    private final @Nullable String payment;

    /** What a unit can do, and where it is. */
    private record Entry(int place, List<String> can) {}

    /**
     * @param attacks as JSON
     * @param payment as JSON; null if nothing is owed
     */
    private Outline(
            Names names,
            List<Action> general,
            SortedMap<Integer, Entry> units,
            String attacks,
            @Nullable String payment) {
        this.names = names;
        this.general = List.copyOf(general);
        this.units = units;
        this.attacks = attacks;
        this.payment = payment;
    }

    /** For who has nothing to decide. */
    public static Outline none(Names names) {
        return new Outline(names, List.of(), new TreeMap<>(), "[]", null);
    }

    /**
     * @param places where each unit is
     * @param kinds what each unit can do, by its number
     */
    static Outline of(
            IntUnaryOperator places,
            Names names,
            List<Action> general,
            Map<Integer, Set<String>> kinds,
            ArrayNode attacks,
            @Nullable ObjectNode payment) {
        SortedMap<Integer, Entry> units = new TreeMap<>();
        kinds.forEach((unit, can) -> units.put(unit, new Entry(places.applyAsInt(unit), List.copyOf(can))));
        return new Outline(names, general, units, Json.text(attacks), payment == null ? null : Json.text(payment));
    }

    public void write(ObjectNode node) {
        node.set(GENERAL, general());
        node.set(UNITS, units());
        node.set(ATTACKS, Json.parse(attacks));
        if (payment != null) {
            node.set(PAYMENT, Json.parse(payment));
        }
    }

    /** Writes what is not as it was: units by their keys if only some have changed, null for what is there no more. */
    public void writeChanges(Outline before, ObjectNode node) {
        if (!general.equals(before.general)) {
            node.set(GENERAL, general());
        }
        writeUnitChanges(before.units, node);
        if (!attacks.equals(before.attacks)) {
            node.set(ATTACKS, Json.parse(attacks));
        }
        if (payment == null && before.payment != null) {
            node.putNull(PAYMENT);
        } else if (payment != null && !Objects.equals(payment, before.payment)) {
            node.set(PAYMENT, Json.parse(payment));
        }
    }

    private void writeUnitChanges(SortedMap<Integer, Entry> before, ObjectNode node) {
        if (!before.keySet().containsAll(units.keySet())) {
            node.set(UNITS, units());
            return;
        }
        ObjectNode changed = Json.object();
        before.forEach((unit, was) -> {
            Entry entry = units.get(unit);
            if (entry == null) {
                changed.putNull(names.unit(unit));
            } else if (!entry.equals(was)) {
                changed.set(names.unit(unit), unit(unit, entry));
            }
        });
        if (changed.size() > units.size()) {
            node.set(UNITS, units());
        } else if (!changed.isEmpty()) {
            node.set(UNITS, changed);
        }
    }

    private ArrayNode general() {
        ArrayNode array = Json.array();
        general.forEach(action -> array.addObject().set("action", ActionJson.write(action, names)));
        return array;
    }

    private ArrayNode units() {
        ArrayNode array = Json.array();
        units.forEach((unit, entry) -> array.add(unit(unit, entry)));
        return array;
    }

    private ObjectNode unit(int unit, Entry entry) {
        ObjectNode node = Json.object().put("unit", names.unit(unit)).put("place", names.place(entry.place()));
        node.set("can", Json.strings(entry.can()));
        return node;
    }
}
