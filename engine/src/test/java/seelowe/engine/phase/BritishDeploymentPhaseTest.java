package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.movement.Entraining;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.Unreachable;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;

class BritishDeploymentPhaseTest {
    private final BritishDeploymentPhase phase = new BritishDeploymentPhase();

    private static Board line() {
        return Board.draw(String.join("\n\n", "abcdefg".split("")))
                .turn(1)
                .in(PhaseName.BRITISH_DEPLOYMENT)
                .options(options -> options.britishFreeDeployment(true));
    }

    private String refusal(Board board, String unit, String path) {
        return phase.refusal(board.state(), new Action.Move(board.unit(unit), board.hexes(path)))
                .map(Refusal::rule)
                .orElse("");
    }

    @Test
    void R11_62a_every_unit_may_move_up_to_its_allowance_even_if_unactivated() {
        Board board = line().unit('a', "2-3", Mark.UNACTIVATED);
        assertThat(phase.hasDecision(board.state())).isTrue();
        assertThat(refusal(board, "a", "bcd")).isEmpty();
        assertThat(refusal(board, "a", "bcde")).isEqualTo("R5.0a");
    }

    @Test
    void R11_62a_armor_gets_a_single_allowance() {
        Board board = line().unit('a', "5-6 armor");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        phase.resolve(new Resolution(scratch), new Action.Move(board.unit("a"), board.hexes("bcd")));
        assertThat(phase.refusal(state, new Action.Move(board.unit("a"), board.hexes("e")))
                        .orElseThrow()
                        .rule())
                .isEqualTo("R5.0c");
    }

    @Test
    void R11_62a_without_the_option_there_is_no_free_move() {
        Board board = line().unit('a', "2-3").options(options -> options.britishFreeDeployment(false));
        assertThat(phase.hasDecision(board.state())).isFalse();
    }

    @Test
    void R11_62b_no_unit_goes_by_rail() {
        Board board = line().rail("abc").unit('a', "2-3");
        assertThat(phase.refusal(board.state(), new Action.MoveByRail(board.unit("a"), board.hexes("b"))))
                .isPresent();
    }

    @Test
    @Tag("Q76")
    void R11_62b_no_free_move_ends_in_a_city_beach_or_port() {
        Board board = line().city("Town", "b")
                .beach('c', LandingArea.D)
                .port('d', LandingArea.D)
                .unit('a', "2-5");
        assertThat(refusal(board, "a", "b")).isEqualTo("R11.62b");
        assertThat(refusal(board, "a", "bc")).isEqualTo("R11.62b");
        assertThat(refusal(board, "a", "bcd")).isEqualTo("R11.62b");
        assertThat(refusal(board, "a", "bcde")).isEmpty();
        assertThat(options(board.state()))
                .containsExactly(
                        new Action.Move(board.unit("a"), board.hexes("bcde")),
                        new Action.Move(board.unit("a"), board.hexes("bcdef")),
                        new Action.EndPhase());
    }

    @Test
    @Tag("Q76")
    void R11_62b_a_unit_may_stay_in_the_port_it_started_in() {
        Board board = line().port('a', LandingArea.D).unit('a', "2-5");
        assertThat(phase.refusal(board.state(), new Action.EndPhase())).isEmpty();
        assertThat(refusal(board, "a", "ba")).isEmpty();
        assertThat(refusal(board, "a", "b")).isEmpty();
    }

    @Test
    void Q76_by_agreement_the_free_move_does_not_pass_through_cities_either() {
        Board board = line().city("Town", "b")
                .unit('a', "2-5")
                .options(options -> options.britishFreeDeployment(true).freeMoveThroughCities(false));
        assertThat(refusal(board, "a", "bc")).isEqualTo("R11.62b");
        assertThat(options(board.state())).containsExactly(new Action.EndPhase());
        assertThat(Unreachable.why(board.state(), board.unit("a"), board.hex('b'))
                        .orElseThrow()
                        .rule())
                .isEqualTo("R11.62b");
    }

    @Test
    @Tag("Q76")
    void R7_0a_no_free_move_ends_in_a_full_hex() {
        Board board = line().unit('a', "2-5").unit('b', "2-5").unit('b', "2-5");
        assertThat(refusal(board, "a", "b")).isEqualTo("R7.0a");
        assertThat(refusal(board, "a", "bc")).isEmpty();
    }

    @Test
    void R11_62a_nothing_of_it_is_left_when_play_begins() {
        Board board = line().rail("ab").unit('a', "2-6");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        int unit = board.unit("a");
        phase.resolve(new Resolution(scratch), new Action.Move(unit, board.hexes("b")));
        for (PhaseName next : PhaseName.values()) {
            if (next.ordinal() > PhaseName.BRITISH_DEPLOYMENT.ordinal()
                    && next.ordinal() <= PhaseName.BRITISH_MOVEMENT.ordinal()) {
                scratch.apply(new Event.PhaseBegan(next));
            }
        }
        assertThat(state.has(unit, Mark.MOVED)).isFalse();
        assertThat(state.has(unit, Mark.STIRRED)).isFalse();
        assertThat(MayMove.canMarch(state, unit)).isTrue();
        scratch.apply(new Event.PhaseBegan(PhaseName.ENTRAINING));
        assertThat(Entraining.mayEntrain(state, unit)).isTrue();
    }

    @Test
    void R11_62a_random_play_makes_only_allowed_moves_and_ends() {
        for (long seed = 0; seed < 50; seed++) {
            Board board =
                    line().city("Town", "c").unit('a', "2-5").unit('b', "2-3").unit('g', "13-8");
            Scratch scratch = Scratch.of(board.state());
            GameState state = scratch.board();
            Chance chance = new Chance(seed);
            Action action = phase.sample(state, chance);
            for (int i = 0; i < 3 && action instanceof Action.Move; i++) {
                assertThat(phase.refusal(state, action)).as("seed %d", seed).isEmpty();
                phase.resolve(new Resolution(scratch), action);
                action = phase.sample(state, chance);
            }
            assertThat(action).as("seed %d", seed).isEqualTo(new Action.EndPhase());
        }
    }

    private List<Action> options(GameState state) {
        List<Action> menu = new ArrayList<>();
        phase.options(state, menu::add);
        return menu;
    }
}
