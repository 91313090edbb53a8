package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

/** A drawn position, played action by action in the words of the air rules. */
final class AirPlay {
    private final Board board;
    private GameState state;

    AirPlay(Board board, PhaseName phase) {
        this.board = board;
        this.state = board.in(phase).state();
    }

    GameState state() {
        return state;
    }

    /** Plays an action that must be allowed, with these dice and no others; gives what happened. */
    List<Event> play(Action action, int... dice) {
        assertThat(SequenceOfPlay.refusal(state, SequenceOfPlay.decider(state), action))
                .as(action.toString())
                .isEmpty();
        Resolution play = new Resolution(state.copy(), Dice.of(dice));
        SequenceOfPlay.resolve(play, action);
        state = play.state();
        return play.events();
    }

    void refuses(Action action, String rule) {
        long before = state.hash();
        assertThat(SequenceOfPlay.refusal(state, SequenceOfPlay.decider(state), action))
                .as(action.toString())
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo(rule));
        assertThat(state.hash()).isEqualTo(before);
    }

    List<Action> options() {
        List<Action> menu = new ArrayList<>();
        SequenceOfPlay.options(state, menu::add);
        return menu;
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
        return state.has(board.unit(unit), Mark.DISRUPTED);
    }

    boolean isGone(String unit) {
        return state.isEliminated(board.unit(unit));
    }

    int place(String unit) {
        return state.place(board.unit(unit));
    }
}
