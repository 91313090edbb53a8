package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class OverrunTest {
    private final Board board = Strips.northToSouth("xGSa")
            .unit('x', "air")
            .unit('x', "air")
            .unit('G', "3-6 armor")
            .unit('S', "supply")
            .unit('a', "2-5")
            .unit('a', "air", Mark.AIRBORNE);

    private Resolution entering(String unit, char hex) {
        Resolution play = new Resolution(Scratch.of(board.state()));
        Overrun.at(play, board.unit(unit), board.hex(hex));
        return play;
    }

    @Test
    @Tag("R10.21c")
    void R10_2e_a_german_combat_unit_destroys_every_air_unit_on_the_ground() {
        assertThat(entering("G", 'x').events())
                .containsExactly(
                        new Event.UnitEliminated(board.unit("x"), Cause.OVERRUN),
                        new Event.UnitEliminated(board.unit("x2"), Cause.OVERRUN));
    }

    @Test
    @Tag("Q14")
    void R10_2e_supply_units_and_british_units_destroy_nothing() {
        assertThat(entering("S", 'x').events()).isEmpty();
        assertThat(entering("a", 'x').events()).isEmpty();
    }

    @Test
    void R10_2e_combat_units_and_air_units_in_the_air_are_spared() {
        assertThat(entering("G", 'a').events()).isEmpty();
    }

    @Test
    @Tag("R10.21c")
    void R10_21b_losing_its_cover_does_not_touch_the_air_unit() {
        Board covered =
                Strips.northToSouth("aG").unit('a', "2-5").unit('a', "air").unit('G', "6-4");
        Resolution play = new Resolution(Scratch.of(covered.state()));
        play.eliminate(covered.unit("a"), Cause.COMBAT);
        assertThat(play.state().place(covered.unit("a2"))).isEqualTo(covered.hex('a'));
        assertThat(play.state().groundedAirUnits(Side.BRITISH, covered.hex('a')))
                .isEqualTo(1);
        Overrun.at(play, covered.unit("G"), covered.hex('a'));
        assertThat(play.state().isEliminated(covered.unit("a2"))).isTrue();
    }
}
