package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;

/** Which forces and areas belong to which scenario. */
class ScenarioListsTest {
    @Test
    void R11_0b_the_scenarios_of_the_main_game_last_fifteen_turns_and_differ_in_german_forces_and_areas() {
        List<Scenario> mainGame = Stream.of("N", "H", "J").map(Built::scenario).toList();

        assertThat(mainGame).allMatch(scenario -> scenario.rules().turns() == 15);
        assertThat(mainGame)
                .extracting(scenario -> scenario.rules().landingAreas())
                .doesNotHaveDuplicates();
        assertThat(mainGame)
                .extracting(scenario -> placed(scenario, Side.GERMAN))
                .doesNotHaveDuplicates();
    }

    @Test
    void R11_12_R11_22_Q63_both_september_scenarios_have_the_same_british_forces_in_the_same_places() {
        assertThat(placed(Built.scenario("H"), Side.BRITISH))
                .isNotEmpty()
                .isEqualTo(placed(Built.scenario("N"), Side.BRITISH));
    }

    @Test
    void R11_32_Q63_july_has_british_forces_of_its_own() {
        assertThat(placed(Built.scenario("J"), Side.BRITISH))
                .isNotEmpty()
                .isNotEqualTo(placed(Built.scenario("N"), Side.BRITISH));
    }

    @Test
    void R12_2a_each_of_seven_areas_has_an_echelon_hex_of_its_own_and_shares_no_landing_hex() {
        Set<Integer> echelons = new HashSet<>();
        Set<Integer> landingHexes = new HashSet<>();
        for (LandingArea area : LandingArea.values()) {
            assertThat(echelons.add(Built.MAP.echelonHex(area))).isTrue();
            for (int hex : Built.MAP.landingHexes(area).toArray()) {
                assertThat(landingHexes.add(hex)).isTrue();
            }
        }

        assertThat(echelons).hasSize(7).noneMatch(Built.MAP::isLand);
        assertThat(landingHexes).allMatch(hex -> Built.MAP.isPort(hex) || Built.MAP.isBeach(hex));
    }

    @Test
    void Q05_beach_and_port_are_symbols_on_top_of_the_terrain() {
        Set<Terrain> terrains = new TreeSet<>();
        for (int hex : Built.MAP.beachHexes()) {
            terrains.add(Built.MAP.terrain(hex));
        }
        for (int hex : Built.MAP.portHexes()) {
            terrains.add(Built.MAP.terrain(hex));
        }

        assertThat(terrains).contains(Terrain.CLEAR, Terrain.CITY);
    }

    @Test
    void Q09_every_german_three_six_is_mechanized_whatever_it_is_called() {
        List<Unit> threeSixes = Stream.of("N", "H", "J", "LT")
                .flatMap(code -> Built.units(Built.scenario(code), Side.GERMAN))
                .filter(unit -> unit.factors().equals("3-6"))
                .toList();

        assertThat(threeSixes).isNotEmpty().allMatch(Unit::mechanized);
    }

    /** Every unit of a side with where and when it comes; ids differ between scenarios, keys do not. */
    private static Set<String> placed(Scenario scenario, Side side) {
        Set<String> placed = new TreeSet<>();
        Built.units(scenario, side)
                .forEach(unit -> placed.add(unit.key() + " " + unit.factors() + " "
                        + scenario.deployments().get(unit.id())));
        return placed;
    }
}
