package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** What The Lion's Tail leaves as it is. */
class StandardRulesInLionsTailTest {
    private static Board front() {
        return Board.draw("""
                .   .   .
                  b   .
                .   G   .
                  S   .
                """)
                .lionsTail()
                .in(PhaseName.GERMAN_COMBAT)
                .unit('G', "12-4")
                .unit('S', "supply")
                .unit('b', "2-3");
    }

    private static Action attack(Board board, String supply) {
        return new Action.Attack(board.units("G"), Ids.of(board.hex('b')), board.units(supply));
    }

    @Test
    @Tag("R9.7")
    void LT4_0_attacks_use_up_supply_units() {
        Board board = front();
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.allows(attack(board, ""))).isFalse();
        table.play(attack(board, "S")).play(new Action.ChooseColumn(0), 1).until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().isEliminated(board.unit("S"))).isTrue();
    }

    @Test
    void LT5_1_regulars_cannot_refuse_combat() {
        Board board = front();
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "S"));
        assertThat(table.event(Event.AttackDeclared.class).targets()).isEqualTo(Ids.of(board.hex('b')));
        assertThat(table.allows(new Action.Withdraw(board.unit("b"), board.hex('b') - 1)))
                .isFalse();
        table.play(new Action.ChooseColumn(5), 6);
        assertThat(table.events()).contains(new Event.UnitEliminated(board.unit("b"), Cause.COMBAT));
    }
}
