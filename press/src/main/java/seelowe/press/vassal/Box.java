package seelowe.press.vassal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** Where counters wait that are not on the map when the game begins. */
record Box(String name, List<Unit> units) {
    private static final int LAST = 999;

    Box {
        units = List.copyOf(units);
    }

    /** The boxes of a scenario: first what is ready, then what comes, turn by turn. */
    static List<Box> of(Scenario scenario) {
        Map<String, List<Unit>> ready = new LinkedHashMap<>();
        Map<Integer, Map<String, List<Unit>>> later = new TreeMap<>();
        for (Unit unit : scenario.roster()) {
            Deployment deployment = scenario.deployments().get(unit.id());
            int turn = turn(deployment);
            if (!(deployment instanceof Deployment.OnMap)) {
                (turn <= 1 ? ready : later.computeIfAbsent(turn, fresh -> new LinkedHashMap<>()))
                        .computeIfAbsent(name(unit, deployment), fresh -> new ArrayList<>())
                        .add(unit);
            }
        }
        List<Box> boxes = new ArrayList<>();
        ready.forEach((name, units) -> boxes.add(new Box(name, units)));
        later.values().forEach(turn -> turn.forEach((name, units) -> boxes.add(new Box(name, units))));
        return boxes;
    }

    private static int turn(Deployment deployment) {
        if (deployment instanceof Deployment.France france) {
            return france.turn();
        }
        if (deployment instanceof Deployment.HoldingArea area) {
            return area.turn();
        }
        if (deployment instanceof Deployment.AirArrival air) {
            return air.turn();
        }
        if (deployment instanceof Deployment.PartisanArrival partisan) {
            return partisan.turn();
        }
        return deployment instanceof Deployment.Spare ? LAST : 0;
    }

    private static String name(Unit unit, Deployment deployment) {
        if (deployment instanceof Deployment.LandingForce force) {
            return force.area() == null ? "Landing in any area" : "Landing Area " + force.area();
        }
        if (deployment instanceof Deployment.AirborneBox) {
            return "Airborne Box";
        }
        if (deployment instanceof Deployment.InZone in) {
            return (unit.side() == Side.GERMAN ? "German: " : "British: ")
                    + in.zone().name();
        }
        if (deployment instanceof Deployment.France france) {
            return france.turn() == 1 ? "France Box" : "Turn " + france.turn() + ": France";
        }
        if (deployment instanceof Deployment.HoldingArea area) {
            return "Turn " + area.turn() + ": " + area.edge().name().toLowerCase(Locale.ROOT) + " edge";
        }
        if (deployment instanceof Deployment.AirArrival air) {
            return "Turn " + air.turn() + ": to a base";
        }
        return deployment instanceof Deployment.PartisanArrival partisan
                ? "Turn " + partisan.turn() + ": partisan"
                : "Set aside";
    }
}
