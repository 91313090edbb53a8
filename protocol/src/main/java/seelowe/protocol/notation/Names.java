package seelowe.protocol.notation;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.Place;

/** What units, hexes and boxes are called outside the engine: keys of the data, printed numbers, words for boxes. */
public final class Names {
    /** No unit, or no hex, in the engine's numbers. */
    public static final int UNKNOWN = -1;

    private static final String FORCE = "force-";
    private static final String ECHELON = "sea-";
    private static final String BEYOND = "beyond-";
    private static final Map<String, Integer> BOXES = allBoxes();

    private final Scenario scenario;
    private final HexGrid grid;
    private final Map<String, Integer> units = new TreeMap<>();

    public Names(Scenario scenario) {
        this.scenario = scenario;
        this.grid = scenario.map().grid();
        for (Unit unit : scenario.roster()) {
            units.put(unit.key(), unit.id());
        }
    }

    private static Map<String, Integer> allBoxes() {
        Map<String, Integer> boxes = new TreeMap<>();
        boxes.put("awaited", Place.AWAITED);
        boxes.put("eliminated", Place.ELIMINATED);
        boxes.put("france", Place.FRANCE);
        boxes.put("airborne", Place.AIRBORNE_BOX);
        boxes.put("holding", Place.HOLDING_AREA);
        boxes.put("pool", Place.LANDING_POOL);
        boxes.put("hand", Place.AT_HAND);
        for (LandingArea area : LandingArea.values()) {
            boxes.put(FORCE + area, Place.landingForce(area));
            boxes.put(ECHELON + area, Place.echelon(area));
        }
        return boxes;
    }

    public Scenario scenario() {
        return scenario;
    }

    public String unit(int unit) {
        return scenario.unit(unit).key();
    }

    /** The unit with this key, or {@link #UNKNOWN}. */
    public int unit(String key) {
        return units.getOrDefault(key, UNKNOWN);
    }

    public Collection<String> unitKeys() {
        return units.keySet();
    }

    /** The printed number. */
    public String hex(int hex) {
        if (hex < 0 || hex >= grid.size()) {
            throw new IllegalArgumentException("The map has no hex with the index " + hex);
        }
        return grid.number(hex);
    }

    /** The hex with this printed number, or {@link #UNKNOWN}. */
    public int hex(String number) {
        return grid.parse(number);
    }

    /** A city goes by the first of its hexes, since its name may be several words. */
    public String city(int city) {
        return hex(scenario.map().cities().get(city).hexes().get(0));
    }

    /** The number of the city with this hex, or {@link #UNKNOWN}. */
    public int city(String hexNumber) {
        int hex = hex(hexNumber);
        return hex == UNKNOWN ? UNKNOWN : scenario.map().cityIndex(hex);
    }

    /** The printed number of a hex, or the word for a box. */
    public String place(int place) {
        if (Place.isHex(place)) {
            return hex(place);
        }
        if (Place.isExited(place)) {
            return BEYOND + Place.group(place);
        }
        for (Map.Entry<String, Integer> box : BOXES.entrySet()) {
            if (box.getValue() == place) {
                return box.getKey();
            }
        }
        throw new IllegalArgumentException("There is no box with the number " + place);
    }

    /** The hex or box of this name, or null. */
    public @Nullable Integer place(String name) {
        if (name.matches(BEYOND + "[0-9]{1,3}")) {
            return Place.exited(Integer.parseInt(name.substring(BEYOND.length())));
        }
        int hex = hex(name);
        return hex == UNKNOWN ? BOXES.get(name) : Integer.valueOf(hex);
    }

    public static Collection<String> boxNames() {
        return BOXES.keySet();
    }

    /** The boxes beside the map by name; those beyond its edge are as many as there are groups. */
    public static Map<String, Integer> boxes() {
        return Collections.unmodifiableMap(BOXES);
    }
}
