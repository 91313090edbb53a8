package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

/** [LT 2.24, Q97] Airfields at A and B, 21 and 11 hexes from the British unit t, which is beyond the range line of France. */
@Tag("LT2.24")
class GermanBasesTest {
    private static Board board() {
        Board strip = Strips.northToSouth("t" + Strips.clear(8) + "x.B" + Strips.clear(9) + "A");
        return Field.of(strip, "AB")
                .unit('t', "2-3")
                .unit('A', "air")
                .unit('B', "air")
                .unit('B', "air")
                .unitIn(Place.FRANCE, "L", Side.GERMAN, "air");
    }

    private static AirPlay play(Board board) {
        return new AirPlay(board, PhaseName.GERMAN_AIR);
    }

    private static Ids extended(Board board, String airUnits) {
        AirPlay play = play(board).send(airUnits, 't');
        return play.play(new Action.LaunchAir()).stream()
                .filter(Event.RaidLaunched.class::isInstance)
                .map(each -> ((Event.RaidLaunched) each).extended())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void Q97_range_is_counted_from_the_airfield_and_one_far_unit_makes_all_extended() {
        assertThat(extended(board(), "B")).isEqualTo(Ids.of(0));
        assertThat(extended(board(), "A")).isEqualTo(Ids.of(1));
        assertThat(extended(board(), "B A")).isEqualTo(Ids.of(1));
        assertThat(extended(board(), "B L")).isEqualTo(Ids.of(1));
        assertThat(extended(board().normalAirRange("t"), "B L")).isEqualTo(Ids.of(0));
    }

    @Test
    void Q97_home_is_france_the_old_airfield_or_one_within_twenty_of_the_target() {
        Board board = board();
        AirPlay play = play(board).send("A B L", 't').launch();
        play.refuses(play.base("B", 'B'), "R10.1f");
        play.refuses(new Action.ReturnToFrance(board.unit("A")), "R10.1f");
        play.roll("t", 2);
        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        play.base("A", 'A'),
                        play.base("A", 'B'),
                        new Action.ReturnToFrance(board.unit("A")),
                        play.base("B", 'B'),
                        new Action.ReturnToFrance(board.unit("B")),
                        play.base("L", 'B'),
                        new Action.ReturnToFrance(board.unit("L")));
        play.refuses(play.base("L", 'A'), "Q97");
        play.refuses(play.base("L", 'x'), "LT2.24");
        play.refuses(new Action.EndPhase(), "Q97");
        play.play(play.base("A", 'B'));
        play.play(new Action.ReturnToFrance(board.unit("B")));
        play.play(play.base("L", 'B'));
        assertThat(play.place("A")).isEqualTo(board.hex('B'));
        assertThat(play.place("B")).isEqualTo(Place.FRANCE);
        assertThat(play.place("L")).isEqualTo(board.hex('B'));
        assertThat(play.state().phase()).isNotEqualTo(PhaseName.GERMAN_AIR);
    }

    @Test
    void Q97_a_unit_that_did_not_fly_stays() {
        Board board = board();
        AirPlay play = play(board).send("A", 't').launch();
        play.refuses(play.base("B2", 'A'), "Q97");
        play.roll("t", 2);
        play.refuses(play.base("B2", 'A'), "Q97");
        play.refuses(new Action.ReturnToFrance(board.unit("B2")), "R4.1-GE");
        play.play(play.base("A", 'A'));
        assertThat(play.place("B2")).isEqualTo(board.hex('B'));
    }

    @Test
    void Q97_nobody_returns_to_a_british_controlled_airfield() {
        Board controlled = Field.of(Strips.northToSouth("t" + Strips.clear(8) + ".xB" + Strips.clear(9) + "A"), "AB")
                .unit('t', "2-3")
                .unit('x', "2-3")
                .unit('B', "air");
        AirPlay play = play(controlled).send("B", 't').launch();
        assertThat(play.roll("t", 2)).contains(new Event.UnitReturned(controlled.unit("B")));
        assertThat(play.place("B")).isEqualTo(Place.FRANCE);
    }

    @Test
    void Q97_with_france_as_the_only_choice_nothing_is_asked() {
        Board board = Field.of(Strips.northToSouth("t" + Strips.clear(21) + "A"), "A")
                .unit('t', "2-3")
                .unitIn(Place.FRANCE, "L", Side.GERMAN, "air");
        AirPlay play = play(board).send("L", 't').launch();
        assertThat(play.roll("t", 2)).contains(new Event.UnitReturned(board.unit("L")));
        assertThat(play.state().phase()).isNotEqualTo(PhaseName.GERMAN_AIR);
        assertThat(play.state().target(board.unit("L"))).isNegative();
    }

    @Test
    void Q97_two_to_an_airfield_if_agreed() {
        Board board = board().options(options -> options.airfieldsHoldTwo(true));
        AirPlay play = play(board).send("B L", 't').launch();
        play.roll("t", 2);
        play.play(play.base("L", 'B'));
        assertThat(play.place("B")).isEqualTo(Place.FRANCE);
    }

    @Test
    @Tag("Q55")
    void Q55_the_german_says_which_air_unit_is_lost_when_they_come_from_different_bases() {
        Board board = board();
        AirPlay play = play(board).send("A B", 't').launch();
        play.roll("t", 6);
        play.play(new Action.LoseAir(board.unit("A")));
        assertThat(play.isGone("A")).isTrue();
        assertThat(play.options())
                .containsExactlyInAnyOrder(play.base("B", 'B'), new Action.ReturnToFrance(board.unit("B")));
    }
}
