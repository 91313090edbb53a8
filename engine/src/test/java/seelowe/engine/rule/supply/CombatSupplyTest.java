package seelowe.engine.rule.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.testing.Board;

/** The supply of defenders and of retreating units. */
class CombatSupplyTest {
    /** b hangs on the north edge over n and o; a German at G lays his zone on n. */
    private static Board salient() {
        return Board.draw("""
                s

                n
                  G
                o

                b
                """).unit('b', "2-5").unitOf(Side.BRITISH, 'n', "2-3").unit('G', "6-4");
    }

    @Test
    @Tag("C13-I")
    void R9_0c_an_earlier_result_may_isolate_a_defender_or_relieve_it() {
        Board board = salient().unitOf(Side.BRITISH, 'o', "2-3");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        assertThat(DefenderSupply.isIsolated(state, board.unit("b"))).isFalse();
        scratch.apply(new Event.UnitEliminated(board.unit("n"), Cause.COMBAT));
        assertThat(DefenderSupply.isIsolated(state, board.unit("b"))).isTrue();
        scratch.apply(new Event.UnitEliminated(board.unit("G"), Cause.COMBAT));
        assertThat(DefenderSupply.isIsolated(state, board.unit("b"))).isFalse();
    }

    @Test
    @Tag("R9.0b")
    void R9_0c_the_marker_of_its_own_turn_does_not_matter_to_a_defender() {
        Board board = Board.draw("""
                a

                b
                """).unit('b', "2-5", Mark.ISOLATED);
        assertThat(DefenderSupply.isIsolated(board.state(), board.unit("b"))).isFalse();
    }

    @Test
    @Tag("X30")
    void C13_U_an_unsupplied_defender_is_not_isolated() {
        Board board = Board.draw("""


                S   2   4   6   8   A
                  1   3   5   7   9   B
                """).unit('S', "supply").unit('A', "6-4").unit('B', "6-4");
        assertThat(DefenderSupply.isIsolated(board.state(), board.unit("A"))).isFalse();
        assertThat(DefenderSupply.isIsolated(board.state(), board.unit("B"))).isTrue();
    }

    @Test
    @Tag("R11.51")
    void R11_41D_no_defender_is_isolated_on_Game_Turn_1() {
        Board board = Board.draw("""


                G
                  b
                """).unit('G', "6-4").unit('b', "2-5").turn(1);
        assertThat(DefenderSupply.isIsolated(board.state(), board.unit("G"))).isFalse();
        assertThat(DefenderSupply.isIsolated(board.state(), board.unit("b"))).isFalse();
        assertThat(DefenderSupply.isIsolated(board.turn(2).state(), board.unit("G")))
                .isTrue();
        assertThat(DefenderSupply.isIsolated(board.turn(2).state(), board.unit("b")))
                .isTrue();
    }

    @Test
    void Q32_supply_units_partisans_and_air_units_retreat_without_regard_to_supply() {
        Board board = Board.draw("""


                S   G
                  b
                """)
                .unit('S', "supply")
                .unit('G', "6-4")
                .unit('b', "1-3 partisan")
                .unit('b', "2-3");
        GameState state = board.state();
        assertThat(RetreatSupply.matters(state, board.unit("S"))).isFalse();
        assertThat(RetreatSupply.matters(state, board.unit("b"))).isFalse();
        assertThat(RetreatSupply.matters(state, board.unit("G"))).isTrue();
        assertThat(RetreatSupply.matters(state, board.unit("b2"))).isTrue();
    }

    @Test
    void Q32_a_path_of_any_length_counts_for_a_German() {
        Board board = Board.draw("""


                S   2   4   6   8   A
                  1   3   5   7   9   B
                """).unit('S', "supply").unit('A', "6-4");
        assertThat(RetreatSupply.length(board.state(), board.unit("A"), board.hex('A')))
                .isEqualTo(10);
        assertThat(RetreatSupply.length(board.state(), board.unit("A"), board.hex('9')))
                .isEqualTo(9);
        assertThat(RetreatSupply.length(board.state(), board.unit("A"), board.hex('B')))
                .isEqualTo(11);
    }

    @Test
    void Q32_the_unit_is_lifted_off_and_no_longer_opens_its_own_hex() {
        Board board = Board.draw("""
                s

                n
                  G
                b

                o
                """)
                .unit('b', "2-5")
                .unitOf(Side.BRITISH, 'n', "2-3")
                .unit('G', "6-4");
        GameState state = board.state();
        int unit = board.unit("b");
        assertThat(RetreatSupply.length(state, unit, board.hex('b'))).isEqualTo(2);
        assertThat(RetreatSupply.length(state, unit, board.hex('o'))).isEqualTo(RetreatSupply.NO_PATH);
        GameState accompanied = board.unit('b', "2-3").state();
        assertThat(RetreatSupply.length(accompanied, unit, board.hex('o'))).isEqualTo(3);
    }

    @Test
    void Q32_ports_and_beaches_do_not_count_and_Game_Turn_1_makes_no_difference() {
        Board board = Board.draw("""


                P   G
                  .
                """)
                .unit('G', "6-4")
                .port('P', seelowe.engine.board.LandingArea.A)
                .germanHeld("P");
        assertThat(RetreatSupply.length(board.state(), board.unit("G"), board.hex('P')))
                .isEqualTo(RetreatSupply.NO_PATH);
        assertThat(RetreatSupply.length(board.turn(1).state(), board.unit("G"), board.hex('P')))
                .isEqualTo(RetreatSupply.NO_PATH);
    }

    @Test
    @Tag("Q32")
    void X17_the_lengths_of_a_British_retreat() {
        Board board = Board.draw("""
                .

                .

                m   y
                  x
                b

                a
                """).unit('b', "2-5");
        GameState state = board.state();
        int unit = board.unit("b");
        assertThat(RetreatSupply.length(state, unit, board.hex('b'))).isEqualTo(3);
        assertThat(RetreatSupply.length(state, unit, board.hex('a'))).isEqualTo(4);
        assertThat(RetreatSupply.length(state, unit, board.hex('x'))).isEqualTo(3);
        assertThat(RetreatSupply.length(state, unit, board.hex('m'))).isEqualTo(2);
    }
}
