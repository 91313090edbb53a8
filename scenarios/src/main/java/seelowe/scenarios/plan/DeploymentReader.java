package seelowe.scenarios.plan;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Edge;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.SetUpZone;
import seelowe.scenarios.map.AreaCells;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.map.HexCells;
import seelowe.scenarios.map.MapData;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;

/** Understands the column {@code place} of an order of battle. */
final class DeploymentReader {
    private static final String LANDING = "landing";
    private static final String ZONE = "zone ";
    private static final List<String> GERMAN_SETUP = List.of(LANDING, "airborne", "france", "zone", "spare");
    private static final List<String> BRITISH_SETUP = List.of("zone", "spare");
    private static final List<String> GERMAN_ARRIVALS = List.of("france");
    private static final List<String> BRITISH_ARRIVALS = List.of("north", "west", "base", "partisan");

    private final Problems problems;
    private final Gazetteer gazetteer;
    private final HexCells hexes;
    private final AreaCells areas;
    private final Map<String, SetUpZone> zones;
    private final int turns;
    private final int firstTurn;

    /** @param firstTurn the Game-Turn of a list with which the scenario begins: what was due before comes at once */
    DeploymentReader(MapData map, Map<String, SetUpZone> zones, int turns, int firstTurn, Problems problems) {
        this.problems = problems;
        this.gazetteer = map.gazetteer();
        this.hexes = new HexCells(map.map().grid(), problems);
        this.areas = new AreaCells(problems);
        this.zones = zones;
        this.turns = turns;
        this.firstTurn = firstTurn;
    }

    /** Where a unit begins, or null and a report. */
    @Nullable
    Deployment readSetUp(Row row, Side side) {
        String place = row.get("place");
        if (place.isEmpty() && row.has("town")) {
            return hexOfTown(row);
        }
        if (!place.isEmpty() && Character.isDigit(place.charAt(0))) {
            return onMap(row);
        }
        if (place.startsWith(ZONE)) {
            return zone(row, place.substring(ZONE.length()).trim());
        }
        if (place.equals("spare")) {
            return new Deployment.Spare();
        }
        if (side == Side.GERMAN && (place.equals(LANDING) || place.startsWith(LANDING + " "))) {
            return landing(row, place.substring(LANDING.length()).trim());
        }
        if (side == Side.GERMAN && place.equals("airborne")) {
            return new Deployment.AirborneBox();
        }
        if (side == Side.GERMAN && place.equals("france")) {
            return new Deployment.France(1);
        }
        return unknown(row, "a hex number, ", side == Side.GERMAN ? GERMAN_SETUP : BRITISH_SETUP);
    }

    /** When and where a unit arrives, or null and a report. */
    @Nullable
    Deployment readArrival(Row row, Side side) {
        OptionalInt turn = Numbers.read("Game-Turn", row.get("turn"), 1, turns + firstTurn - 1, row, problems);
        if (turn.isEmpty()) {
            return null;
        }
        int when = Math.max(1, turn.getAsInt() - firstTurn + 1);
        String place = row.get("place");
        if (!(side == Side.GERMAN ? GERMAN_ARRIVALS : BRITISH_ARRIVALS).contains(place)) {
            return unknown(row, "", side == Side.GERMAN ? GERMAN_ARRIVALS : BRITISH_ARRIVALS);
        }
        return switch (place) {
            case "france" -> new Deployment.France(when);
            case "north" -> new Deployment.HoldingArea(when, Edge.NORTH);
            case "west" -> new Deployment.HoldingArea(when, Edge.WEST);
            case "base" -> new Deployment.AirArrival(when);
            default -> new Deployment.PartisanArrival(when);
        };
    }

    private @Nullable Deployment unknown(Row row, String more, List<String> legal) {
        String place = row.get("place");
        problems.add(
                row,
                (place.isEmpty()
                                ? "The place is missing."
                                : "\"" + place + "\" is no place for these units" + Spelling.hint(place, legal))
                        + " Write " + more + Spelling.list(legal) + ".");
        return null;
    }

    private @Nullable Deployment hexOfTown(Row row) {
        Set<Integer> town = gazetteer.hexesOf(row.get("town"));
        if (town.isEmpty()) {
            problems.add(row, PlaceNames.unknown(row.get("town"), gazetteer));
            return null;
        }
        return new Deployment.OnMap(town.iterator().next());
    }

    private @Nullable Deployment onMap(Row row) {
        int hex = hexes.read(row, "place");
        if (hex < 0) {
            return null;
        }
        String town = row.get("town");
        Set<Integer> ofTown = gazetteer.hexesOf(town);
        if (!town.isEmpty() && ofTown.isEmpty()) {
            problems.add(row, PlaceNames.unknown(town, gazetteer));
        } else if (!town.isEmpty() && !ofTown.contains(hex)) {
            problems.add(
                    row,
                    town + " does not lie in " + row.get("place") + " but in " + hexes.list(ofTown)
                            + ". The town governs: correct the hex.");
        }
        return new Deployment.OnMap(hex);
    }

    private @Nullable Deployment zone(Row row, String name) {
        SetUpZone zone = zones.get(name);
        if (zone == null) {
            problems.add(row, "zones.csv has no zone \"" + name + "\"" + Spelling.hint(name, zones.keySet()));
            return null;
        }
        return new Deployment.InZone(zone);
    }

    private @Nullable Deployment landing(Row row, String letter) {
        LandingArea area = letter.isEmpty() ? null : areas.read(letter, row);
        return letter.isEmpty() || area != null ? new Deployment.LandingForce(area) : null;
    }
}
