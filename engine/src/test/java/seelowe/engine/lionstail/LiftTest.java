package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class LiftTest {
    /** Airfields at F and E, a beach at B, and some supply units in France. */
    private static Board board(int stores) {
        Board board = Board.draw("""
                F   .   .   B
                  e   .   .
                E   .   .   .
                """)
                .lionsTail()
                .beach('B', LandingArea.C)
                .germanHeld("BFE")
                .invaded(LandingArea.C)
                .in(PhaseName.GERMAN_REINFORCEMENT)
                .turn(1);
        board.after(new CampaignEvent.AirfieldBuilt(board.hex('F')))
                .after(new CampaignEvent.AirfieldBuilt(board.hex('E')));
        for (int i = 1; i <= stores; i++) {
            board.unitIn(Place.FRANCE, "s" + i, Side.GERMAN, "supply");
        }
        return board;
    }

    private static Action fly(Board board, String unit, char hex) {
        return new Action.FlySupply(board.unit(unit), board.hex(hex));
    }

    @Test
    @Tag("Q94")
    void LT6_23_each_airfield_receives_one_supply_unit_a_turn_from_the_first_turn_on() {
        Board board = board(3);
        PlayedBoard table = PlayedBoard.of(board).play(fly(board, "s1", 'F'));
        assertThat(table.events()).containsExactly(new CampaignEvent.SupplyLifted(board.unit("s1"), board.hex('F')));
        assertThat(table.ruleAgainst(fly(board, "s2", 'F'))).isEqualTo("LT6.23");
        table.play(fly(board, "s2", 'E'));
        assertThat(table.state().phase()).as("no airfield is left").isNotEqualTo(PhaseName.GERMAN_REINFORCEMENT);
        assertThat(table.state().place(board.unit("s2"))).isEqualTo(board.hex('E'));
        assertThat(table.state().place(board.unit("s3"))).isEqualTo(Place.FRANCE);
        assertThat(table.state().nextAirTransport())
                .as("the flight to a beach is not used up")
                .isEqualTo(2);
    }

    @Test
    void LT6_23_overcast_weather_stops_the_lift() {
        for (Weather weather : Weather.values()) {
            Board board = board(1).weather(weather);
            boolean clear = weather == Weather.CLEAR || weather == Weather.ROUGH;
            assertThat(PlayedBoard.of(board).ruleAgainst(fly(board, "s1", 'F')))
                    .as("%s", weather)
                    .isEqualTo(clear ? "" : "LT6.23");
        }
    }

    @Test
    void LT6_23_every_refusal_names_what_is_in_the_way() {
        Board storm = board(1).weather(Weather.STORM);
        assertThat(PlayedBoard.of(storm).refused(fly(storm, "s1", 'F')).why()).contains("overcast");
        Board regiment = board(1).unitIn(Place.FRANCE, "r", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(regiment).refused(fly(regiment, "r", 'F')).why())
                .contains("Only a supply unit from France");
        Board twice = board(2);
        assertThat(PlayedBoard.of(twice)
                        .play(fly(twice, "s1", 'F'))
                        .refused(fly(twice, "s2", 'F'))
                        .why())
                .contains("has received");
        Board taken = board(1).unitOf(Side.BRITISH, 'F', "2-3");
        assertThat(PlayedBoard.of(taken).refused(fly(taken, "s1", 'F')).why()).contains("British units stand");
        Board full = board(1).unit('F', "supply").unitOf(Side.GERMAN, 'F', "supply");
        assertThat(PlayedBoard.of(full).refused(fly(full, "s1", 'F')).why()).contains("two supply units");
    }

    @Test
    @Tag("Q94")
    void LT6_23_a_British_zone_is_no_bar_and_other_hexes_are_no_airfields() {
        Board board = board(1).unit('e', "2-3").unit('E', "6-4");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.state().controls(Side.BRITISH, board.hex('F'))).isTrue();
        assertThat(table.allows(fly(board, "s1", 'F'))).isTrue();
        assertThat(table.ruleAgainst(fly(board, "E", 'F'))).isEqualTo("LT6.23");
        assertThat(table.ruleAgainst(fly(board, "s1", 'e'))).startsWith("R10.9");
        assertThat(table.offers(new Action.EndPhase()))
                .as("the lift is a choice [D34]")
                .isTrue();
    }

    @Test
    void LT6_23_a_destroyed_airfield_receives_nothing() {
        Board board = board(1);
        board.after(new CampaignEvent.AirfieldDestroyed(board.hex('F')));
        assertThat(PlayedBoard.of(board).ruleAgainst(fly(board, "s1", 'F'))).startsWith("R10.9");
        assertThat(PlayedBoard.of(board).allows(fly(board, "s1", 'E'))).isTrue();
    }

    @Test
    @Tag("R10.9b")
    void LT6_23_a_lifted_unit_may_be_the_second_of_its_hex_not_the_third() {
        Board board = board(1).unit('F', "supply").unit('E', "supply").unit('E', "supply");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.allows(fly(board, "s1", 'F'))).isTrue();
        assertThat(table.ruleAgainst(fly(board, "s1", 'E'))).isEqualTo("LT6.23");
    }

    @Test
    @Tag("LT6.23")
    void Q109_the_standard_flight_to_a_beach_goes_on_beside_the_lifts() {
        Board board = board(3).turn(2);
        PlayedBoard table = PlayedBoard.of(board).play(fly(board, "s1", 'B'));
        assertThat(table.events()).containsExactly(new Event.SupplyFlown(board.unit("s1"), board.hex('B'), 5));
        assertThat(table.state().nextAirTransport()).isEqualTo(5);
        assertThat(table.ruleAgainst(fly(board, "s2", 'B'))).isEqualTo("R10.9a");
        table.play(fly(board, "s2", 'F')).play(fly(board, "s3", 'E'));
        assertThat(table.state().place(board.unit("s3"))).isEqualTo(board.hex('E'));
    }

    @Test
    @Tag("LT6.23")
    void Q109_on_an_airfield_that_is_a_beach_the_lift_comes_first_and_the_flight_may_follow() {
        Board board = board(3).turn(2).beach('F', LandingArea.C);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.count(fly(board, "s1", 'F')::equals)).isEqualTo(1);
        table.play(fly(board, "s1", 'F'));
        assertThat(table.event(CampaignEvent.SupplyLifted.class).hex()).isEqualTo(board.hex('F'));
        table.play(fly(board, "s2", 'F'));
        assertThat(table.event(Event.SupplyFlown.class).hex()).isEqualTo(board.hex('F'));
    }

    @Test
    @Tag("Q94")
    void LT6_22_units_of_the_turn_come_to_France_and_can_be_lifted_at_once() {
        Board board = board(0).awaited("new", Side.GERMAN, "supply", new Deployment.France(6))
                .awaited("tanks", Side.GERMAN, "3-6 armor", new Deployment.France(6))
                .awaited("later", Side.GERMAN, "supply", new Deployment.France(7))
                .turn(6)
                .in(PhaseName.LANDING);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        assertThat(table.state().place(board.unit("tanks"))).isEqualTo(Place.FRANCE);
        assertThat(table.state().place(board.unit("later"))).isEqualTo(Place.AWAITED);
        assertThat(table.allows(fly(board, "new", 'F'))).isTrue();
    }

    @Test
    @Tag("D34")
    void LT6_23_random_play_finds_every_option() {
        PlayedBoard table = PlayedBoard.of(board(2).turn(2));
        Set<String> found = new TreeSet<>();
        Chance chance = new Chance(5);
        for (int i = 0; i < 300; i++) {
            found.add(RuleBook.sample(table.state(), chance).toString());
        }
        assertThat(table.options().stream().map(Action::toString)).containsExactlyInAnyOrderElementsOf(found);
    }
}
