package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;
import seelowe.engine.testing.PlayedBoard;

class ActivationPhaseTest {
    private static final Action.Roll ROLL = new Action.Roll();

    private static Board board() {
        return Board.draw("""
                G   b   c   d
                  .   .   .
                a   .   .   e
                """).unit('G', "6-4").in(PhaseName.ACTIVATION);
    }

    @Test
    @Tag("R4.1-BB")
    @Tag("Q78")
    void R11_52c_one_and_two_activate_initial_units_from_the_first_Game_Turn_on() {
        Board board = board().turn(1)
                .unit('b', "2-5", Mark.UNACTIVATED)
                .unit('c', "2-3", Mark.UNACTIVATED)
                .unit('d', "2-3", Mark.UNACTIVATED)
                .unit('e', "13-8 motorized-infantry");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.options()).containsExactly(ROLL);
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("R4.1-BB");

        table.play(ROLL, 2, 3, 1);

        assertThat(table.events())
                .startsWith(
                        new Event.DieRolled(DiePurpose.ACTIVATION, 2, board.unit("b")),
                        new Event.UnitActivated(board.unit("b")),
                        new Event.DieRolled(DiePurpose.ACTIVATION, 3, board.unit("c")),
                        new Event.DieRolled(DiePurpose.ACTIVATION, 1, board.unit("d")),
                        new Event.UnitActivated(board.unit("d")));
        assertThat(table.state().has(board.unit("b"), Mark.UNACTIVATED)).isFalse();
        assertThat(table.state().has(board.unit("c"), Mark.UNACTIVATED)).isTrue();
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.ACTIVATION);
    }

    @Test
    @Tag("R4.1-BB")
    void R12_71_one_to_four_activate_reinforcements() {
        Board board = board().unitIn(Place.HOLDING_AREA, "r", Side.BRITISH, "5-3")
                .unitIn(Place.HOLDING_AREA, "s", Side.BRITISH, "5-3")
                .unitIn(Place.HOLDING_AREA, "t", Side.BRITISH, "5-3")
                .unitIn(Place.HOLDING_AREA, "u", Side.BRITISH, "5-3", Mark.ACTIVATED);
        PlayedBoard table = PlayedBoard.of(board).play(ROLL, 4, 5, 6);

        assertThat(table.state().has(board.unit("r"), Mark.ACTIVATED)).isTrue();
        assertThat(table.state().has(board.unit("s"), Mark.ACTIVATED)).isFalse();
        assertThat(table.state().has(board.unit("t"), Mark.ACTIVATED)).isFalse();
        assertThat(table.state().place(board.unit("s"))).isEqualTo(Place.HOLDING_AREA);
    }

    @Test
    void Q21_an_activated_reinforcement_that_did_not_enter_stays_activated() {
        Board board = board().in(PhaseName.BRITISH_REINFORCEMENT)
                .unitIn(Place.HOLDING_AREA, "r", Side.BRITISH, "5-3", Mark.ACTIVATED);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.state().has(board.unit("r"), Mark.ACTIVATED)).isTrue();
        assertThat(table.state().phase()).as("nobody to roll for").isNotEqualTo(PhaseName.ACTIVATION);
    }

    @Test
    void Q21_with_the_option_it_is_rolled_for_again() {
        Board board = board().in(PhaseName.BRITISH_REINFORCEMENT)
                .options(options -> options.activationLapses(true))
                .unitIn(Place.HOLDING_AREA, "r", Side.BRITISH, "5-3", Mark.ACTIVATED);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        assertThat(table.events()).contains(new Event.ActivationLapsed(board.unit("r")));
        assertThat(table.state().phase()).isEqualTo(PhaseName.ACTIVATION);

        table.play(ROLL, 5);

        assertThat(table.state().has(board.unit("r"), Mark.ACTIVATED)).isFalse();
    }

    @Test
    void R11_52a_initial_units_with_allowance_3_or_5_wait_and_the_others_do_not() {
        Board board = board().unit('b', "2-5")
                .unit('c', "2-3")
                .unit('d', "13-8 motorized-infantry")
                .unit('e', "4-6 armor")
                .unit('a', "air");
        GameState state = RuleBook.begin(
                board.scenario(), GameOptions.defaults(board.state().rules()));

        assertThat(state.has(board.unit("b"), Mark.UNACTIVATED)).isTrue();
        assertThat(state.has(board.unit("c"), Mark.UNACTIVATED)).isTrue();
        assertThat(state.has(board.unit("d"), Mark.UNACTIVATED)).isFalse();
        assertThat(state.has(board.unit("e"), Mark.UNACTIVATED)).isFalse();
        assertThat(state.has(board.unit("a"), Mark.UNACTIVATED)).isFalse();
        assertThat(state.controls(Side.BRITISH, board.state().map().grid().neighbour(board.hex('b'), 3)))
                .as("they keep their zones")
                .isTrue();
    }

    @Test
    void R11_52a_where_the_scenario_has_no_activation_everybody_is_active() {
        Board board = board().unit('b', "2-5").rules(ChangedRules.withoutActivation());
        GameState state = RuleBook.begin(
                board.scenario(), GameOptions.defaults(board.state().rules()));
        assertThat(state.has(board.unit("b"), Mark.UNACTIVATED)).isFalse();
    }

    @Test
    @Tag("Q78")
    @Tag("R4.1-T")
    void R11_52d_at_the_beginning_of_Game_Turn_5_all_remaining_initial_units_are_activated() {
        Board board = board().turn(4)
                .in(PhaseName.BRITISH_RECOVERY)
                .unit('b', "2-5", Mark.UNACTIVATED)
                .unit('c', "2-3", Mark.UNACTIVATED);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.events())
                .startsWith(
                        new Event.GameTurnBegan(5),
                        new Event.UnitActivated(board.unit("b")),
                        new Event.UnitActivated(board.unit("c")));
        assertThat(table.state().has(board.unit("c"), Mark.UNACTIVATED)).isFalse();

        Board earlier = board.turn(3);
        assertThat(PlayedBoard.afterPhaseOf(earlier).state().has(board.unit("b"), Mark.UNACTIVATED))
                .isTrue();
    }

    @Test
    void R12_74_reinforcements_are_not_activated_by_Game_Turn_5() {
        Board board =
                board().turn(4).in(PhaseName.BRITISH_RECOVERY).unitIn(Place.HOLDING_AREA, "r", Side.BRITISH, "5-3");
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        assertThat(table.state().has(board.unit("r"), Mark.ACTIVATED)).isFalse();

        table.until(PhaseName.ACTIVATION);
        assertThat(table.state().turn()).isEqualTo(5);
        table.play(ROLL, 5);

        assertThat(table.state().has(board.unit("r"), Mark.ACTIVATED)).isFalse();
    }

    @Test
    @Tag("R4.1-BA")
    void R12_7_an_arrival_is_rolled_for_in_the_turn_it_comes() {
        Board board = board().turn(6)
                .in(PhaseName.EMBARKATION)
                .awaited("r", Side.BRITISH, "5-3", new Deployment.HoldingArea(6, Edge.NORTH))
                .awaited("s", Side.BRITISH, "5-3", new Deployment.HoldingArea(7, Edge.WEST));
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.state().phase()).isEqualTo(PhaseName.ACTIVATION);
        assertThat(table.state().place(board.unit("r"))).isEqualTo(Place.HOLDING_AREA);
        assertThat(table.state().place(board.unit("s"))).isEqualTo(Place.AWAITED);

        table.play(ROLL, 1);
        assertThat(table.state().has(board.unit("r"), Mark.ACTIVATED)).isTrue();
    }

    @Test
    @Tag("X54")
    @Tag("Q42")
    void R11_52b_the_units_of_an_attacked_hex_are_activated_before_the_die_and_their_neighbours_are_not() {
        Board board = Board.draw("""
                G   .   .
                  b   .
                .   c   .
                """)
                .turn(1)
                .in(PhaseName.GERMAN_COMBAT)
                .unit('G', "6-4")
                .unit('b', "2-5", Mark.UNACTIVATED)
                .unit('b', "2-5", Mark.UNACTIVATED)
                .unit('c', "2-5", Mark.UNACTIVATED);
        Resolution play = new Resolution(Scratch.of(board.state()));

        SequenceOfPlay.resolve(play, new Action.Attack(Ids.of(board.unit("G")), Ids.of(board.hex('b')), Ids.none()));

        assertThat(play.state().has(board.unit("b"), Mark.UNACTIVATED)).isFalse();
        assertThat(play.state().has(board.unit("b2"), Mark.UNACTIVATED)).isFalse();
        assertThat(play.state().has(board.unit("c"), Mark.UNACTIVATED)).isTrue();
    }

    @Test
    void R11_52b_bombs_activate_nobody() {
        Board board = Board.draw("""
                G   .   .
                  b   .
                .   .   .
                """)
                .normalAirRange("Gb")
                .turn(1)
                .in(PhaseName.GERMAN_AIR)
                .unit('G', "6-4")
                .unit('b', "2-5", Mark.UNACTIVATED)
                .unitIn(Place.FRANCE, "stuka", Side.GERMAN, "air");
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.AssignAir(board.unit("stuka"), board.hex('b')))
                .play(new Action.LaunchAir())
                .play(new Action.RollAir(board.unit("b")), 1);

        assertThat(table.state().has(board.unit("b"), Mark.DISRUPTED)).isTrue();
        assertThat(table.state().has(board.unit("b"), Mark.UNACTIVATED)).isTrue();
    }
}
