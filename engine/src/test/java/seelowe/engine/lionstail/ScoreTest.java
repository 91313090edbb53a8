package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.game.RuleBook;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class ScoreTest {
    /** A turn's end, with so many half points from before and so many counted now. */
    private static PlayedBoard turnEnded(int turn, int before, int now) {
        Board board = Board.draw("G   P   b")
                .lionsTail()
                .unit('G', "6-4")
                .unitOf(seelowe.engine.force.Side.GERMAN, 'G', "supply")
                .unit('b', "2-5")
                .port('P', LandingArea.C)
                .germanHeld("P")
                .turn(turn)
                .in(PhaseName.BRITISH_RECOVERY)
                .after(new CampaignEvent.TurnScored(0, before))
                .after(new CampaignEvent.GroupsCounted(now));
        return PlayedBoard.afterPhaseOf(board);
    }

    private static GameResult result(int turn, int before, int now) {
        return turnEnded(turn, before, now).event(Event.GameEnded.class).result();
    }

    @Test
    @Tag("LT7.22")
    @Tag("Q110")
    void X58_levels_of_victory() {
        assertThat(result(12, 340, 9)).as("174½").isEqualTo(GameResult.GERMAN_CONDITIONAL);
        assertThat(result(12, 250, 0)).as("125").isEqualTo(GameResult.GERMAN_CONDITIONAL);
        assertThat(result(12, 200, 48)).as("124").isEqualTo(GameResult.DRAW);
        assertThat(result(12, 198, 0)).as("99").isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(result(12, 390, 10)).as("200").isEqualTo(GameResult.GERMAN_IMMEDIATE);
    }

    @Test
    void LT7_22_the_reckoning_names_what_was_reached_and_what_was_missed() {
        assertThat(RuleBook.reckoning(turnEnded(12, 340, 9).state()))
                .isEqualTo("Points 174½, at least 125, fewer than 175: German conditional victory [LT 7.22].");
        assertThat(RuleBook.reckoning(turnEnded(5, 380, 20).state()))
                .isEqualTo("Points 200, at least 200: German victory before time [LT 7.22].");
        assertThat(RuleBook.reckoning(turnEnded(12, 200, 49).state()))
                .isEqualTo("Points 124½, at least 100, fewer than 125: Drawn game [LT 7.22].");
    }

    @Test
    @Tag("LT7.22")
    void Q110_the_numbers_are_minima() {
        assertThat(result(12, 350, 0)).isEqualTo(GameResult.GERMAN_SUBSTANTIVE);
        assertThat(result(12, 200, 0)).isEqualTo(GameResult.DRAW);
        assertThat(result(12, 199, 0)).as("99½").isEqualTo(GameResult.BRITISH_VICTORY);
    }

    @Test
    void LT7_21_two_hundred_points_end_the_game_and_half_a_point_less_does_not() {
        assertThat(result(5, 380, 20)).isEqualTo(GameResult.GERMAN_IMMEDIATE);
        PlayedBoard goesOn = turnEnded(5, 380, 19);
        assertThat(goesOn.state().result()).isNull();
        assertThat(goesOn.state().campaign().score()).isEqualTo(399);
        assertThat(goesOn.state().campaign().counted()).isZero();
        assertThat(goesOn.state().turn()).isEqualTo(6);
    }

    @Test
    void LT7_11_every_turn_is_scored_at_its_end() {
        assertThat(turnEnded(3, 30, 88).event(CampaignEvent.TurnScored.class))
                .isEqualTo(new CampaignEvent.TurnScored(88, 118));
        assertThat(turnEnded(1, 0, 0).event(CampaignEvent.TurnScored.class))
                .isEqualTo(new CampaignEvent.TurnScored(0, 0));
    }

    @Test
    void LT7_0_the_twelfth_turn_is_the_last() {
        assertThat(turnEnded(11, 0, 0).state().turn()).isEqualTo(12);
        PlayedBoard over = turnEnded(12, 0, 0);
        assertThat(over.state().phase()).isEqualTo(PhaseName.GAME_OVER);
        assertThat(over.events()).noneMatch(Event.GameTurnBegan.class::isInstance);
    }

    @Test
    void LT1_0_ports_and_strengths_are_told_but_decide_nothing() {
        assertThat(turnEnded(12, 0, 0).event(Event.GameEnded.class))
                .isEqualTo(new Event.GameEnded(GameResult.BRITISH_VICTORY, 1, 6, 2));
    }
}
