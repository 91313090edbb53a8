package seelowe.protocol.form;

import java.util.function.IntFunction;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.Mark;
import seelowe.engine.term.GameResult;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Small values: units by key, hexes by printed number, sets as arrays, constants as words, what is unknown as null. */
public final class Values {
    private static final JsonNodeFactory FACTORY = JsonNodeFactory.instance;

    private Values() {}

    public static JsonNode unit(int unit, Names names) {
        return unit < 0 ? FACTORY.nullNode() : FACTORY.stringNode(names.unit(unit));
    }

    public static JsonNode hex(int hex, Names names) {
        return hex < 0 ? FACTORY.nullNode() : FACTORY.stringNode(names.hex(hex));
    }

    public static JsonNode place(int place, Names names) {
        return FACTORY.stringNode(names.place(place));
    }

    public static ArrayNode units(Ids units, Names names) {
        return list(units, unit -> unit(unit, names));
    }

    public static ArrayNode hexes(Ids hexes, Names names) {
        return list(hexes, hex -> hex(hex, names));
    }

    public static ArrayNode numbers(Ids numbers) {
        return list(numbers, FACTORY::numberNode);
    }

    public static ArrayNode flags(Ids numbers) {
        return list(numbers, number -> FACTORY.booleanNode(number != 0));
    }

    public static JsonNode city(int city, Names names) {
        return FACTORY.stringNode(names.scenario().map().cities().get(city).name());
    }

    public static ArrayNode cities(Ids cities, Names names) {
        return list(cities, city -> city(city, names));
    }

    public static ArrayNode areas(int bits) {
        ArrayNode array = Json.array();
        for (LandingArea area : LandingArea.values()) {
            if (area.in(bits)) {
                array.add(area.name());
            }
        }
        return array;
    }

    public static ArrayNode marks(int bits) {
        ArrayNode array = Json.array();
        for (Mark mark : Mark.values()) {
            if ((bits & mark.bit()) != 0) {
                array.add(Letters.word(mark));
            }
        }
        return array;
    }

    /** What is printed over the column; null for odds too low. */
    public static JsonNode column(int column) {
        return column < 0 ? FACTORY.nullNode() : FACTORY.stringNode(CombatResultsTable.columnName(column));
    }

    public static ObjectNode result(GameResult result) {
        ObjectNode node = Json.object().put("level", Letters.word(result)).put("title", result.title());
        node.set("winner", result.winner() == null ? FACTORY.nullNode() : FACTORY.stringNode(word(result.winner())));
        return node;
    }

    public static String word(Enum<?> constant) {
        return Letters.word(constant);
    }

    private static ArrayNode list(Ids members, IntFunction<? extends JsonNode> form) {
        ArrayNode array = Json.array();
        for (int i = 0; i < members.size(); i++) {
            array.add(form.apply(members.get(i)));
        }
        return array;
    }
}
