package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Edge;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** The constraints K01 to K10, K41 to K49, K67 and B01 to B24 on the British forces. */
class BritishForcesTest {
    private static final Scenario S = Built.scenario("N");
    private static final Scenario JULY = Built.scenario("J");
    private static final int BRIGHTON = Built.hex("3128");
    private static final int HASTINGS = Built.hex("3827");

    private static List<Unit> atStart(Scenario scenario) {
        return Built.combat(Built.onMap(scenario));
    }

    private static List<Unit> with(String factors) {
        return Built.units(S, Side.BRITISH)
                .filter(unit -> unit.factors().equals(factors))
                .toList();
    }

    private static int startOfNamed(Scenario scenario, String name) {
        return Built.onMap(scenario).stream()
                .filter(unit -> unit.name().equals(name))
                .mapToInt(unit -> Built.start(scenario, unit))
                .findFirst()
                .orElseThrow();
    }

    private static List<Unit> arriving(Scenario scenario, Edge edge) {
        return Built.in(
                scenario,
                Side.BRITISH,
                each -> each instanceof Deployment.HoldingArea holding && holding.edge() == edge);
    }

    @Test
    void K01_B01_theThirteenEightStandsNearCAndD() {
        assertThat(with("13-8")).singleElement().satisfies(unit -> {
            assertThat(unit.type()).isEqualTo(UnitType.MOTORIZED_INFANTRY);
            assertThat(unit.mechanized()).isFalse();
        });
        int start = Built.startOf(S, "13-8");
        assertThat(Built.walk(start, BRIGHTON)).isLessThanOrEqualTo(8);
        assertThat(Built.walk(start, HASTINGS)).isLessThanOrEqualTo(8);
    }

    @Test
    void K02_K41_B03_theTenEightReachesChathamFromTheNorthOfLondon() {
        assertThat(with("10-8")).singleElement().matches(unit -> unit.type() == UnitType.MOTORIZED_INFANTRY);
        int start = Built.startOf(S, "10-8");
        assertThat(Built.MAP.grid().row(start)).isLessThan(Built.MAP.grid().row(Built.hex("3318")));
        assertThat(Built.walk(start, Built.town("Chatham"))).isEqualTo(6);
    }

    @Test
    void K03_B02_theFiveSixStandsNearCAndD() {
        assertThat(with("5-6")).singleElement().matches(unit -> unit.type() == UnitType.ARMOR);
        int start = Built.startOf(S, "5-6");
        assertThat(Built.walk(start, BRIGHTON)).isLessThanOrEqualTo(12);
        assertThat(Built.walk(start, HASTINGS)).isLessThanOrEqualTo(12);
    }

    @Test
    void K04_K42_B02_B03_oneFourSixStandsSouthAndOneNorthOfLondon() {
        assertThat(with("4-6")).hasSize(2).allMatch(unit -> unit.type() == UnitType.ARMOR);
        int south = startOfNamed(S, "3 Armoured Bde");
        int north = startOfNamed(S, "1 Armoured Bde");
        assertThat(Built.walk(south, BRIGHTON)).isLessThanOrEqualTo(12);
        assertThat(Built.walk(south, HASTINGS)).isLessThanOrEqualTo(12);
        assertThat(Built.walk(north, Built.town("Rochester"))).isEqualTo(8);
        assertThat(Built.walk(north, Built.town("Chatham"))).isEqualTo(9);
    }

    @Test
    void K05_B05_septemberBeginsWithThreeArmoredUnits() {
        assertThat(atStart(S))
                .filteredOn(unit -> unit.type() == UnitType.ARMOR)
                .extracting(Unit::factors)
                .containsExactlyInAnyOrder("5-6", "4-6", "4-6");
    }

    @Test
    void K06_B04_theEightThreeStandsAtBath() {
        assertThat(Built.startOf(S, "8-3")).isEqualTo(Built.town("Bath")).isEqualTo(Built.hex("0920"));
    }

    @Test
    void K07_B06_twoFivesAndTwoThreesArePlentiful() {
        assertThat(Built.count(atStart(S), "2-5")).isEqualTo(15);
        assertThat(Built.count(atStart(S), "2-3")).isEqualTo(14);
    }

    @Test
    void K08_B12_theCountersOfTheLionsTailExist() {
        List<Unit> british = Built.units(Built.scenario("LT"), Side.BRITISH).toList();
        assertThat(Built.count(british, "5-3")).isEqualTo(1);
        assertThat(Built.count(british, "3-3")).isEqualTo(2);
        assertThat(Built.count(british, "3-6")).isEqualTo(1);
        assertThat(Built.count(british, "2-5")).isEqualTo(2);
        assertThat(Built.count(british, "air")).isEqualTo(1);
    }

    @Test
    void K09_B10_partisansAreTwoThreesFromGameTurnTenInSeptemberOnly() {
        Map<Integer, String> byTurn = new TreeMap<>();
        for (Unit unit : S.roster()) {
            if (S.deployments().get(unit.id()) instanceof Deployment.PartisanArrival partisan) {
                byTurn.put(partisan.turn(), unit.factors());
            }
        }
        assertThat(byTurn.keySet()).containsExactly(10, 11, 12, 13, 14, 15);
        assertThat(byTurn.values()).containsOnly("2-3");
        assertThat(JULY.roster()).noneMatch(unit -> unit.type() == UnitType.PARTISAN);
    }

    @Test
    void K10_B07_movementAllowancesAreThreeFiveSixOrEight() {
        for (Scenario scenario : List.of(S, JULY)) {
            assertThat(Built.units(scenario, Side.BRITISH).filter(Unit::isGround))
                    .allMatch(unit -> Set.of(3, 5, 6, 8).contains(unit.movement()));
        }
        assertThat(Built.units(S, Side.BRITISH).filter(unit -> unit.movement() == 6))
                .allMatch(unit -> unit.type() == UnitType.ARMOR);
    }

    @Test
    void B08_onlyFiveFormationsHaveAllowanceEight() {
        assertThat(Built.units(S, Side.BRITISH)
                        .filter(unit -> unit.movement() == 8)
                        .map(Unit::key))
                .containsExactlyInAnyOrder("GB-AD2", "GB-CAN1", "GB-MMG1", "GB-MMG2", "GB-MMG3");
    }

    @Test
    void B09_britishTypesAreThoseOfTheRules() {
        Set<UnitType> types = EnumSet.noneOf(UnitType.class);
        Built.units(S, Side.BRITISH).forEach(unit -> types.add(unit.type()));
        assertThat(types)
                .containsExactlyInAnyOrder(
                        UnitType.INFANTRY,
                        UnitType.MOTORIZED_INFANTRY,
                        UnitType.ARMOR,
                        UnitType.PARTISAN,
                        UnitType.AIR);
    }

    @Test
    void K19_everyBritishValueNamedInTheTextsExists() {
        assertThat(Built.units(S, Side.BRITISH).map(Unit::factors))
                .contains("13-8", "10-8", "8-3", "5-6", "4-6", "2-5", "2-3", "5-3", "3-3", "3-6");
    }

    @Test
    void R5_3_noBritishUnitPaysForTerrain() {
        assertThat(Built.units(S, Side.BRITISH)).allMatch(Unit::exempt);
    }

    @Test
    void K43_fromChathamTheTenEightStrikesDAndE() {
        for (LandingArea area : List.of(LandingArea.D, LandingArea.E)) {
            assertThat(Built.beaches(area).stream()
                            .mapToInt(beach -> Built.walk(Built.town("Chatham"), Built.hex(beach)))
                            .min()
                            .orElseThrow())
                    .isEqualTo(7);
        }
    }

    @Test
    void K44_B15_someUnitsBeginInCitiesAndPorts() {
        for (Scenario scenario : List.of(S, JULY)) {
            assertThat(atStart(scenario)).anyMatch(unit -> Built.MAP.isCity(Built.start(scenario, unit)));
            assertThat(atStart(scenario)).anyMatch(unit -> Built.MAP.isPort(Built.start(scenario, unit)));
        }
    }

    @Test
    void K45_B22_theStrongSouthernUnitsAreOpenToAirAttack() {
        for (int start :
                List.of(Built.startOf(S, "13-8"), Built.startOf(S, "5-6"), startOfNamed(S, "3 Armoured Bde"))) {
            assertThat(Built.MAP.isCity(start)).isFalse();
            assertThat(Built.MAP.inGermanNormalRange(start)).isTrue();
        }
    }

    @Test
    void K46_theStrongNorthernUnitsLieBeyondTheRangeLine() {
        assertThat(Built.MAP.inGermanNormalRange(Built.startOf(S, "10-8"))).isFalse();
        assertThat(Built.MAP.inGermanNormalRange(startOfNamed(S, "1 Armoured Bde")))
                .isFalse();
    }

    @Test
    void K47_B19_B21_airUnitsHaveClearBasesNorthOfTheThamesBristolLine() {
        for (Scenario scenario : List.of(S, JULY)) {
            List<Unit> air = Built.onMap(scenario).stream().filter(Unit::isAir).toList();
            assertThat(air).hasSize(3).allSatisfy(unit -> {
                int base = Built.start(scenario, unit);
                assertThat(Built.MAP.terrain(base)).isEqualTo(Terrain.CLEAR);
                assertThat(Built.MAP.grid().row(base))
                        .isLessThan(Built.MAP.grid().row(Built.town("Bristol")));
                assertThat(atStart(scenario)).noneMatch(other -> Built.start(scenario, other) == base);
            });
        }
    }

    @Test
    void K48_theArmyIsScatteredAndMostlyImmobile() {
        long immobile = atStart(S).stream().filter(unit -> unit.movement() <= 5).count();
        assertThat(immobile * 2).isGreaterThan(atStart(S).size());
        assertThat(atStart(S).stream().map(unit -> Built.start(S, unit)).distinct())
                .hasSize(44);
    }

    @Test
    void K49_B13_julyIsClearlyWeaker() {
        assertThat(Built.points(atStart(S))).isEqualTo(130);
        assertThat(Built.points(atStart(JULY))).isEqualTo(95);
        assertThat(Built.points(Built.units(S, Side.BRITISH).toList())).isEqualTo(195);
        assertThat(Built.points(Built.units(JULY, Side.BRITISH).toList())).isEqualTo(137);
    }

    @Test
    void K67_B11_reinforcementsComeByTheNorthAndByTheWest() {
        assertThat(arriving(S, Edge.NORTH)).hasSize(8);
        assertThat(arriving(S, Edge.WEST)).hasSize(6);
        assertThat(arriving(JULY, Edge.NORTH)).hasSize(9);
        assertThat(arriving(JULY, Edge.WEST)).hasSize(5);
    }

    @Test
    void B14_areaGLiesAwayFromTheMainStrength() {
        for (String factors : List.of("13-8", "8-3")) {
            int start = Built.startOf(JULY, factors);
            assertThat(Built.beaches(LandingArea.G)).allMatch(beach -> Built.walk(start, Built.hex(beach)) > 20);
        }
        List<Unit> near = atStart(JULY).stream()
                .filter(unit -> Built.MAP.grid().distance(Built.start(JULY, unit), Built.hex("4513")) <= 8)
                .toList();
        assertThat(Built.points(near)).isEqualTo(16);
    }

    @Test
    void B16_chathamAndRochesterAreEmptyAtStart() {
        for (Scenario scenario : List.of(S, JULY)) {
            assertThat(Built.onMap(scenario))
                    .extracting(unit -> Built.start(scenario, unit))
                    .doesNotContain(Built.town("Chatham"), Built.town("Rochester"));
        }
    }

    @Test
    void B17_B20_everySetUpHexIsLandAndHoldsTwoCombatUnitsAtMost() {
        for (Scenario scenario : List.of(S, JULY)) {
            Map<Integer, Integer> stacks = new TreeMap<>();
            atStart(scenario).forEach(unit -> stacks.merge(Built.start(scenario, unit), 1, Integer::sum));
            assertThat(stacks.keySet()).allMatch(Built.MAP::isLand);
            assertThat(stacks.values()).allMatch(count -> count <= 2);
        }
        assertThat(atStart(S)).hasSize(44);
        assertThat(atStart(JULY)).hasSize(36);
    }

    @Test
    void B23_onlyRamsgateInJulyHasAGarrisonOnABeach() {
        assertThat(atStart(S)).noneMatch(unit -> Built.MAP.isBeach(Built.start(S, unit)));
        assertThat(atStart(JULY))
                .filteredOn(unit -> Built.MAP.isBeach(Built.start(JULY, unit)))
                .extracting(Unit::name)
                .containsExactly("198 Inf Bde");
    }

    @Test
    void B24_reinforcementsReachLondonByRail() {
        assertThat(railHexes("2701")).isEqualTo(20);
        assertThat(railHexes("0501")).isEqualTo(32);
        assertThat(railHexes("0126")).isEqualTo(29);
        assertThat(railHexes("0119")).isEqualTo(34);
    }

    /** Hexes of the shortest way by rail from here to the first of London, both counted. */
    private static int railHexes(String entry) {
        int from = Built.hex(entry);
        Map<Integer, Integer> hexes = new TreeMap<>(Map.of(from, 1));
        List<Integer> queue = new ArrayList<>(List.of(from));
        for (int i = 0; i < queue.size(); i++) {
            int hex = queue.get(i);
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = Built.MAP.grid().neighbour(hex, way);
                if (Built.MAP.isRailSide(hex, way) && !hexes.containsKey(next)) {
                    hexes.put(next, hexes.getOrDefault(hex, 0) + 1);
                    queue.add(next);
                }
            }
        }
        return Built.DATA.gazetteer().hexesOf("London").stream()
                .mapToInt(hex -> hexes.getOrDefault(hex, Integer.MAX_VALUE))
                .min()
                .orElseThrow();
    }
}
