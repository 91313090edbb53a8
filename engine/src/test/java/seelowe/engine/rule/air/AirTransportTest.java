package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class AirTransportTest {
    private static Board beach(String strip) {
        return Strips.northToSouth(strip)
                .beach('B', LandingArea.D)
                .invaded(LandingArea.D)
                .germanHeld("B")
                .unitIn(Place.FRANCE, "stores", Side.GERMAN, "supply");
    }

    @Test
    void R10_9a_the_first_flight_is_possible_on_game_turn_two() {
        assertThat(AirTransport.isPossible(beach("B.").turn(1).state())).isFalse();
        assertThat(refusedBy(beach("B.").turn(1))).contains("R10.9a");
        assertThat(AirTransport.isPossible(beach("B.").turn(2).state())).isTrue();
        assertThat(refusedBy(beach("B.").turn(2))).isEmpty();
    }

    @Test
    @Tag("Q60")
    @Tag("R10.9a")
    @Tag("R10.9c")
    void X44_weather_delays_the_flight_and_three_turns_pass_after_each_success() {
        Board board = beach("B.")
                .unitIn(Place.FRANCE, "more", Side.GERMAN, "supply")
                .unitIn(Place.FRANCE, "rest", Side.GERMAN, "supply");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        Weather[] weather = {
            Weather.STORM, // Game-Turn 2
            Weather.CLEAR,
            Weather.CLEAR,
            Weather.CLEAR,
            Weather.ROUGH_OVERCAST,
            Weather.ROUGH,
            Weather.CLEAR,
            Weather.CLEAR,
            Weather.CLEAR
        };
        String[] cargo = {"stores", "more"};
        List<Integer> chances = new ArrayList<>();
        for (int turn = 2; turn <= 10; turn++) {
            scratch.apply(new Event.GameTurnBegan(turn));
            scratch.apply(new Event.WeatherSet(weather[turn - 2]));
            if (AirTransport.isPossible(state)) {
                chances.add(turn);
                if (chances.size() <= cargo.length) {
                    scratch.apply(new Event.SupplyFlown(
                            board.unit(cargo[chances.size() - 1]), board.hex('B'), AirTransport.nextTurn(state)));
                    scratch.apply(
                            new Event.UnitMoved(board.unit(cargo[chances.size() - 1]), Ids.of(board.hex('B') + 1), 1));
                }
            }
        }
        assertThat(chances).containsExactly(3, 7, 10);
    }

    @Test
    @Tag("R12.62V")
    void R10_9c_overcast_weather_prevents_it_and_rough_seas_do_not() {
        assertThat(refusedBy(beach("B.").weather(Weather.ROUGH))).isEmpty();
        assertThat(refusedBy(beach("B.").weather(Weather.CLEAR))).isEmpty();
        assertThat(refusedBy(beach("B.").weather(Weather.ROUGH_OVERCAST))).contains("R10.9c");
        assertThat(refusedBy(beach("B.").weather(Weather.STORM))).contains("R10.9c");
    }

    @Test
    @Tag("Q60")
    @Tag("Q03")
    void R10_9b_the_beach_is_german_held_in_an_invaded_area() {
        Board others = beach("BCDE")
                .beach('C', LandingArea.E)
                .beach('D', LandingArea.D)
                .germanHeld("CE");
        GameState state = others.state();
        assertThat(AirTransport.isLandingGround(state, others.hex('B'))).isTrue();
        assertThat(AirTransport.isLandingGround(state, others.hex('C')))
                .as("area not invaded")
                .isFalse();
        assertThat(AirTransport.isLandingGround(state, others.hex('D')))
                .as("not German-held")
                .isFalse();
        assertThat(AirTransport.isLandingGround(state, others.hex('E')))
                .as("no beach")
                .isFalse();
        assertThat(AirTransport.refusal(state, others.unit("stores"), others.hex('D'))
                        .map(Refusal::rule))
                .contains("R10.9b");
    }

    @Test
    @Tag("Q03")
    void R10_9b_no_flight_to_a_beach_in_british_hands_or_zone() {
        assertThat(refusedBy(beach("Bx").unit('x', "2-3"))).as("controlled").contains("R10.9b");
        assertThat(refusedBy(beach("B.x").unit('x', "2-3")))
                .as("two hexes away")
                .isEmpty();
        Board occupied = beach("B").unitOf(Side.BRITISH, 'B', "2-3").germanHeld("B");
        assertThat(refusedBy(occupied)).as("occupied").contains("R10.9b");
    }

    @Test
    void R10_9b_the_beach_may_be_shared_even_with_one_supply_unit() {
        assertThat(refusedBy(beach("B").unit('B', "6-4").unit('B', "6-4").unit('B', "supply")))
                .isEmpty();
        assertThat(refusedBy(beach("B").unit('B', "supply").unit('B', "supply")))
                .contains("R10.9b");
    }

    @Test
    void Q14_a_supply_unit_is_not_flown_onto_a_british_air_unit() {
        assertThat(refusedBy(beach("B").unitOf(Side.BRITISH, 'B', "air"))).contains("Q14");
    }

    @Test
    void R10_9d_only_a_supply_unit_in_France_is_cargo_and_no_air_unit_is_needed() {
        Board board = beach("B.")
                .unitIn(Place.FRANCE, "infantry", Side.GERMAN, "6-4")
                .unitIn(Place.echelon(LandingArea.D), "ship", Side.GERMAN, "supply");
        GameState state = board.state();
        assertThat(AirTransport.isPossible(state)).isTrue();
        for (String key : List.of("infantry", "ship")) {
            assertThat(AirTransport.refusal(state, board.unit(key), board.hex('B'))
                            .map(Refusal::rule))
                    .as(key)
                    .contains("R10.9d");
        }
        GameState empty = Strips.northToSouth("B")
                .beach('B', LandingArea.D)
                .invaded(LandingArea.D)
                .germanHeld("B")
                .unit('B', "6-4")
                .state();
        assertThat(AirTransport.isPossible(empty)).isFalse();
    }

    /** The rule that forbids flying "stores" to B; never at odds with whether a flight is possible at all. */
    private static Optional<String> refusedBy(Board board) {
        GameState state = board.state();
        Optional<String> rule = AirTransport.refusal(state, board.unit("stores"), board.hex('B'))
                .map(Refusal::rule);
        assertThat(AirTransport.isPossible(state)).isEqualTo(rule.isEmpty());
        return rule;
    }
}
