package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** [LT 3.14] The town t was garrisoned when play began; G is nearby. */
class EmptyTownsTest {
    private static final Action ROLL = new Action.Roll();

    private static Board board() {
        return Field.of("""
                t
                  G
                """).city("Town", "t").unit('G', "6-4").after(new CampaignEvent.TownsGarrisoned(Ids.of(0)));
    }

    private static Board emptyFor(int counts) {
        return board().after(new CampaignEvent.TownsCounted(Ids.of(counts), Ids.none()))
                .in(PhaseName.GERMAN_MECHANIZED);
    }

    private static int risen(Board board, PlayedBoard table) {
        return Field.partisans(table.state(), board.hex('t'));
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 4", "3, 3", "4, 3", "9, 3"})
    @Tag("I6")
    void LT3_14_the_longer_it_is_empty_the_likelier_it_rises(int before, int needed) {
        Board board = emptyFor(before);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        assertThat(table.state().phase()).isEqualTo(PhaseName.RISINGS);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("LT3.14");
        assertThat(table.options()).containsExactly(ROLL);
        assertThat(risen(board, PlayedBoard.afterPhaseOf(board).play(ROLL, needed - 1)))
                .isZero();
        table.play(ROLL, needed);
        assertThat(risen(board, table)).isEqualTo(1);
        assertThat(table.state().campaign().hasRisen(0)).isTrue();
    }

    @Test
    void LT3_14_after_the_first_count_nobody_rolls() {
        PlayedBoard table = PlayedBoard.afterPhaseOf(emptyFor(0));
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.RISINGS);
        assertThat(table.state().campaign().emptyFor()).isEqualTo(Ids.of(1));
    }

    @Test
    void LT3_14_any_german_ground_unit_begins_the_count_anew() {
        PlayedBoard table = PlayedBoard.afterPhaseOf(emptyFor(4).unitOf(Side.GERMAN, 't', "supply"));
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.RISINGS);
        assertThat(table.state().campaign().emptyFor()).isEqualTo(Ids.of(0));
    }

    @Test
    void LT3_14_british_units_there_do_not_matter() {
        PlayedBoard table = PlayedBoard.afterPhaseOf(emptyFor(1).unit('t', "3-3"));
        assertThat(table.state().phase()).isEqualTo(PhaseName.RISINGS);
    }

    @Test
    void LT6_13_a_town_that_has_risen_is_not_rolled_for() {
        PlayedBoard table = PlayedBoard.afterPhaseOf(
                emptyFor(4).after(new CampaignEvent.RisingsDue(Ids.of(0))).after(new CampaignEvent.RisingFailed(0)));
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.RISINGS);
    }

    @Test
    @Tag("Q98")
    void X60_left_in_turn_two_the_town_is_rolled_for_from_turn_three_on() {
        Board board = board().unitOf(Side.GERMAN, 't', "6-4").turn(2).in(PhaseName.GERMAN_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.Move(board.unit("t"), board.hexes("G")));
        for (int turn = 3; turn <= 5; turn++) {
            table.until(PhaseName.RISINGS);
            assertThat(table.state().turn()).isEqualTo(turn);
            table.play(ROLL, 2);
            assertThat(table.event(CampaignEvent.TownRolled.class).needed()).isEqualTo(8 - turn);
        }
        table.until(PhaseName.RISINGS).play(ROLL, 3);
        assertThat(table.state().turn()).isEqualTo(6);
        assertThat(risen(board, table)).isEqualTo(1);
    }

    @Test
    void Q98_or_every_movement_phase_counts_if_agreed() {
        Board board =
                board().turn(2).in(PhaseName.GERMAN_MOVEMENT).options(options -> options.emptyTownsPerPhase(true));
        PlayedBoard table = PlayedBoard.of(board).until(PhaseName.RISINGS);
        assertThat(table.state().turn()).isEqualTo(2);
        table.play(ROLL, 4).until(PhaseName.EARLY_RISINGS);
        assertThat(table.state().turn()).isEqualTo(3);
        assertThat(table.play(ROLL, 4).event(CampaignEvent.TownRolled.class).needed())
                .isEqualTo(4);
        assertThat(risen(board, table)).isEqualTo(1);
    }
}
