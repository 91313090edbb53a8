package seelowe.protocol.form;

import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.LandingArea;
import seelowe.scenarios.GameData;
import seelowe.scenarios.map.Gazetteer;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The printed map: every hex with what is on it and along its sides, and the names of things. */
public final class MapJson {
    private final GameMap map;
    private final Gazetteer gazetteer;

    private MapJson(GameData data) {
        this.map = data.map();
        this.gazetteer = data.gazetteer();
    }

    public static void write(GameData data, ObjectNode node) {
        new MapJson(data).write(node);
    }

    private void write(ObjectNode node) {
        node.put("columns", map.grid().columns()).put("rows", map.grid().rows());
        ArrayNode directions = node.putArray("directions");
        for (HexDirection way : HexDirection.values()) {
            directions.add(Values.word(way));
        }
        ArrayNode hexes = node.putArray("hexes");
        for (int hex = 0; hex < map.size(); hex++) {
            hexes.add(hex(hex));
        }
        node.set("cities", cities());
        node.set("places", places());
        node.set("areas", areas());
        node.set("rivers", sides(gazetteer.rivers()));
        node.set("railways", sides(gazetteer.railways()));
    }

    /** What is not so is left out: most hexes are plain. */
    private ObjectNode hex(int hex) {
        ObjectNode node = Json.object().put("hex", map.grid().number(hex));
        node.put("terrain", Values.word(map.terrain(hex)));
        putName(node, "name", map.placeName(hex));
        putName(node, "port", map.portName(hex));
        putName(
                node,
                "city",
                map.isCity(hex) ? map.cities().get(map.cityIndex(hex)).name() : null);
        putName(node, "area", map.isBeach(hex) || map.isPort(hex) ? areaOf(hex) : null);
        putFlag(node, "beach", map.isBeach(hex));
        putFlag(node, "northEntry", map.isEntry(Edge.NORTH, hex));
        putFlag(node, "westEntry", map.isEntry(Edge.WEST, hex));
        putFlag(node, "britishSource", map.isBritishSource(hex));
        putFlag(node, "germanNormalRange", map.inGermanNormalRange(hex));
        putSides(node, "sea", way -> map.isSeaSide(hex, way));
        putSides(node, "river", way -> map.isRiverSide(hex, way));
        putSides(node, "rail", way -> map.isRailSide(hex, way));
        return node;
    }

    private @Nullable String areaOf(int hex) {
        LandingArea area = map.landingArea(hex);
        return area == null ? null : area.name();
    }

    private static void putName(ObjectNode node, String field, @Nullable String name) {
        if (name != null) {
            node.put(field, name);
        }
    }

    private static void putFlag(ObjectNode node, String field, boolean on) {
        if (on) {
            node.put(field, true);
        }
    }

    /** The sides by their place in the list of directions. */
    private static void putSides(ObjectNode node, String field, IntPredicate has) {
        ArrayNode sides = Json.array();
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if (has.test(way)) {
                sides.add(way);
            }
        }
        if (!sides.isEmpty()) {
            node.set(field, sides);
        }
    }

    private ArrayNode cities() {
        ArrayNode array = Json.array();
        map.cities().forEach(city -> {
            ArrayNode hexes = array.addObject().put("name", city.name()).putArray("hexes");
            city.hexes().forEach(hex -> hexes.add(map.grid().number(hex)));
        });
        return array;
    }

    private ArrayNode places() {
        ArrayNode array = Json.array();
        for (Gazetteer.Place place : gazetteer.places()) {
            array.addObject()
                    .put("name", place.name())
                    .put("hex", map.grid().number(place.hex()))
                    .put("kind", place.kind());
        }
        return array;
    }

    private ArrayNode areas() {
        ArrayNode array = Json.array();
        for (LandingArea area : LandingArea.values()) {
            ObjectNode node = array.addObject().put("area", area.name());
            node.put("coast", gazetteer.coasts().getOrDefault(area, ""));
            node.put("echelon", map.grid().number(map.echelonHex(area)));
            ArrayNode hexes = node.putArray("hexes");
            for (int hex : map.landingHexes(area).toArray()) {
                hexes.add(map.grid().number(hex));
            }
        }
        return array;
    }

    private ArrayNode sides(List<Gazetteer.NamedSide> named) {
        ArrayNode array = Json.array();
        for (Gazetteer.NamedSide side : named) {
            array.addObject()
                    .put("name", side.name())
                    .put("hex", map.grid().number(side.hex()))
                    .put("neighbour", map.grid().number(side.neighbour()));
        }
        return array;
    }
}
