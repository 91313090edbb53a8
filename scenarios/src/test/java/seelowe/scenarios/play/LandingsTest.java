package seelowe.scenarios.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

class LandingsTest {
    private static final GameData DATA = BuiltInData.load();
    private static final int GAMES = 20;

    private static Scenario scenario(String code) {
        return Objects.requireNonNull(DATA.scenario(code));
    }

    private static boolean isSeaborne(Scenario scenario, Unit unit) {
        return scenario.deployments().get(unit.id()) instanceof Deployment.LandingForce;
    }

    private static boolean isAirborne(Scenario scenario, Unit unit) {
        return scenario.deployments().get(unit.id()) instanceof Deployment.AirborneBox;
    }

    /** Random choices until the landing on Game-Turn 1 is over. */
    private static GameState landed(Scenario scenario, GameOptions options, int seed) {
        Scratch scratch = Scratch.of(RuleBook.begin(scenario, options));
        GameState state = scratch.board();
        Chance chance = new Chance(seed);
        Dice dice = Dice.seeded(seed);
        while (state.phase().ordinal() <= PhaseName.LANDING.ordinal()) {
            Action action = RuleBook.sample(state, chance);
            assertThat(RuleBook.refusal(state, RuleBook.decider(state), action)).isEmpty();
            RuleBook.play(scratch, action, dice);
        }
        return state;
    }

    private static void assertAshore(Scenario scenario, GameState state, int areas) {
        GameMap map = scenario.map();
        for (Unit unit : scenario.roster()) {
            int place = state.place(unit.id());
            if (isSeaborne(scenario, unit)) {
                assertThat(Place.isHex(place)).as(unit.name()).isTrue();
                assertThat(map.isBeach(place)).isTrue();
                assertThat(LandingArea.of(map.landingAreaIndex(place)).in(areas))
                        .isTrue();
            } else if (isAirborne(scenario, unit)) {
                assertThat(Place.isHex(place)).as(unit.name()).isTrue();
            }
        }
    }

    @Test
    @Tag("R11.11")
    @Tag("R11.21")
    @Tag("R11.31")
    @Tag("R11.41B1")
    @Tag("R11.41B2")
    void Q65_in_every_scenario_the_whole_force_finds_room_ashore_however_it_lands() {
        for (String code : List.of("N", "H", "J")) {
            Scenario scenario = scenario(code);
            for (int seed = 1; seed <= GAMES; seed++) {
                GameState state = landed(scenario, GameOptions.defaults(scenario.rules()), seed);
                assertAshore(scenario, state, scenario.rules().landingAreas());
            }
        }
    }

    @Test
    void R11_61a_with_free_deployment_the_whole_force_finds_room_in_the_areas_of_its_plan() {
        for (String code : List.of("N", "H", "J")) {
            Scenario scenario = scenario(code);
            GameOptions options = GameOptions.defaults(scenario.rules())
                    .change()
                    .germanFreeDeployment(true)
                    .build();
            for (int seed = 1; seed <= GAMES; seed++) {
                GameState state = landed(scenario, options, seed);
                assertAshore(scenario, state, state.openAreas());
            }
        }
    }

    @Test
    @Tag("R11.0d")
    @Tag("R3.2")
    void R11_0c_the_British_stand_in_their_hexes_before_any_German_lands() {
        for (String code : List.of("N", "H", "J")) {
            Scenario scenario = scenario(code);
            GameState state = RuleBook.begin(scenario, GameOptions.defaults(scenario.rules()));
            assertThat(state.phase()).isEqualTo(PhaseName.LANDING);
            assertThat(state.unitCount()).isEqualTo(scenario.roster().size());
            for (Unit unit : scenario.roster()) {
                if (unit.side() == Side.GERMAN) {
                    assertThat(state.isOnMap(unit.id())).isFalse();
                } else if (scenario.deployments().get(unit.id()) instanceof Deployment.OnMap onMap) {
                    assertThat(state.place(unit.id())).isEqualTo(onMap.hex());
                }
            }
        }
    }

    @Test
    @Tag("R11.0b")
    @Tag("R11.12")
    @Tag("R11.22")
    @Tag("R11.32")
    void Q63_both_September_scenarios_have_one_British_list_and_July_has_its_own() {
        assertThat(british(scenario("N"))).isEqualTo(british(scenario("H"))).isNotEqualTo(british(scenario("J")));
    }

    private static List<String> british(Scenario scenario) {
        List<String> list = new ArrayList<>();
        for (Unit unit : scenario.roster()) {
            if (unit.side() == Side.BRITISH) {
                list.add(unit.key() + " " + unit.factors() + " "
                        + scenario.deployments().get(unit.id()));
            }
        }
        return list;
    }

    @Test
    void R12_2a_every_area_has_an_echelon_at_sea_and_a_coast_of_its_own() {
        GameMap map = scenario("N").map();
        for (LandingArea area : LandingArea.values()) {
            assertThat(map.isLand(map.echelonHex(area))).isFalse();
            assertThat(map.landingHexes(area).isEmpty()).isFalse();
            for (int hex : map.landingHexes(area).toArray()) {
                assertThat(map.landingArea(hex)).isEqualTo(area);
                assertThat(map.isLand(hex)).isTrue();
            }
        }
    }
}
