package seelowe.protocol.form;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
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
    /** Writes one component. */
    interface Form {
        JsonNode write(Object value, Names names);
    }

    private static final JsonNodeFactory FACTORY = JsonNodeFactory.instance;
    private static final Form UNIT = (value, names) -> Values.unit((Integer) value, names);
    private static final Form UNITS = (value, names) -> Values.units((Ids) value, names);
    private static final Form HEX = (value, names) -> Values.hex((Integer) value, names);
    private static final Form HEXES = (value, names) -> Values.hexes((Ids) value, names);
    private static final Form PLACE = (value, names) -> Values.place((Integer) value, names);
    private static final Form AREAS = (value, names) -> Values.areas((Integer) value);
    private static final Form CITY = (value, names) -> Values.city((Integer) value, names);
    private static final Form CITIES = (value, names) -> Values.cities((Ids) value, names);
    private static final Form MARKS = (value, names) -> Values.marks((Integer) value);
    private static final Form NUMBER = (value, names) -> FACTORY.numberNode((Integer) value);
    private static final Form NUMBERS = (value, names) -> Values.numbers((Ids) value);
    private static final Form FLAG = (value, names) -> FACTORY.booleanNode((Boolean) value);
    private static final Form FLAGS = (value, names) -> Values.flags((Ids) value);
    private static final Form COLUMN = (value, names) -> Values.column((Integer) value);

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
        if (owner instanceof seelowe.engine.event.Event.CombatStageBegan stage && component.equals("pending")) {
            return holdsUnits(stage.stage()) ? UNITS.write(value, names) : HEXES.write(value, names);
        }
        String own = owner.getClass().getSimpleName() + "." + component;
        Form form = FORMS.containsKey(own) ? FORMS.get(own) : FORMS.get(component);
        return Objects.requireNonNull(form, own).write(value, names);
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
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
