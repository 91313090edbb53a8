package seelowe.protocol.form;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.Mark;
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
        return Fields.required(node, at, name);
    }

    /** Refuses what is no object, or has any other field. */
    public void allowOnly(JsonNode node, String at, Collection<String> fields) {
        Fields.allowOnly(node, at, at, fields);
    }

    public String text(JsonNode node, String at) {
        return Fields.text(node, at);
    }

    public boolean flag(JsonNode node, String at) {
        return Fields.flag(node, at);
    }

    /** A field that is false if it is not there. */
    public boolean flag(JsonNode node, String at, String name) {
        return node.has(name) && flag(node.get(name), at + "." + name);
    }

    public int number(JsonNode node, String at, int lowest, int highest) {
        return Fields.number(node, at, lowest, highest);
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

    /** A city by its name, as its number in the map's list. */
    int city(JsonNode node, String at) {
        String name = text(node, at);
        List<City> cities = names.scenario().map().cities();
        for (int city = 0; city < cities.size(); city++) {
            if (cities.get(city).name().equals(name)) {
                return city;
            }
        }
        throw new JsonMistake(MistakeCode.BAD_VALUE, at, "There is no city \"" + name + "\".");
    }

    /** Marks as bits. */
    int marks(JsonNode node, String at) {
        Ids marks = list(
                node,
                at,
                (each, where) ->
                        Words.read(Mark.class, text(each, where), where).ordinal());
        int bits = 0;
        for (int i = 0; i < marks.size(); i++) {
            bits |= Mark.values()[marks.get(i)].bit();
        }
        return bits;
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
