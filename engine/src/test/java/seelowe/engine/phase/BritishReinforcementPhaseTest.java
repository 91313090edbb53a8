package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;
import seelowe.engine.testing.PlayedBoard;

class BritishReinforcementPhaseTest {
    /** Cities: London of l and m, Poole at p, held by a German; the Germans also hold m. Partisans come from turn 10 on. */
    private static Board board() {
        Board board = Board.draw("""
                l   m   p
                  .   .
                a   .   .
                """)
                .city("London", "lm")
                .city("Poole", "p")
                .unitOf(Side.GERMAN, 'p', "6-4")
                .germanHeld("m")
                .turn(10)
                .in(PhaseName.EMBARKATION);
        for (int turn = 10; turn <= 15; turn++) {
            board.awaited("t" + turn, Side.BRITISH, "2-3 partisan", new Deployment.PartisanArrival(turn));
        }
        return board;
    }

    private static Action.PlacePartisan place(Board board, char hex) {
        return new Action.PlacePartisan(board.hex(hex));
    }

    @Test
    @Tag("R4.1-BA")
    @Tag("Q79")
    void R12_8a_a_partisan_is_placed_in_a_city_without_Germans() {
        Board board = board();
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        assertThat(table.state().phase()).isEqualTo(PhaseName.BRITISH_REINFORCEMENT);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.options()).containsExactly(place(board, 'l'), place(board, 'm'));
        assertThat(table.ruleAgainst(place(board, 'p'))).as("Germans there").isEqualTo("R12.8a");
        assertThat(table.ruleAgainst(place(board, 'a'))).as("no city").isEqualTo("R12.8a");
        assertThat(table.ruleAgainst(new Action.EndPhase()))
                .as("must be placed")
                .isEqualTo("R4.1-BA");

        table.play(place(board, 'm'));

        assertThat(table.events()).first().isEqualTo(new Event.PartisanPlaced(board.unit("t10"), board.hex('m')));
        assertThat(table.state().isGermanHeld(board.hex('m'))).isFalse();
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.BRITISH_REINFORCEMENT);
    }

    @Test
    void R12_8a_enemy_control_is_no_bar_and_stacking_is_not_tested_yet() {
        Board board = board().unitOf(Side.BRITISH, 'm', "2-3").unitOf(Side.BRITISH, 'm', "2-3");
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.allows(place(board, 'm'))).isTrue();
    }

    @Test
    void R12_8b_a_partisan_needs_neither_roll_nor_train() {
        Board board = board();
        PlayedBoard table = PlayedBoard.afterPhaseOf(board).play(place(board, 'l'));
        int partisan = board.unit("t10");

        assertThat(table.events()).noneMatch(event -> event instanceof Event.DieRolled);
        assertThat(table.state().has(partisan, Mark.UNACTIVATED)).isFalse();
        assertThat(table.state().has(partisan, Mark.ENTRAINED)).isFalse();
        assertThat(table.state().controls(Side.BRITISH, neighbourOf(board, 'l')))
                .isTrue();
    }

    @Test
    void R12_8b_a_partisan_cut_off_from_everything_moves_at_once_and_attacks_with_its_full_strength() {
        Board board = Board.draw("""
                ~   ~   ~
                  ~   ~
                G   .   F
                  l   .
                .   a   .
                """)
                .city("Poole", "l")
                .unitOf(Side.GERMAN, 'G', "4-4")
                .unitOf(Side.GERMAN, 'F', "2-4")
                .awaited("t10", Side.BRITISH, "2-3 partisan", new Deployment.PartisanArrival(10))
                .turn(10)
                .in(PhaseName.EMBARKATION);
        int partisan = board.unit("t10");
        PlayedBoard table =
                PlayedBoard.afterPhaseOf(board).play(place(board, 'l')).until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.allows(new Action.Move(partisan, board.hexes("a")))).isTrue();

        table.until(PhaseName.BRITISH_COMBAT).play(new Action.Attack(board.units("t10"), board.hexes("G"), Ids.none()));

        assertThat(table.state().combat()).isNotNull();
        assertThat(table.options()).contains(new Action.ChooseColumn(1)).doesNotContain(new Action.ChooseColumn(2));
    }

    private static int neighbourOf(Board board, char hex) {
        return board.state().map().grid().neighbour(board.hex(hex), 2);
    }

    @Test
    void Q79_one_comes_each_turn_from_the_tenth_to_the_last() {
        Board board = board();
        for (int turn = 10; turn <= 15; turn++) {
            PlayedBoard table = PlayedBoard.afterPhaseOf(board.turn(turn));
            assertThat(table.state().place(board.unit("t" + turn))).isEqualTo(Place.AT_HAND);
            assertThat(table.count(action -> action instanceof Action.PlacePartisan))
                    .isEqualTo(2);
        }
        assertThat(PlayedBoard.afterPhaseOf(board.turn(9)).state().phase())
                .isNotEqualTo(PhaseName.BRITISH_REINFORCEMENT);
    }

    @Test
    void R12_8a_none_comes_before_the_Game_Turn_of_the_scenario() {
        Board board = board().awaited("early", Side.BRITISH, "2-3 partisan", new Deployment.PartisanArrival(9));
        assertThat(PlayedBoard.afterPhaseOf(board.turn(9)).state().place(board.unit("early")))
                .isEqualTo(Place.AWAITED);
    }

    @Test
    void Q79_with_the_option_only_the_first_comes() {
        Board board = board().options(options -> options.singlePartisan(true));
        assertThat(PlayedBoard.afterPhaseOf(board).state().phase()).isEqualTo(PhaseName.BRITISH_REINFORCEMENT);
        assertThat(PlayedBoard.afterPhaseOf(board.turn(11)).state().place(board.unit("t11")))
                .isEqualTo(Place.AWAITED);
    }

    @Test
    void R12_8a_no_partisans_where_the_scenario_has_none() {
        Board board = board().rules(ChangedRules.withoutPartisans());
        assertThat(PlayedBoard.afterPhaseOf(board).state().place(board.unit("t10")))
                .isEqualTo(Place.AWAITED);
    }

    @Test
    void Q79_without_a_free_city_the_partisan_waits_until_one_is_free() {
        Board board = board().unitOf(Side.GERMAN, 'l', "6-4").unitOf(Side.GERMAN, 'm', "6-4");
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.state().phase()).isNotEqualTo(PhaseName.BRITISH_REINFORCEMENT);
        assertThat(table.state().place(board.unit("t10"))).isEqualTo(Place.AT_HAND);
    }

    @Test
    void R12_8a_random_play_finds_every_open_city() {
        Board board = board();
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        boolean l = false;
        boolean m = false;
        Chance chance = new Chance(7);
        for (int i = 0; i < 50; i++) {
            Action action = RuleBook.sample(table.state(), chance);
            assertThat(table.allows(action)).isTrue();
            l |= action.equals(place(board, 'l'));
            m |= action.equals(place(board, 'm'));
        }
        assertThat(l && m).isTrue();
    }

    /** London is l and m; only the first row lies as far north as it does. */
    private static Board airBoard() {
        return Board.draw("""
                l   m   p
                  .   .
                a   .   .
                """)
                .city("London", "lm")
                .unitOf(Side.GERMAN, 'a', "6-4")
                .turn(3)
                .in(PhaseName.EMBARKATION)
                .awaited("x", Side.BRITISH, "air", new Deployment.AirArrival(3))
                .awaited("y", Side.BRITISH, "air", new Deployment.AirArrival(4));
    }

    @Test
    void Q59_an_arriving_air_unit_goes_to_a_base_in_the_north_and_may_fly_at_once() {
        Board board = airBoard();
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        Action.BaseAir base = new Action.BaseAir(board.unit("x"), board.hex('p'));
        assertThat(table.state().phase()).isEqualTo(PhaseName.BRITISH_REINFORCEMENT);
        assertThat(table.options()).contains(base).doesNotContain(new Action.EndPhase());
        assertThat(table.ruleAgainst(new Action.BaseAir(board.unit("x"), board.hex('a'))))
                .isEqualTo("Q59");
        assertThat(table.ruleAgainst(new Action.BaseAir(board.unit("x"), board.hex('l'))))
                .as("not clear")
                .isEqualTo("R10.2a");
        assertThat(table.ruleAgainst(new Action.BaseAir(board.unit("y"), board.hex('p'))))
                .as("comes next turn")
                .isEqualTo("Q59");
        assertThat(table.ruleAgainst(place(board, 'l'))).as("no partisan").isEqualTo("R12.8a");

        table.play(base);

        assertThat(table.state().place(board.unit("x"))).isEqualTo(board.hex('p'));
        assertThat(table.state().has(board.unit("x"), Mark.BASED)).isFalse();
        assertThat(table.state().phase()).isEqualTo(PhaseName.BRITISH_AIR);
    }

    @Test
    void Q59_of_several_that_arrive_any_may_be_placed_first() {
        Board board = airBoard().awaited("z", Side.BRITISH, "air", new Deployment.AirArrival(3));
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        Action.BaseAir last = new Action.BaseAir(board.unit("z"), board.hex('p'));
        assertThat(table.options()).contains(new Action.BaseAir(board.unit("x"), board.hex('p')), last);

        table.play(last);

        assertThat(table.state().phase()).isEqualTo(PhaseName.BRITISH_REINFORCEMENT);
        assertThat(table.options()).contains(new Action.BaseAir(board.unit("x"), board.hex('p')));
    }

    @Test
    void Q59_without_a_base_it_waits() {
        Board board = airBoard().unitOf(Side.GERMAN, 'm', "6-4").unitOf(Side.GERMAN, 'p', "6-4");
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.events())
                .contains(new Event.UnitReceived(board.unit("x"), Place.AT_HAND))
                .contains(new Event.PhaseBegan(PhaseName.ACTIVATION));
        assertThat(table.state().place(board.unit("x"))).isEqualTo(Place.AT_HAND);
    }
}
