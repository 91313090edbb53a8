package seelowe.scenarios;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.files.BuiltInData;

/** The built-in data and the questions that tests of it share. */
final class Built {
    static final GameData DATA = BuiltInData.load();
    static final GameMap MAP = DATA.map();

    private Built() {}

    static Scenario scenario(String code) {
        return Objects.requireNonNull(DATA.scenario(code));
    }

    static int hex(String number) {
        return MAP.grid().parse(number);
    }

    static String number(int hex) {
        return MAP.grid().number(hex);
    }

    /** The one hex of a town, or the first of a large city. */
    static int town(String name) {
        return DATA.gazetteer().hexesOf(name).iterator().next();
    }

    static Stream<Unit> units(Scenario scenario, Side side) {
        return scenario.roster().stream().filter(unit -> unit.side() == side);
    }

    /** Units of this side in this kind of place. */
    static List<Unit> in(Scenario scenario, Side side, Predicate<Deployment> where) {
        return units(scenario, side)
                .filter(unit -> where.test(scenario.deployments().get(unit.id())))
                .toList();
    }

    static List<Unit> onMap(Scenario scenario) {
        return in(scenario, Side.BRITISH, Deployment.OnMap.class::isInstance);
    }

    static List<Unit> landing(Scenario scenario, LandingArea area) {
        return in(scenario, Side.GERMAN, each -> each instanceof Deployment.LandingForce force && force.area() == area);
    }

    static List<Unit> combat(Collection<Unit> units) {
        return units.stream().filter(Unit::isCombat).toList();
    }

    static int points(Collection<Unit> units) {
        return combat(units).stream().mapToInt(Unit::strength).sum();
    }

    static long count(Collection<Unit> units, String factors) {
        return units.stream().filter(unit -> unit.factors().equals(factors)).count();
    }

    static int start(Scenario scenario, Unit unit) {
        return scenario.deployments().get(unit.id()) instanceof Deployment.OnMap onMap ? onMap.hex() : -1;
    }

    /** Where the only unit with these values begins. */
    static int startOf(Scenario scenario, String factors) {
        List<Unit> found = onMap(scenario).stream()
                .filter(unit -> unit.factors().equals(factors))
                .toList();
        if (found.size() != 1) {
            throw new IllegalStateException(found.size() + " units " + factors);
        }
        return start(scenario, found.get(0));
    }

    static Set<String> beaches(LandingArea area) {
        return numbers(MAP.beachHexes(), area);
    }

    static Set<String> ports(LandingArea area) {
        return numbers(MAP.portHexes(), area);
    }

    private static Set<String> numbers(int[] hexes, LandingArea area) {
        Set<String> numbers = new TreeSet<>();
        for (int hex : hexes) {
            if (MAP.landingArea(hex) == area) {
                numbers.add(number(hex));
            }
        }
        return numbers;
    }

    /** Steps over land from one hex to another; British units pay one point for each [5.3]. */
    static int walk(int from, int to) {
        HexSet seen = new HexSet(MAP.size());
        Set<Integer> front = Set.of(from);
        seen.add(from);
        for (int steps = 0; !front.isEmpty(); steps++) {
            Set<Integer> next = new TreeSet<>();
            for (int hex : front) {
                if (hex == to) {
                    return steps;
                }
                for (int way = 0; way < HexDirection.COUNT; way++) {
                    int neighbour = MAP.link(hex, way);
                    if (neighbour >= 0 && !seen.contains(neighbour)) {
                        seen.add(neighbour);
                        next.add(neighbour);
                    }
                }
            }
            front = next;
        }
        return Integer.MAX_VALUE;
    }

    /** The land hexes that can be reached without entering a closed one or crossing a river that is closed. */
    static Set<Integer> flood(int from, Set<Integer> closed, boolean riversClosed) {
        Set<Integer> reached = new TreeSet<>(Set.of(from));
        Set<Integer> front = Set.of(from);
        while (!front.isEmpty()) {
            Set<Integer> next = new TreeSet<>();
            for (int hex : front) {
                for (int way = 0; way < HexDirection.COUNT; way++) {
                    int neighbour = MAP.link(hex, way);
                    boolean open = neighbour >= 0 && !(riversClosed && MAP.isRiverSide(hex, way));
                    if (open && !closed.contains(neighbour) && reached.add(neighbour)) {
                        next.add(neighbour);
                    }
                }
            }
            front = next;
        }
        return reached;
    }
}
