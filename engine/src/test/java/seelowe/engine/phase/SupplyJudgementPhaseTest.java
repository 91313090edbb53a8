package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.rule.supply.DefenderSupply;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.SupplyStatus;
import seelowe.engine.testing.Board;

class SupplyJudgementPhaseTest {
    private final Phase german = new SupplyJudgementPhase(Side.GERMAN);
    private final Phase british = new SupplyJudgementPhase(Side.BRITISH);

    /** Three Germans five, six and eleven hexes from their supply unit, and a British unit without a source. */
    private final Board board = Board.draw("""


            S   2   4   F   8   .
              1   3   E   7   9   G



              b
            """)
            .unit('S', "supply")
            .unit('E', "6-4")
            .unit('F', "6-4")
            .unit('G', "6-4")
            .unit('b', "2-5")
            .unitIn(Place.echelon(LandingArea.C), "sea", Side.GERMAN, "6-4")
            .unitIn(Place.FRANCE, "france", Side.GERMAN, "6-4")
            .unitIn(Place.HOLDING_AREA, "held", Side.BRITISH, "2-5");

    private Resolution open(Phase phase, GameState state) {
        Resolution play = new Resolution(Scratch.of(state));
        phase.open(play);
        return play;
    }

    @Test
    @Tag("X30")
    @Tag("R9.6b")
    void R4_1_GD_German_ground_units_in_Britain_are_judged_and_the_unsupplied_told_of() {
        Resolution play = open(german, board.in(PhaseName.GERMAN_SUPPLY).state());
        assertThat(play.events())
                .isEqualTo(List.of(
                        new Event.SupplyJudged(board.unit("F"), SupplyStatus.UNSUPPLIED),
                        new Event.SupplyJudged(board.unit("G"), SupplyStatus.ISOLATED)));
        assertThat(play.state().has(board.unit("F"), Mark.UNSUPPLIED)).isTrue();
        assertThat(play.state().has(board.unit("G"), Mark.ISOLATED)).isTrue();
        assertThat(play.state().hasAny(board.unit("E"), Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit()))
                .isFalse();
    }

    @Test
    void R4_1_BC_British_units_on_the_map_are_judged() {
        Resolution play = open(british, board.in(PhaseName.BRITISH_SUPPLY).state());
        assertThat(play.events()).isEqualTo(List.of(new Event.SupplyJudged(board.unit("b"), SupplyStatus.ISOLATED)));
    }

    @Test
    @Tag("R11.51")
    @Tag("Q52")
    void R11_41D_nobody_is_marked_on_Game_Turn_1() {
        assertThat(open(german, board.turn(1).state()).events()).isEmpty();
        assertThat(open(british, board.turn(1).state()).events()).isEmpty();
    }

    @Test
    @Tag("R4.1-GD")
    void R9_0b_a_unit_cut_off_or_relieved_after_judgement_keeps_its_status_for_the_turn() {
        Resolution play = open(german, board.in(PhaseName.GERMAN_SUPPLY).state());
        play.eliminate(board.unit("S"), Cause.COMBAT);
        assertThat(play.state().has(board.unit("E"), Mark.ISOLATED)).isFalse();
        assertThat(DefenderSupply.isIsolated(play.state(), board.unit("E"))).isTrue();
        play.emit(new Event.PhaseBegan(PhaseName.GERMAN_MECHANIZED));
        assertThat(play.state().has(board.unit("E"), Mark.ISOLATED)).isFalse();
        assertThat(play.state().has(board.unit("F"), Mark.UNSUPPLIED)).isTrue();
    }

    @Test
    @Tag("C13-I")
    void R4_1_BC_an_isolated_unit_may_not_attack_even_if_it_is_relieved() {
        Resolution play = open(british, board.in(PhaseName.BRITISH_SUPPLY).state());
        assertThat(AttackSupply.mayAttack(play.state(), board.unit("b"))).isFalse();
        assertThat(AttackSupply.mayAttack(board.state(), board.unit("b"))).isTrue();
    }

    @Test
    void R4_1_GH_German_markers_go_when_the_mechanized_phase_is_over() {
        Resolution play = open(german, board.in(PhaseName.GERMAN_SUPPLY).state());
        play.emit(new Event.PhaseBegan(PhaseName.GERMAN_RECOVERY));
        assertThat(play.state().has(board.unit("F"), Mark.UNSUPPLIED)).isFalse();
        assertThat(play.state().has(board.unit("G"), Mark.ISOLATED)).isFalse();
    }

    @Test
    @Tag("R4.1-BG")
    void Q51_British_markers_go_when_the_mechanized_phase_is_over() {
        Resolution play = open(british, board.in(PhaseName.BRITISH_SUPPLY).state());
        play.emit(new Event.PhaseBegan(PhaseName.BRITISH_MECHANIZED));
        assertThat(play.state().has(board.unit("b"), Mark.ISOLATED)).isTrue();
        play.emit(new Event.PhaseBegan(PhaseName.ENTRAINING));
        assertThat(play.state().has(board.unit("b"), Mark.ISOLATED)).isFalse();
    }

    @Test
    @Tag("R9.0a")
    void R9_8b_isolation_on_every_turn_eliminates_nobody() {
        GameState state = board.in(PhaseName.GERMAN_SUPPLY).state();
        for (int turn = 2; turn <= 15; turn++) {
            Resolution play = open(german, state);
            british.open(play);
            play.emit(new Event.GameTurnBegan(turn));
            state = play.state();
        }
        assertThat(state.has(board.unit("G"), Mark.ISOLATED)).isTrue();
        assertThat(state.isOnMap(board.unit("G"))).isTrue();
        assertThat(state.isOnMap(board.unit("b"))).isTrue();
    }

    @Test
    void R4_1_GD_leaves_nothing_to_decide() {
        GameState state = board.in(PhaseName.GERMAN_SUPPLY).state();
        assertThat(german.hasDecision(state)).isFalse();
        assertThat(german.decider(state)).isEqualTo(Side.GERMAN);
        assertThat(german.refusal(state, german.sample(state, new Chance(1)))).isEmpty();
        german.options(
                state, option -> assertThat(german.refusal(state, option)).isEmpty());
        assertThat(german.refusal(state, new Action.Roll())).isPresent();
    }
}
