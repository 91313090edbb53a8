package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * How the components of actions and events are written, by their names: the engine calls a unit {@code unit} wherever it is one.
 * The exceptions carry the name of their record. A component without a line here is a mistake that the tests find.
 */
final class RecordForms {
    /** The number that stands for no unit, no hex and no column. */
    private static final int NONE = -1;

    /** Writes one component. */
    private interface Writer {
        JsonNode write(Object value, Names names);
    }

    /** Reads it back. */
    private interface Reader {
        Object read(JsonNode node, String at, ValueReader in);
    }

    /** How one kind of component is written, and read back. */
    private record Form(Writer writer, Reader reader) {}

    private static final JsonNodeFactory FACTORY = JsonNodeFactory.instance;
    private static final Form UNIT = new Form(
            (value, names) -> Values.unit((Integer) value, names), orNone((node, at, in) -> in.unit(node, at)));
    private static final Form UNITS =
            new Form((value, names) -> Values.units((Ids) value, names), (node, at, in) -> in.units(node, at));
    private static final Form HEX =
            new Form((value, names) -> Values.hex((Integer) value, names), orNone((node, at, in) -> in.hex(node, at)));
    private static final Form HEXES =
            new Form((value, names) -> Values.hexes((Ids) value, names), (node, at, in) -> in.hexes(node, at));
    private static final Form PLACE =
            new Form((value, names) -> Values.place((Integer) value, names), (node, at, in) -> in.place(node, at));
    private static final Form AREAS =
            new Form((value, names) -> Values.areas((Integer) value), (node, at, in) -> in.areas(node, at));
    private static final Form CITY =
            new Form((value, names) -> Values.city((Integer) value, names), (node, at, in) -> in.city(node, at));
    private static final Form CITIES = new Form(
            (value, names) -> Values.cities((Ids) value, names), (node, at, in) -> in.list(node, at, in::city));
    private static final Form MARKS =
            new Form((value, names) -> Values.marks((Integer) value), (node, at, in) -> in.marks(node, at));
    private static final Form NUMBER =
            new Form((value, names) -> FACTORY.numberNode((Integer) value), (node, at, in) -> number(node, at));
    private static final Form NUMBERS = new Form(
            (value, names) -> Values.numbers((Ids) value), (node, at, in) -> in.list(node, at, RecordForms::number));
    private static final Form FLAG =
            new Form((value, names) -> FACTORY.booleanNode((Boolean) value), (node, at, in) -> in.flag(node, at));
    private static final Form FLAGS = new Form(
            (value, names) -> Values.flags((Ids) value),
            (node, at, in) -> in.list(node, at, (each, where) -> in.flag(each, where) ? 1 : 0));
    private static final Form COLUMN =
            new Form((value, names) -> Values.column((Integer) value), orNone((node, at, in) -> in.column(node, at)));

    /** Asked for every action of every menu and for every event. */
    private static final ClassValue<String> KINDS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        }
    };

    private static Reader orNone(Reader reader) {
        return (node, at, in) -> node.isNull() ? Integer.valueOf(NONE) : reader.read(node, at, in);
    }

    private static int number(JsonNode node, String at) {
        return Fields.number(node, at, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static final Map<String, Form> FORMS = Map.ofEntries(
            Map.entry("amounts", NUMBERS),
            Map.entry("areas", AREAS),
            Map.entry("attackers", UNITS),
            Map.entry("britishStrength", NUMBER),
            Map.entry("cities", CITIES),
            Map.entry("city", CITY),
            Map.entry("column", COLUMN),
            Map.entry("columns", NUMBERS),
            Map.entry("cost", NUMBER),
            Map.entry("empty", NUMBERS),
            Map.entry("exchangeValue", NUMBER),
            Map.entry("extended", FLAGS),
            Map.entry("face", NUMBER),
            Map.entry("germanHeld", FLAG),
            Map.entry("germanStrength", NUMBER),
            Map.entry("group", NUMBER),
            Map.entry("halfPoints", NUMBER),
            Map.entry("hex", HEX),
            Map.entry("hexes", HEXES),
            Map.entry("marks", MARKS),
            Map.entry("modifiedDie", NUMBER),
            Map.entry("needed", NUMBER),
            Map.entry("nextTurn", NUMBER),
            Map.entry("path", HEXES),
            Map.entry("pending", UNITS),
            Map.entry("place", PLACE),
            Map.entry("points", NUMBER),
            Map.entry("ports", NUMBER),
            Map.entry("rolls", CITIES),
            Map.entry("stand", FLAG),
            Map.entry("subject", UNIT),
            Map.entry("supply", UNITS),
            Map.entry("target", UNIT),
            Map.entry("targets", HEXES),
            Map.entry("RaidLaunched.targets", UNITS),
            Map.entry("total", NUMBER),
            Map.entry("turn", NUMBER),
            Map.entry("unit", UNIT),
            Map.entry("units", UNITS),
            Map.entry("wave", NUMBER));

    private RecordForms() {}

    static JsonNode write(Record owner, String component, Object value, Names names) {
        if (value instanceof Enum<?> constant) {
            return constant(constant);
        }
        if (owner instanceof Event.CombatStageBegan stage && component.equals("pending")) {
            return pending(stage.stage()).writer().write(value, names);
        }
        return form(owner.getClass(), component).writer().write(value, names);
    }

    /** What a combat waits for, in an event that begins this stage. */
    private static Form pending(CombatStage stage) {
        return holdsUnits(stage) ? UNITS : HEXES;
    }

    private static Form form(Class<?> owner, String component) {
        String own = owner.getSimpleName() + "." + component;
        Form form = FORMS.containsKey(own) ? FORMS.get(own) : FORMS.get(component);
        return Objects.requireNonNull(form, own);
    }

    /**
     * Reads a component back.
     *
     * @param before the components before it
     */
    static Object read(Class<?> owner, RecordComponent component, List<Object> before, JsonNode node, ValueReader in) {
        String at = kind(owner) + "." + component.getName();
        if (component.getType().isEnum()) {
            return constant(component.getType(), node, at);
        }
        boolean pending =
                owner == Event.CombatStageBegan.class && component.getName().equals("pending");
        Form form = pending ? pending((CombatStage) before.get(0)) : form(owner, component.getName());
        return form.reader().read(node, at, in);
    }

    private static Object constant(Class<?> type, JsonNode node, String at) {
        String word = Fields.text(type == GameResult.class ? node.path("level") : node, at);
        for (Object each : type.getEnumConstants()) {
            JsonNode written = constant((Enum<?>) each);
            if (word.equals(written.isObject() ? written.path("level").stringValue() : written.stringValue())) {
                return each;
            }
        }
        throw new JsonMistake(MistakeCode.BAD_VALUE, at, "There is no \"" + word + "\".");
    }

    /** Whether what a combat waits for in this stage are units; otherwise they are city hexes. */
    static boolean holdsUnits(CombatStage stage) {
        return stage == CombatStage.DEFENDER_RETREAT
                || stage == CombatStage.ATTACKER_RETREAT
                || stage == CombatStage.REFUSAL;
    }

    private static JsonNode constant(Enum<?> constant) {
        if (constant instanceof PhaseName phase) {
            return FACTORY.stringNode(phase.code());
        }
        if (constant instanceof CombatResult result) {
            return FACTORY.stringNode(result.code());
        }
        if (constant instanceof GameResult result) {
            return Values.result(result);
        }
        return FACTORY.stringNode(constant instanceof LandingArea ? constant.name() : Values.word(constant));
    }

    /** {@code UnitMoved} as {@code unit-moved}. */
    static String kind(Class<?> type) {
        return KINDS.get(type);
    }
}
