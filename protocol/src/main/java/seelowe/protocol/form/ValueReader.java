package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.protocol.notation.Names;
import seelowe.scenarios.text.Spelling;
import tools.jackson.databind.JsonNode;

/** Reads small values of one scenario; every mistake names the place. */
public final class ValueReader {
    private static final int MOST_MEMBERS = 2000;
    private static final int HIGHEST_GROUP = 99;

    private final Names names;

    public ValueReader(Names names) {
        this.names = names;
    }

    public JsonNode field(JsonNode node, String at, String name) {
        JsonNode value = node.get(name);
        if (value == null) {
            throw new JsonMistake(MistakeCode.MISSING_FIELD, at + "." + name, "\"" + at + "\" needs \"" + name + "\".");
        }
        return value;
    }

    /** Refuses what is no object, or has any other field. */
    public void allowOnly(JsonNode node, String at, Collection<String> fields) {
        if (!node.isObject()) {
            throw JsonMistake.wrongType(at, "an object");
        }
        for (String name : node.propertyNames()) {
            if (!fields.contains(name)) {
                throw new JsonMistake(
                        MistakeCode.UNKNOWN_FIELD,
                        at + "." + name,
                        "\"" + at + "\" has no field \"" + name + "\"" + Spelling.hint(name, fields));
            }
        }
    }

    public String text(JsonNode node, String at) {
        if (!node.isString()) {
            throw JsonMistake.wrongType(at, "a text");
        }
        return node.stringValue();
    }

    public boolean flag(JsonNode node, String at) {
        if (!node.isBoolean()) {
            throw JsonMistake.wrongType(at, "true or false");
        }
        return node.booleanValue();
    }

    /** A field that is false if it is not there. */
    public boolean flag(JsonNode node, String at, String name) {
        return node.has(name) && flag(node.get(name), at + "." + name);
    }

    public int number(JsonNode node, String at, int lowest, int highest) {
        if (!node.isIntegralNumber()) {
            throw JsonMistake.wrongType(at, "a whole number");
        }
        if (!node.canConvertToInt() || node.intValue() < lowest || node.intValue() > highest) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, at, "\"" + at + "\" must be from " + lowest + " to " + highest + ".");
        }
        return node.intValue();
    }

    public int unit(JsonNode node, String at) {
        String key = text(node, at);
        int unit = names.unit(key);
        if (unit == Names.UNKNOWN) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_UNIT,
                    at,
                    "There is no unit \"" + key + "\"" + Spelling.hint(key, names.unitKeys()));
        }
        return unit;
    }

    public int hex(JsonNode node, String at) {
        String number = text(node, at);
        int hex = names.hex(number);
        if (hex == Names.UNKNOWN) {
            throw new JsonMistake(MistakeCode.UNKNOWN_HEX, at, "\"" + number + "\" is no hex of the map.");
        }
        return hex;
    }

    /** A hex or a box. */
    public int place(JsonNode node, String at) {
        String name = text(node, at);
        Integer place = names.place(name);
        if (place == null) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_HEX,
                    at,
                    "\"" + name + "\" is neither a hex nor a box" + Spelling.hint(name, Names.boxNames()));
        }
        return place;
    }

    public Ids units(JsonNode node, String at) {
        return list(node, at, this::unit);
    }

    public Ids hexes(JsonNode node, String at) {
        return list(node, at, this::hex);
    }

    /** Landing areas as bits. */
    public int areas(JsonNode node, String at) {
        Ids areas = list(node, at, (each, where) -> area(each, where).ordinal());
        int bits = 0;
        for (int i = 0; i < areas.size(); i++) {
            bits |= LandingArea.of(areas.get(i)).bit();
        }
        return bits;
    }

    public LandingArea area(JsonNode node, String at) {
        return Words.read(LandingArea.class, LandingArea::name, text(node, at), at);
    }

    public int column(JsonNode node, String at) {
        String name = text(node, at);
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            if (CombatResultsTable.columnName(column).equals(name)) {
                return column;
            }
        }
        throw new JsonMistake(MistakeCode.BAD_VALUE, at, "\"" + name + "\" is no column of the Combat Results Table.");
    }

    /** Reads one member of a list. */
    public interface Member {
        int read(JsonNode node, String at);
    }

    public Ids list(JsonNode node, String at, Member member) {
        if (!node.isArray()) {
            throw JsonMistake.wrongType(at, "an array");
        }
        if (node.size() > MOST_MEMBERS) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, at, "\"" + at + "\" has more than " + MOST_MEMBERS + " members.");
        }
        int[] members = new int[node.size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = member.read(node.get(i), at + "[" + i + "]");
        }
        return Ids.of(members);
    }

    /** A component of an action; the names are the engine's. */
    Object component(Class<?> action, RecordComponent component, JsonNode node, String at) {
        return switch (component.getName()) {
            case "unit" -> unit(node, at);
            case "hex" -> action == Action.Retreat.class && node.isNull() ? HexGrid.OFF_MAP : hex(node, at);
            case "path", "targets" -> hexes(node, at);
            case "attackers", "supply", "units" -> units(node, at);
            case "area" -> area(node, at);
            case "column" -> column(node, at);
            case "stand" -> flag(node, at);
            case "group" -> number(node, at, 0, HIGHEST_GROUP);
            default -> throw new IllegalStateException("No form for " + component);
        };
    }
}
