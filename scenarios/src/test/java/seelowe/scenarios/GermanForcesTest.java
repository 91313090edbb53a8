package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** The constraints K11 to K18, K60 to K69 and G01 to G23 on the German forces. */
class GermanForcesTest {
    private static final Scenario N = Built.scenario("N");
    private static final Scenario H = Built.scenario("H");
    private static final Scenario J = Built.scenario("J");
    private static final Scenario LT = Built.scenario("LT");
    private static final List<Scenario> ALL = List.of(N, H, J, LT);

    private static List<Unit> german(Scenario scenario) {
        return Built.units(scenario, Side.GERMAN).toList();
    }

    private static List<Unit> france(Scenario scenario, int turn) {
        return Built.in(
                scenario, Side.GERMAN, each -> each instanceof Deployment.France france && france.turn() == turn);
    }

    private static List<Unit> seaborne(Scenario scenario) {
        return Built.in(scenario, Side.GERMAN, Deployment.LandingForce.class::isInstance);
    }

    private static List<Unit> airborne(Scenario scenario) {
        return Built.in(scenario, Side.GERMAN, Deployment.AirborneBox.class::isInstance);
    }

    private static List<Unit> ofType(List<Unit> units, UnitType type) {
        return units.stream().filter(unit -> unit.type() == type).toList();
    }

    @Test
    void K11_G03_theSixFoursAreInfantryRegiments() {
        List<Unit> regiments =
                german(H).stream().filter(unit -> unit.factors().equals("6-4")).toList();
        assertThat(regiments).hasSizeGreaterThanOrEqualTo(16).allSatisfy(unit -> {
            assertThat(unit.type()).isEqualTo(UnitType.INFANTRY);
            assertThat(unit.size()).isEqualTo(UnitSize.REGIMENT);
        });
    }

    @Test
    void K12_K13_K15_G17_theCountersOfTheTextsAreThere() {
        assertThat(Built.count(german(LT), "6-4")).isEqualTo(16);
        assertThat(Built.count(german(LT), "3-6")).isEqualTo(7);
        assertThat(Built.count(german(LT), "5-6")).isEqualTo(6);
        assertThat(Built.count(german(LT), "4-6")).isEqualTo(1);
        assertThat(Built.count(german(LT), "5-4")).isEqualTo(2);
        assertThat(Built.count(german(LT), "air")).isEqualTo(11);
        assertThat(Built.count(german(N), "4-5")).isGreaterThanOrEqualTo(2);
        assertThat(german(LT)).filteredOn(unit -> unit.movement() == 6).allMatch(Unit::mechanized);
    }

    @Test
    void K14_G05_G18_theThreeSixesAreArmorAndMechanized() {
        assertThat(german(LT))
                .filteredOn(unit -> unit.factors().equals("3-6"))
                .hasSize(7)
                .allSatisfy(unit -> assertThat(unit.type()).isEqualTo(UnitType.ARMOR))
                .allMatch(Unit::mechanized);
    }

    @Test
    void K16_G06_supplyIsOneTwoInParentheses() {
        for (Scenario scenario : ALL) {
            assertThat(ofType(german(scenario), UnitType.SUPPLY))
                    .isNotEmpty()
                    .allSatisfy(unit -> assertThat(unit.factors()).isEqualTo("(1)-2"));
        }
    }

    @Test
    void K17_G01_everyGermanTypeExists() {
        Set<UnitType> types = EnumSet.noneOf(UnitType.class);
        german(H).forEach(unit -> types.add(unit.type()));
        assertThat(types)
                .containsExactlyInAnyOrder(
                        UnitType.INFANTRY,
                        UnitType.MOUNTAIN_INFANTRY,
                        UnitType.PARACHUTE,
                        UnitType.AIRLANDING,
                        UnitType.MECHANIZED_INFANTRY,
                        UnitType.ARMOR,
                        UnitType.AMPHIBIOUS_ARMOR,
                        UnitType.AIR,
                        UnitType.SUPPLY);
    }

    @Test
    void K17_G14_airlandingUnitsNeverOutnumberParachuteUnits() {
        for (Scenario scenario : List.of(N, H, J)) {
            assertThat(ofType(airborne(scenario), UnitType.AIRLANDING))
                    .isNotEmpty()
                    .hasSizeLessThanOrEqualTo(
                            ofType(airborne(scenario), UnitType.PARACHUTE).size());
        }
    }

    @Test
    void K18_G19_thereAreAirUnitsForTheLastColumns() {
        assertThat(ofType(german(N), UnitType.AIR)).hasSize(11);
        assertThat(ofType(france(N, 1), UnitType.AIR)).hasSize(10);
        assertThat(ofType(france(H, 1), UnitType.AIR)).hasSize(10);
        assertThat(ofType(france(J, 1), UnitType.AIR)).hasSize(8);
    }

    @Test
    void K19_everyGermanValueNamedInTheTextsExists() {
        assertThat(german(H)).extracting(Unit::factors).contains("6-4", "5-4", "4-5", "3-6", "5-6", "4-6", "(1)-2");
    }

    @Test
    void G02_allFourSizesAreInUse() {
        Set<UnitSize> sizes = EnumSet.noneOf(UnitSize.class);
        H.roster().forEach(unit -> sizes.add(unit.size()));
        assertThat(sizes).contains(UnitSize.DIVISION, UnitSize.BRIGADE, UnitSize.REGIMENT, UnitSize.BATTALION);
        assertThat(german(H))
                .filteredOn(unit -> unit.size() == UnitSize.BATTALION)
                .allSatisfy(unit -> assertThat(unit.type()).isEqualTo(UnitType.AMPHIBIOUS_ARMOR));
    }

    @Test
    void K60_G07_theFirstTwoNavyWavesCarryFourteenPoints() {
        assertThat(N.rules().waves()).startsWith(14, 14).hasSizeGreaterThanOrEqualTo(3);
        assertThat(N.rules().waves()).containsExactly(14, 14, 14, 14, 14, 14, 14, 14, 12, 12, 12, 12, 12, 12);
    }

    @Test
    void K61_G09_theLandingLiftsFarMoreThanAnyWave() {
        assertThat(Built.points(seaborne(N)))
                .isEqualTo(40)
                .isGreaterThan(2 * N.rules().wavePoints(1));
        assertThat(Built.points(seaborne(H))).isEqualTo(82);
        assertThat(Built.points(seaborne(J))).isEqualTo(32);
        for (Scenario scenario : List.of(N, H, J)) {
            for (int wave : scenario.rules().waves()) {
                assertThat(Built.points(seaborne(scenario)) * 4).isGreaterThanOrEqualTo(7 * wave);
            }
        }
    }

    @Test
    void G10_twoDivisionsOfTheNavyPlanLandByDay() {
        assertThat(Built.combat(seaborne(N)))
                .filteredOn(unit -> unit.size() == UnitSize.REGIMENT)
                .hasSize(6);
        assertThat(ofType(seaborne(N), UnitType.AMPHIBIOUS_ARMOR)).hasSize(4);
    }

    @Test
    void K62_G04_theWaveExampleCanBePlayed() {
        assertThat(Built.count(france(N, 1), "6-4")).isEqualTo(6);
        assertThat(Built.count(france(N, 1), "4-5")).isEqualTo(2);
        assertThat(Built.count(france(N, 1), "(1)-2")).isEqualTo(4);
    }

    @Test
    void K63_G20_theNavyHasAboutThirtyPercentOfWhatTheArmyWants() {
        assertThat(H.rules().wavePoints(1)).isEqualTo(45);
        int navy = N.rules().waves().subList(0, 6).stream()
                .mapToInt(Integer::intValue)
                .sum();
        int army = H.rules().waves().subList(0, 6).stream()
                .mapToInt(Integer::intValue)
                .sum();
        assertThat(100.0 * navy / army).isBetween(28.0, 34.0);
    }

    @Test
    void K64_everyScenarioHasAWaveSchedule() {
        for (Scenario scenario : ALL) {
            assertThat(scenario.rules().waves()).isNotEmpty().allMatch(points -> points > 0);
        }
        assertThat(J.rules().waves()).containsExactly(10, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8);
        assertThat(H.rules().wavePoints(30)).isEqualTo(36);
    }

    @Test
    void K65_G12_mechanizedUnitsOfTheArmyPlanWaitInFrance() {
        assertThat(H.rules().mechanizedEmbarkTurn()).isEqualTo(7);
        assertThat(france(H, 1)).filteredOn(Unit::mechanized).hasSize(3);
        assertThat(N.rules().mechanizedEmbarkTurn()).isEqualTo(1);
    }

    @Test
    void K66_G16_noGermanArrivesOnGameTurnOne() {
        assertThat(Built.combat(france(N, 1))).hasSize(8);
        assertThat(Built.combat(france(H, 1))).hasSize(17);
        assertThat(Built.combat(france(J, 1))).hasSize(7);
        for (Scenario scenario : List.of(N, H, J)) {
            assertThat(france(scenario, 2)).isNotEmpty();
        }
    }

    @Test
    void K68_theInitialForceIncludesAnAirborneBox() {
        assertThat(Built.points(airborne(N))).isEqualTo(19);
        assertThat(Built.points(airborne(H))).isEqualTo(27);
        assertThat(Built.points(airborne(J))).isEqualTo(16);
    }

    @Test
    void K69_supplyLandsWaitsAndKeepsArriving() {
        for (Scenario scenario : List.of(N, H, J)) {
            assertThat(ofType(seaborne(scenario), UnitType.SUPPLY)).isNotEmpty();
            for (int turn = 1; turn <= 15; turn++) {
                assertThat(ofType(france(scenario, turn), UnitType.SUPPLY)).isNotEmpty();
            }
        }
    }

    @Test
    void G08_landingAreasOfThePlans() {
        assertThat(areas(N)).containsExactly(LandingArea.C, LandingArea.D, LandingArea.E);
        assertThat(areas(H)).containsExactlyElementsOf(EnumSet.range(LandingArea.A, LandingArea.F));
        assertThat(areas(J)).containsExactly(LandingArea.E, LandingArea.F, LandingArea.G);
        assertThat(areas(LT)).isEmpty();
        assertThat(Built.landing(J, LandingArea.E))
                .as("the July force is one pool")
                .isEmpty();
    }

    private static List<LandingArea> areas(Scenario scenario) {
        List<LandingArea> areas = new ArrayList<>();
        for (LandingArea area : LandingArea.values()) {
            if (area.in(scenario.rules().landingAreas())) {
                areas.add(area);
            }
        }
        return areas;
    }

    @Test
    void G11_theArmyPlanIsStrongNowhere() {
        int[] points = {18, 12, 14, 12, 14, 12};
        for (LandingArea area : EnumSet.range(LandingArea.A, LandingArea.F)) {
            assertThat(Built.points(Built.landing(H, area))).isEqualTo(points[area.ordinal()]);
            assertThat(4 * points[area.ordinal()]).isLessThanOrEqualTo(Built.points(seaborne(H)));
        }
    }

    @Test
    void G13_theInitialForceHasMechanizedUnits() {
        for (Scenario scenario : List.of(N, H, J)) {
            assertThat(seaborne(scenario)).anyMatch(Unit::mechanized);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    void K40a_G15_everyAreaForceFitsItsBeaches(String code) {
        Scenario scenario = Built.scenario(code);
        for (LandingArea area : areas(scenario)) {
            List<Unit> force = new ArrayList<>(Built.landing(scenario, area));
            force.addAll(Built.in(
                    scenario,
                    Side.GERMAN,
                    each -> each instanceof Deployment.LandingForce pool && pool.area() == null));
            int beaches = freeBeaches(scenario, area).size();
            assertThat(Built.combat(force)).as(code + area).hasSizeLessThanOrEqualTo(2 * beaches);
            assertThat(ofType(force, UnitType.SUPPLY)).as(code + area).hasSizeLessThanOrEqualTo(beaches);
        }
    }

    private static Set<Integer> freeBeaches(Scenario scenario, LandingArea area) {
        Set<Integer> free = new TreeSet<>();
        Built.beaches(area).forEach(number -> free.add(Built.hex(number)));
        Built.onMap(scenario).forEach(unit -> free.remove(Built.start(scenario, unit)));
        return free;
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    void G23_everyParachuteUnitFindsADropHexInEveryArea(String code) {
        Scenario scenario = Built.scenario(code);
        Set<Integer> held = new TreeSet<>();
        Built.onMap(scenario).forEach(unit -> held.add(Built.start(scenario, unit)));
        for (LandingArea area : areas(scenario)) {
            Set<Integer> drops = new TreeSet<>();
            for (int beach : freeBeaches(scenario, area)) {
                for (int hex : Built.MAP.grid().disc(beach, 2)) {
                    if (Built.MAP.terrain(hex) == Terrain.CLEAR && !Built.MAP.isBeach(hex) && !held.contains(hex)) {
                        drops.add(hex);
                    }
                }
            }
            assertThat(drops)
                    .as(code + area)
                    .hasSizeGreaterThanOrEqualTo(
                            ofType(airborne(scenario), UnitType.PARACHUTE).size());
        }
    }

    @Test
    void G21_inTheNavyPlanAndInJulyTroopsOutlastShips() {
        assertThat(lastFullWave(N)).isGreaterThanOrEqualTo(10);
        assertThat(lastFullWave(J)).isGreaterThanOrEqualTo(10);
        assertThat(lastFullWave(H)).isLessThan(10);
    }

    /** The last Game-Turn on which France can still fill a wave, one sailing every turn. */
    private static int lastFullWave(Scenario scenario) {
        int waiting = 0;
        for (int turn = 1; turn <= 14; turn++) {
            waiting += Built.points(france(scenario, turn));
            if (waiting < scenario.rules().wavePoints(turn)) {
                return turn - 1;
            }
            waiting -= scenario.rules().wavePoints(turn);
        }
        return 14;
    }

    @Test
    void G22_areaDCanTakeThreeUnitsInOnePhase() {
        assertThat(Built.ports(LandingArea.D)).containsExactly("3827", "4026");
        assertThat(Built.beaches(LandingArea.D)).isNotEmpty();
    }

    @Test
    void R11_61_freeDeploymentOpensAreaGByADieInSeptemberOnly() {
        for (Scenario september : List.of(N, H)) {
            assertThat(LandingArea.G.in(september.rules().freeDeploymentAreas()))
                    .isFalse();
            assertThat(september.rules().rolledAreas()).isEqualTo(LandingArea.G.bit());
            assertThat(september.rules().rolledAreaMinimum()).isEqualTo(5);
        }
        assertThat(LandingArea.G.in(J.rules().freeDeploymentAreas())).isTrue();
        assertThat(J.rules().rolledAreas()).isZero();
    }

    @Test
    void R5_3_onlyMountainParachuteAndAirlandingTroopsAreSparedTheTerrain() {
        Set<UnitType> exempt = EnumSet.of(UnitType.MOUNTAIN_INFANTRY, UnitType.PARACHUTE, UnitType.AIRLANDING);
        assertThat(german(H))
                .filteredOn(Unit::isGround)
                .allSatisfy(unit -> assertThat(unit.exempt()).isEqualTo(exempt.contains(unit.type())));
    }
}
