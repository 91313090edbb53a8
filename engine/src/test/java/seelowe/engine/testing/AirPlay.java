package seelowe.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;

/** A drawn position, played action by action in the words of the air rules. */
public final class AirPlay {
    private final Board board;
    private final PlayedBoard table;

    public AirPlay(Board board, PhaseName phase) {
        this.board = board;
        this.table = PlayedBoard.of(board.in(phase));
    }

    public GameState state() {
        return table.state();
    }

    /** Plays an action that must be allowed, with exactly these dice; gives what happened. */
    public List<Event> play(Action action, int... dice) {
        return table.play(action, dice).events();
    }

    public void refuses(Action action, String rule) {
        assertThat(table.refused(action).rule()).as(action.toString()).isEqualTo(rule);
    }

    public List<Action> options() {
        return table.options();
    }

    public Action assign(String airUnit, char hex) {
        return new Action.AssignAir(board.unit(airUnit), board.hex(hex));
    }

    public Action base(String airUnit, char hex) {
        return new Action.BaseAir(board.unit(airUnit), board.hex(hex));
    }

    /** Sends these air units, keys separated by blanks, against the hex. */
    public AirPlay send(String airUnits, char hex) {
        for (String airUnit : airUnits.split(" ")) {
            play(assign(airUnit, hex));
        }
        return this;
    }

    public AirPlay launch() {
        play(new Action.LaunchAir());
        return this;
    }

    public List<Event> roll(String target, int face) {
        return play(new Action.RollAir(board.unit(target)), face);
    }

    public boolean isDisrupted(String unit) {
        return state().has(board.unit(unit), Mark.DISRUPTED);
    }

    public boolean isGone(String unit) {
        return state().isEliminated(board.unit(unit));
    }

    public int place(String unit) {
        return state().place(board.unit(unit));
    }
}
