package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.City;
import seelowe.engine.board.Edge;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.map.Gazetteer;

/** What was counted when map and counters were rebuilt is what the loader gives. */
class CountsTest {
    @Test
    void everyHexHasItsTerrain() {
        Map<Terrain, Integer> counts = new TreeMap<>();
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            counts.merge(Built.MAP.terrain(hex), 1, Integer::sum);
        }
        assertThat(counts)
                .containsOnly(
                        Map.entry(Terrain.SEA, 414),
                        Map.entry(Terrain.CLEAR, 977),
                        Map.entry(Terrain.ROUGH, 145),
                        Map.entry(Terrain.FOREST, 58),
                        Map.entry(Terrain.SWAMP, 67),
                        Map.entry(Terrain.CITY, 55));
    }

    @Test
    void citiesPortsAndBeaches() {
        assertThat(Built.MAP.cities()).hasSize(42);
        assertThat(Built.MAP.cities().stream().filter(City::isLarge).map(City::name))
                .containsExactlyInAnyOrder("London", "Birmingham", "Bristol", "Portsmouth");
        assertThat(Built.MAP.portHexes()).hasSize(18);
        assertThat(Built.MAP.beachHexes()).hasSize(29);
        int[] ports = {2, 2, 3, 2, 2, 3, 4};
        int[] beaches = {4, 4, 4, 4, 3, 4, 6};
        for (LandingArea area : LandingArea.values()) {
            assertThat(Built.ports(area)).as("ports of " + area).hasSize(ports[area.ordinal()]);
            assertThat(Built.beaches(area)).as("beaches of " + area).hasSize(beaches[area.ordinal()]);
        }
    }

    @Test
    void hexsides() {
        int rivers = 0;
        int arms = 0;
        int rails = 0;
        int railHexes = 0;
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            railHexes += Built.MAP.hasRail(hex) ? 1 : 0;
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = Built.MAP.grid().neighbour(hex, way);
                rivers += Built.MAP.isRiverSide(hex, way) ? 1 : 0;
                rails += Built.MAP.isRailSide(hex, way) ? 1 : 0;
                boolean betweenLand = next >= 0 && Built.MAP.isLand(hex) && Built.MAP.isLand(next);
                arms += betweenLand && Built.MAP.isSeaSide(hex, way) ? 1 : 0;
            }
        }
        assertThat(rivers / 2).isEqualTo(467);
        assertThat(arms / 2).isEqualTo(46);
        assertThat(rails / 2).isEqualTo(578);
        assertThat(railHexes).isEqualTo(531);
        assertThat(names(Built.DATA.gazetteer().rivers())).hasSize(31);
        assertThat(names(Built.DATA.gazetteer().railways())).hasSize(50);
    }

    private static Set<String> names(Iterable<Gazetteer.NamedSide> sides) {
        Set<String> names = new TreeSet<>();
        sides.forEach(side -> names.add(side.name()));
        return names;
    }

    @Test
    void sidesOfLandTowardsTheSeaAreSeaOnBothSides() {
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = Built.MAP.grid().neighbour(hex, way);
                if (next >= 0 && Built.MAP.isLand(hex) != Built.MAP.isLand(next)) {
                    assertThat(Built.MAP.isSeaSide(hex, way)).isTrue();
                    assertThat(Built.MAP.link(hex, way)).isNegative();
                }
            }
        }
    }

    @Test
    void railEntries() {
        assertThat(IntStream.of(Built.MAP.entryHexes(Edge.NORTH)).mapToObj(Built::number))
                .containsExactly("0501", "1101", "1601", "2001", "2401", "2701", "3101");
        assertThat(IntStream.of(Built.MAP.entryHexes(Edge.WEST)).mapToObj(Built::number))
                .containsExactly("0119", "0126", "0129");
    }

    /** The larger need of the September and July lists, since a counter changes its name but not its value. */
    @Test
    void theCounterSheet() {
        Map<String, Long> sheet = new TreeMap<>();
        for (Scenario scenario : Built.DATA.scenarios()) {
            if (scenario.rules().firstTurnRules()) {
                counters(scenario).forEach((kind, count) -> sheet.merge(kind, count, Math::max));
            }
        }
        assertThat(sheet)
                .containsAllEntriesOf(Map.ofEntries(
                        Map.entry("GERMAN INFANTRY 6-4", 30L),
                        Map.entry("GERMAN MOUNTAIN_INFANTRY 4-5", 5L),
                        Map.entry("GERMAN PARACHUTE 3-5", 4L),
                        Map.entry("GERMAN AIRLANDING 5-4", 3L),
                        Map.entry("GERMAN AMPHIBIOUS_ARMOR 2-6", 4L),
                        Map.entry("GERMAN ARMOR 3-6", 7L),
                        Map.entry("GERMAN MECHANIZED_INFANTRY 5-6", 9L),
                        Map.entry("GERMAN MECHANIZED_INFANTRY 4-6", 1L),
                        Map.entry("GERMAN AIR air", 11L),
                        Map.entry("BRITISH MOTORIZED_INFANTRY 13-8", 1L),
                        Map.entry("BRITISH MOTORIZED_INFANTRY 10-8", 1L),
                        Map.entry("BRITISH INFANTRY 8-3", 1L),
                        Map.entry("BRITISH ARMOR 5-6", 1L),
                        Map.entry("BRITISH INFANTRY 5-3", 9L),
                        Map.entry("BRITISH ARMOR 4-6", 2L),
                        Map.entry("BRITISH ARMOR 3-6", 4L),
                        Map.entry("BRITISH INFANTRY 3-3", 8L),
                        Map.entry("BRITISH INFANTRY 2-3", 26L),
                        Map.entry("BRITISH INFANTRY 2-5", 17L),
                        Map.entry("BRITISH MOTORIZED_INFANTRY 2-8", 3L),
                        Map.entry("BRITISH PARTISAN 2-3", 6L)));
    }

    private static Map<String, Long> counters(Scenario scenario) {
        Map<String, Long> counters = new TreeMap<>();
        for (Unit unit : scenario.roster()) {
            counters.merge(unit.side() + " " + unit.type() + " " + unit.factors(), 1L, Long::sum);
        }
        return counters;
    }

    @Test
    void interchangeableCountersAreTakenFromTheLowestKeyOn() {
        Scenario navy = Built.scenario("N");
        assertThat(Built.units(navy, Side.GERMAN).filter(Unit::isSupply).map(Unit::key))
                .hasSize(21)
                .startsWith("GE-SU-01", "GE-SU-02")
                .endsWith("GE-SU-21");
        assertThat(Built.units(Built.scenario("LT"), Side.GERMAN).filter(Unit::isSupply))
                .hasSize(49);
    }
}
