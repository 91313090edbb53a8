package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;

/** The Lion's Tail on the real map, from its set-up to the first decision of Game-Turn 1 [LT 2.0, 3.12]. */
class LionsTailOpeningTest {
    private static final Scenario LT = Built.scenario("LT");

    private static GameState begin() {
        return RuleBook.begin(LT, GameOptions.defaults(LT.rules()));
    }

    /** Both sides set up at random. */
    private static GameState setUp(long seed) {
        Chance chance = new Chance(seed);
        GameState state = begin();
        while (state.phase().compareTo(PhaseName.WEATHER) < 0) {
            Action action = RuleBook.sample(state, chance);
            Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), action, Dice.of());
            assertThat(outcome).as("%s", action).isInstanceOf(Outcome.Played.class);
            state = ((Outcome.Played) outcome).state();
        }
        return state;
    }

    private static long partisans(GameState state, List<Integer> hexes) {
        return LT.roster().stream()
                .filter(unit -> unit.type() == UnitType.PARTISAN && hexes.contains(state.place(unit.id())))
                .count();
    }

    @Test
    void Q92_the_coast_of_areas_A_to_F_and_every_southern_port_begin_german() {
        GameState state = begin();
        int oxford = Built.MAP.grid().row(Built.town("Oxford"));
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            boolean coast = Built.MAP.isPort(hex) || Built.MAP.isBeach(hex);
            LandingArea area = Built.MAP.landingArea(hex);
            boolean invaded = area != null && area != LandingArea.G;
            boolean southern = Built.MAP.isPort(hex) && Built.MAP.grid().row(hex) > oxford;
            assertThat(state.isGermanHeld(hex)).as(Built.number(hex)).isEqualTo(coast && (invaded || southern));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void LT2_0_a_set_up_ends_with_everybody_in_place_and_turn_one_is_an_ordinary_clear_one(long seed) {
        GameState state = setUp(seed);
        assertThat(state.turn()).isEqualTo(1);
        assertThat(state.weather()).isEqualTo(Weather.CLEAR);
        assertThat(state.campaign().airfields().size()).isEqualTo(2);
        for (Unit unit : LT.roster()) {
            assertThat(state.place(unit.id())).as(unit.key()).isNotEqualTo(Place.AT_HAND);
            if (unit.side() == Side.GERMAN && unit.isAir() && state.isOnMap(unit.id())) {
                assertThat(state.campaign().isAirfield(state.place(unit.id()))).isTrue();
            }
        }
        assertThat(RuleBook.options(state)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void LT3_12_london_has_two_partisans_and_every_free_city_south_of_it_one(long seed) {
        GameState state = setUp(seed);
        List<City> cities = Built.MAP.cities();
        for (int city = 0; city < cities.size(); city++) {
            int due = switch (cities.get(city).name()) {
                case "London" -> 2;
                case "Cambridge", "Bristol", "Weymouth" -> 1;
                default -> isSouthOfLondon(cities.get(city)) ? 1 : 0;
            };
            boolean garrisoned = state.campaign().garrisoned().contains(city);
            assertThat(partisans(state, cities.get(city).hexes()))
                    .as(cities.get(city).name())
                    .isEqualTo(garrisoned ? 0 : due);
        }
    }

    private static boolean isSouthOfLondon(City city) {
        int london = Built.DATA.gazetteer().hexesOf("London").stream()
                .mapToInt(Built.MAP.grid()::row)
                .max()
                .orElseThrow();
        return city.hexes().stream().allMatch(hex -> Built.MAP.grid().row(hex) > london);
    }
}
