package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.engine.board.City;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Measures;
import seelowe.engine.scenario.Scenario;

/**
 * A fingerprint of all that a scenario says and the rules can notice, whatever files it stood in. Names of counters and
 * descriptions may change without changing it.
 *
 * @param sha256 of the whole, 64 hexadecimal digits
 * @param parts the first digits for each part, so that it can be said what differs
 */
public record DataDigest(String sha256, Map<String, String> parts) {
    public DataDigest {
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    public static DataDigest of(Scenario scenario) {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("map", map(scenario.map()));
        parts.put("terrain", terrain(scenario.terrain()));
        parts.put("weather", weather(scenario));
        parts.put("units", units(scenario));
        parts.put("deployments", deployments(scenario));
        parts.put(
                "rules",
                new Digest().add(Facts.of(scenario.rules(), Measures.STANDARD)).finish());
        parts.put("special", special(scenario));
        Digest whole = new Digest();
        parts.values().forEach(whole::add);
        parts.replaceAll((name, digits) -> digits.substring(0, Digest.SHORT));
        return new DataDigest(whole.finish(), parts);
    }

    /** The parts in which two sets of data differ. */
    public List<String> differences(DataDigest other) {
        List<String> different = new ArrayList<>();
        parts.forEach((name, digits) -> {
            if (!digits.equals(other.parts.get(name))) {
                different.add(name);
            }
        });
        return different;
    }

    private static String map(GameMap map) {
        Digest digest = new Digest();
        for (int hex = 0; hex < map.size(); hex++) {
            digest.add(map.grid().number(hex) + " " + map.terrain(hex).name() + " " + map.portName(hex) + " "
                    + map.placeName(hex) + " " + map.landingAreaIndex(hex) + " " + flags(map, hex) + sides(map, hex));
        }
        for (City city : map.cities()) {
            digest.add(city.name() + " " + city.hexes());
        }
        for (LandingArea area : LandingArea.values()) {
            digest.add(area.name() + " " + map.echelonHex(area));
        }
        return digest.finish();
    }

    private static String flags(GameMap map, int hex) {
        return (map.isBeach(hex) ? "b" : "")
                + (map.inGermanNormalRange(hex) ? "r" : "")
                + (map.isEntry(Edge.NORTH, hex) ? "n" : "")
                + (map.isEntry(Edge.WEST, hex) ? "w" : "");
    }

    private static String sides(GameMap map, int hex) {
        StringBuilder sides = new StringBuilder();
        for (int way = 0; way < HexDirection.COUNT; way++) {
            sides.append(' ')
                    .append(map.isSeaSide(hex, way) ? "s" : "")
                    .append(map.isRiverSide(hex, way) ? "r" : "")
                    .append(map.isRailSide(hex, way) ? "t" : "");
        }
        return sides.toString();
    }

    private static String terrain(TerrainChart chart) {
        Digest digest = new Digest();
        for (Terrain terrain : Terrain.values()) {
            digest.add(terrain.name() + " " + chart.entryCost(terrain) + " " + chart.dieModifier(terrain));
        }
        digest.add(chart.riverCost() + " " + chart.riverDieModifier());
        return digest.add(chart.zoneEntryCost() + " " + chart.zoneExitCost()).finish();
    }

    private static String weather(Scenario scenario) {
        Digest digest = new Digest();
        for (int turn = 1; turn <= scenario.rules().turns(); turn++) {
            for (int face = 1; face <= 6; face++) {
                digest.add(scenario.weather().weather(turn, face).code());
            }
        }
        return digest.finish();
    }

    private static String units(Scenario scenario) {
        Digest digest = new Digest();
        for (Unit unit : scenario.roster()) {
            digest.add(unit.key() + " " + unit.side().name() + " " + unit.type().name() + " "
                    + unit.size().name() + " " + unit.strength() + "-" + unit.movement() + " " + unit.mechanized()
                    + " " + unit.exempt());
        }
        return digest.finish();
    }

    private static String deployments(Scenario scenario) {
        Digest digest = new Digest();
        scenario.deployments().forEach(deployment -> digest.add(Facts.of((Record) deployment)));
        return digest.finish();
    }

    private static String special(Scenario scenario) {
        Digest digest = new Digest();
        scenario.special().forEach((key, value) -> digest.add(key + "=" + value));
        return digest.finish();
    }
}
