package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** What the magazine's text fixes of The Lion's Tail [LT2, LT6]. */
class LionsTailDataTest {
    private static final Scenario LT = Built.scenario("LT");

    private static List<Unit> inBritain() {
        return Built.in(LT, Side.GERMAN, Deployment.InZone.class::isInstance);
    }

    private static List<Unit> france(int turn) {
        return Built.in(LT, Side.GERMAN, each -> each instanceof Deployment.France france && france.turn() == turn);
    }

    @Test
    void K70_germanAndBritishStrengths() {
        assertThat(Built.combat(inBritain())).hasSize(20);
        assertThat(Built.points(inBritain())).isEqualTo(105);
        assertThat(Built.combat(france(1))).hasSize(10);
        assertThat(Built.points(france(1))).isEqualTo(50);
        assertThat(Built.combat(france(6))).hasSize(2);
        assertThat(Built.points(france(6))).isEqualTo(6);
        List<Unit> regulars = Built.units(LT, Side.BRITISH)
                .filter(unit -> unit.type() != UnitType.PARTISAN)
                .toList();
        assertThat(Built.points(regulars)).isEqualTo(18);
    }

    @Test
    void LT2_21_airAndSupply() {
        assertThat(inBritain()).filteredOn(Unit::isAir).hasSize(7);
        assertThat(inBritain()).filteredOn(Unit::isSupply).hasSize(7);
        assertThat(france(1)).filteredOn(Unit::isAir).hasSize(3);
        assertThat(france(1))
                .filteredOn(Unit::isSupply)
                .as("six and the three of the first turn")
                .hasSize(9);
        assertThat(france(4)).filteredOn(Unit::isAir).hasSize(1);
        for (int turn = 2; turn <= 12; turn++) {
            assertThat(france(turn)).filteredOn(Unit::isSupply).hasSize(3);
        }
    }

    @Test
    @Tag("LT6.21")
    void Q93_theFranceListIsOnePool() {
        assertThat(Built.combat(Built.units(LT, Side.GERMAN).toList()))
                .as("twenty in Britain, ten in France, two of the sixth turn")
                .hasSize(32);
    }

    @Test
    @Tag("Q94")
    void LT6_22_threeSupplyUnitsEachTurnFromTheFirst() {
        for (int turn = 1; turn <= 12; turn++) {
            int now = turn;
            assertThat(Built.in(LT, Side.GERMAN, each -> isReceivedBy(each, now)))
                    .filteredOn(Unit::isSupply)
                    .hasSize(13 + 3 * turn);
        }
    }

    private static boolean isReceivedBy(Deployment deployment, int turn) {
        return deployment instanceof Deployment.InZone
                || (deployment instanceof Deployment.France france && france.turn() <= turn);
    }

    @Test
    void LT8_0c_thereAreMoreSupplyUnitsThanOnAnyCounterSheet() {
        assertThat(Built.units(LT, Side.GERMAN).filter(Unit::isSupply)).hasSize(49);
    }

    @Test
    void K71_LT2_12_LT2_22_zonesFollowTheTowns() {
        int oxford = Built.MAP.grid().row(Built.town("Oxford"));
        int worcester = Built.MAP.grid().row(Built.town("Worcester"));
        assertThat(worcester).isLessThan(oxford);
        Deployment.InZone regulars = (Deployment.InZone) LT.deployments().get(unit("GB-D02"));
        assertThat(regulars.zone().contains(1, oxford)).isTrue();
        assertThat(regulars.zone().contains(52, oxford + 1)).isFalse();
        Deployment.InZone germans = (Deployment.InZone) LT.deployments().get(unit("GE-LAH"));
        assertThat(germans.zone().contains(10, worcester)).isTrue();
        assertThat(germans.zone().contains(9, worcester)).isFalse();
        assertThat(germans.zone().contains(10, worcester - 1)).isFalse();
        assertThat(germans.zone().contains(52, 33)).isTrue();
    }

    private static int unit(String key) {
        Unit unit = LT.unit(key);
        assertThat(unit).isNotNull();
        return unit == null ? -1 : unit.id();
    }

    @Test
    void K71_clearHexesForAirfieldsLieSouthOfOxford() {
        int row = Built.MAP.grid().row(Built.town("Oxford")) + 1;
        int clear = 0;
        for (int column = 1; column <= 52; column++) {
            clear += Built.MAP.terrain(Built.MAP.grid().at(column, row)) == Terrain.CLEAR ? 1 : 0;
        }
        assertThat(clear).isGreaterThan(2);
    }

    @Test
    void LT3_12_everyCityCanRaiseItsPartisanAndLondonTwo() {
        assertThat(LT.roster().stream().filter(unit -> unit.type() == UnitType.PARTISAN))
                .hasSize(Built.MAP.cities().size() + 1)
                .allMatch(unit -> LT.deployments().get(unit.id()) instanceof Deployment.Spare);
    }

    @Test
    void Q90_Q91_Q92_switchesOfTheScenario() {
        assertThat(LT.rules().turns()).isEqualTo(12);
        assertThat(LT.rules().firstTurnRules()).isFalse();
        assertThat(LT.rules().activation()).isFalse();
        assertThat(LT.rules().homeGuardFromTurn()).isZero();
        assertThat(LT.rules().partisansFromTurn()).isZero();
        assertThat(LT.rules().suddenDefeat()).isFalse();
        assertThat(LT.rules().waves())
                .isEqualTo(Built.scenario("N").rules().waves().subList(0, 12));
    }

    @Test
    void LT7_22_thresholdsAndOtherSpecialSettings() {
        assertThat(LT.special())
                .containsEntry("lions-tail.immediate-victory-points", "200")
                .containsEntry("lions-tail.substantive-victory-points", "175")
                .containsEntry("lions-tail.conditional-victory-points", "125")
                .containsEntry("lions-tail.draw-points", "100")
                .containsEntry("lions-tail.group-size", "4")
                .containsEntry("lions-tail.airfields", "2")
                .containsEntry("lions-tail.partisan-towns", "London 2, Cambridge 1, Bristol 1, Weymouth 1");
        assertThat(Built.scenario("N").special()).isEmpty();
    }
}
