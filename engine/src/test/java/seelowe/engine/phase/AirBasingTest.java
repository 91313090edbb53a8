package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class AirBasingTest {
    private static final Action END = new Action.EndPhase();

    private final Board board =
            Strips.northToSouth("x.o.p.G").unit('x', "air").unit('p', "air").unit('G', "6-4");

    private AirPlay afterMission(String airUnit) {
        AirPlay play = new AirPlay(board, PhaseName.BRITISH_AIR);
        play.send(airUnit, 'G').launch().roll("G", 5);
        return play;
    }

    @Test
    @Tag("D12")
    @Tag("R4.1-BD")
    void R10_1f_every_unit_that_flew_takes_a_base_before_the_phase_ends() {
        AirPlay play = afterMission("x");
        play.refuses(END, "R10.1f");
        assertThat(play.options())
                .contains(play.base("x", 'x'), play.base("x", 'o'))
                .doesNotContain(END);
        assertThat(play.play(play.base("x", 'x'))).contains(new Event.AirBased(board.unit("x"), board.hex('x')));
        assertThat(play.place("x")).isEqualTo(board.hex('x'));
        assertThat(play.options()).contains(END);
    }

    @Test
    void R10_0b_a_unit_that_came_home_neither_flies_nor_moves_again() {
        AirPlay play = afterMission("x");
        play.play(play.base("x", 'o'));
        play.refuses(play.base("x", 'x'), "R10.0b");
        play.refuses(play.assign("p", 'G'), "R10.1b");
    }

    @Test
    @Tag("R10.2b")
    void Q56_the_others_may_change_their_base_before_or_after_the_attacks() {
        AirPlay after = afterMission("x");
        after.play(after.base("p", 'o'));
        assertThat(after.place("p")).isEqualTo(board.hex('o'));
        AirPlay before = new AirPlay(board, PhaseName.BRITISH_AIR);
        before.play(before.base("p", 'o'));
        before.play(before.assign("x", 'G'));
    }

    @Test
    void R10_1b_an_air_unit_sent_out_is_not_moved_to_another_base() {
        AirPlay play = new AirPlay(board, PhaseName.BRITISH_AIR);
        play.send("x", 'G').refuses(play.base("x", 'o'), "R10.0b");
    }

    @Test
    void Q57_a_unit_that_finds_no_base_is_destroyed_when_the_phase_ends() {
        Board shut = Board.draw("""
                  x
                G   H
                """).unit('x', "air").unit('G', "6-4").unit('H', "6-4");
        AirPlay play = new AirPlay(shut, PhaseName.BRITISH_AIR);
        play.send("x", 'G').launch().roll("G", 2);
        assertThat(play.options()).containsExactly(END);
        assertThat(play.play(END)).contains(new Event.UnitEliminated(shut.unit("x"), Cause.NO_BASE));
        assertThat(play.isGone("x")).isTrue();
    }

    @Test
    void Q57_a_unit_that_does_not_fly_may_stay_on_a_controlled_hex() {
        Board shut = Strips.northToSouth("xG").unit('x', "air").unit('G', "6-4");
        AirPlay play = new AirPlay(shut, PhaseName.BRITISH_AIR);
        assertThat(play.play(END)).doesNotContain(new Event.UnitEliminated(shut.unit("x"), Cause.NO_BASE));
        assertThat(play.isGone("x")).isFalse();
    }

    @Test
    void Q57_another_air_unit_can_make_room_for_one_in_the_air() {
        Board crowded = Strips.northToSouth("x.G.ob")
                .unit('x', "air")
                .unit('G', "6-4")
                .unit('b', "2-5")
                .unit('b', "air");
        AirPlay play = new AirPlay(crowded, PhaseName.BRITISH_AIR);
        play.send("x", 'G').launch().roll("G", 2);
        play.play(play.base("b2", 'o'));
        play.play(play.base("x", 'b'));
        assertThat(play.place("x")).isEqualTo(crowded.hex('b'));
    }

    @Test
    void R10_21d_overcast_weather_leaves_the_change_of_base() {
        board.weather(Weather.STORM);
        AirPlay play = new AirPlay(board, PhaseName.BRITISH_AIR);
        play.refuses(play.assign("x", 'G'), "R12.62V");
        play.play(play.base("x", 'o'));
        play.refuses(play.base("x", 'x'), "R10.0b");
        play.play(END);
    }

    @Test
    void R10_2b_a_new_turn_brings_a_new_task() {
        AirPlay play = new AirPlay(board, PhaseName.BRITISH_AIR);
        play.play(play.base("x", 'o'));
        Scratch scratch = Scratch.of(play.state());
        GameState later = scratch.board();
        scratch.apply(new Event.PhaseBegan(PhaseName.BRITISH_AIR));
        assertThat(SequenceOfPlay.refusal(later, Side.BRITISH, play.assign("x", 'G')))
                .isEmpty();
    }

    @Test
    void R10_2c_air_units_have_neither_strength_nor_zone_of_control() {
        GameState state = board.state();
        int beside = state.map().grid().neighbour(board.hex('x'), 3);
        assertThat(state.controls(Side.BRITISH, beside)).isFalse();
        assertThat(state.unit(board.unit("x")).strength()).isZero();
        assertThat(state.unit(board.unit("x")).isGround()).isFalse();
        assertThat(state.hasGround(Side.BRITISH, board.hex('x'))).isFalse();
    }
}
