package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
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
import seelowe.engine.state.Scratch;
import seelowe.engine.term.DiePurpose;
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
    void LT2_21_a_set_up_ends_with_everybody_in_place_and_turn_one_is_an_ordinary_clear_one(long seed) {
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

    @Test
    void LT2_11_the_british_have_six_regular_units_of_strength_18_and_an_air_unit() {
        List<String> regulars = regulars()
                .map(unit -> unit.strength() + "-" + unit.movement())
                .sorted()
                .toList();
        assertThat(regulars).containsExactly("2-5", "2-5", "3-3", "3-3", "3-6", "5-3");
        assertThat(regulars().mapToInt(Unit::strength).sum()).isEqualTo(18);
        assertThat(LT.roster().stream().filter(unit -> unit.side() == Side.BRITISH && unit.isAir()))
                .hasSize(1);
    }

    private static Stream<Unit> regulars() {
        return LT.roster().stream()
                .filter(unit -> unit.side() == Side.BRITISH && unit.isCombat() && unit.type() != UnitType.PARTISAN);
    }

    @Test
    void Q95_partisans_come_last_and_may_stand_next_to_germans_who_kept_clear_of_the_regulars() {
        boolean besidePartisans = false;
        for (long seed = 1; seed <= 3; seed++) {
            GameState state = setUp(seed);
            for (Unit unit : LT.roster()) {
                int hex = state.place(unit.id());
                if (hex >= 0 && unit.side() == Side.GERMAN && unit.isGround()) {
                    besidePartisans |= state.controls(Side.BRITISH, hex);
                    assertThat(regulars().map(each -> state.place(each.id())))
                            .noneMatch(at -> at >= 0 && Built.MAP.linked(at, hex));
                }
            }
        }
        assertThat(besidePartisans).isTrue();
    }

    /** A whole game at random, with every event and the state it happened in. */
    private static void watch(long seed, BiConsumer<GameState, Event> watcher) {
        Chance chance = new Chance(seed);
        Dice dice = Dice.seeded(seed);
        GameState state = begin();
        while (state.result() == null) {
            Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), RuleBook.sample(state, chance), dice);
            assertThat(outcome).isInstanceOf(Outcome.Played.class);
            Scratch scratch = Scratch.of(state);
            GameState told = scratch.board();
            for (Event event : ((Outcome.Played) outcome).events()) {
                watcher.accept(told, event);
                scratch.apply(event);
            }
            state = told;
        }
    }

    @Test
    @Tag("LT3.11")
    @Tag("LT6.11")
    void LT6_12_the_british_phase_of_reinforcement_brings_nobody() {
        watch(5, (state, event) -> {
            if (state.phase() == PhaseName.BRITISH_REINFORCEMENT) {
                assertThat(event).isNotInstanceOf(Event.UnitReceived.class).isNotInstanceOf(Event.PartisanPlaced.class);
            }
            assertThat(regulars().map(unit -> state.place(unit.id()))).doesNotContain(Place.HOLDING_AREA);
        });
    }

    @Test
    void Q111_weather_goes_by_the_turns_of_the_game_and_the_first_is_clear() {
        int[] face = {0};
        List<Integer> turns = new ArrayList<>();
        watch(6, (state, event) -> {
            if (event instanceof Event.DieRolled die && die.purpose() == DiePurpose.WEATHER) {
                face[0] = die.face();
            } else if (event instanceof Event.WeatherSet set) {
                turns.add(state.turn());
                assertThat(set.weather())
                        .isEqualTo(
                                state.turn() == 1
                                        ? Weather.CLEAR
                                        : Built.scenario("N").weather().weather(state.turn(), face[0]));
            }
        });
        assertThat(turns).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    }

    private static boolean isSouthOfLondon(City city) {
        int london = Built.DATA.gazetteer().hexesOf("London").stream()
                .mapToInt(Built.MAP.grid()::row)
                .max()
                .orElseThrow();
        return city.hexes().stream().allMatch(hex -> Built.MAP.grid().row(hex) > london);
    }
}
