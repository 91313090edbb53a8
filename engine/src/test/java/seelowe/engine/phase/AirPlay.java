package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Table;

/** A drawn position, played action by action in the words of the air rules. */
final class AirPlay {
    private final Board board;
    private final Table table;

    AirPlay(Board board, PhaseName phase) {
        this.board = board;
        this.table = Table.of(board.in(phase));
    }

    GameState state() {
        return table.state();
    }

    /** Plays an action that must be allowed, with exactly these dice; gives what happened. */
    List<Event> play(Action action, int... dice) {
        return table.play(action, dice).events();
    }

    void refuses(Action action, String rule) {
        assertThat(table.refused(action).rule()).as(action.toString()).isEqualTo(rule);
    }

    List<Action> options() {
        return RuleBook.options(table.state());
    }

    Action assign(String airUnit, char hex) {
        return new Action.AssignAir(board.unit(airUnit), board.hex(hex));
    }

    Action base(String airUnit, char hex) {
        return new Action.BaseAir(board.unit(airUnit), board.hex(hex));
    }

    /** Sends these air units, keys separated by blanks, against the hex. */
    AirPlay send(String airUnits, char hex) {
        for (String airUnit : airUnits.split(" ")) {
            play(assign(airUnit, hex));
        }
        return this;
    }

    AirPlay launch() {
        play(new Action.LaunchAir());
        return this;
    }

    List<Event> roll(String target, int face) {
        return play(new Action.RollAir(board.unit(target)), face);
    }

    boolean isDisrupted(String unit) {
        return state().has(board.unit(unit), Mark.DISRUPTED);
    }

    boolean isGone(String unit) {
        return state().isEliminated(board.unit(unit));
    }

    int place(String unit) {
        return state().place(board.unit(unit));
    }
}
