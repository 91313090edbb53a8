package seelowe.engine.rule.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.victory.Outlook.Figure;
import seelowe.engine.rule.victory.Outlook.Measure;
import seelowe.engine.term.GameResult;
import seelowe.engine.testing.Board;

class OutlookTest {
    private static Board board(String german, String ports) {
        Board board = Board.draw("""
            G
              S
            P   Q   R   T   U

            .   b
            """).unit('G', german).unit('S', "supply").unit('b', "5-3");
        for (char port : "PQRTU".toCharArray()) {
            board.port(port, LandingArea.C);
        }
        return board.germanHeld(ports);
    }

    /** Each better level with what it takes, such as {@code DRAW PORTS 4}. */
    private static List<String> steps(Outlook outlook) {
        return outlook.steps().stream()
                .map(step -> step.level()
                        + step.lacks().stream()
                                .map(lack -> " " + lack.measure() + " " + lack.more())
                                .collect(Collectors.joining()))
                .toList();
    }

    @Test
    @Tag("R15.1-5")
    void R15_2_a_lost_game_says_what_a_draw_and_every_victory_still_take() {
        Outlook outlook = RuleBook.outlook(board("4-5", "P").state());

        assertThat(outlook.now()).isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(steps(outlook))
                .containsExactly(
                        "DRAW PORTS 4",
                        "GERMAN_MARGINAL STRENGTH 1",
                        "GERMAN_SUBSTANTIVE PORTS 4 STRENGTH 1",
                        "GERMAN_DECISIVE PORTS 9 STRENGTH 6");
    }

    @Test
    @Tag("R15.2b")
    void R15_2_a_level_that_takes_as_much_as_a_better_one_is_not_named() {
        Outlook outlook = RuleBook.outlook(board("4-5", "PQRTU").state());

        assertThat(outlook.title()).isEqualTo("Technical Draw");
        assertThat(steps(outlook))
                .containsExactly("GERMAN_SUBSTANTIVE STRENGTH 1", "GERMAN_DECISIVE PORTS 5 STRENGTH 6");
    }

    @Test
    void R15_2a_with_nobody_ashore_it_is_a_British_victory() {
        assertThat(RuleBook.outlook(Board.draw("b").unit('b', "5-3").state()).now())
                .isEqualTo(GameResult.BRITISH_VICTORY);
    }

    @Test
    void LT7_22_points_alone_count_in_the_lions_tail() {
        Outlook outlook = RuleBook.outlook(Board.draw("G   b")
                .lionsTail()
                .unit('G', "6-4")
                .unit('b', "2-5")
                .after(new CampaignEvent.TurnScored(0, 249))
                .state());

        assertThat(outlook.now()).isEqualTo(GameResult.DRAW);
        assertThat(outlook.figures()).extracting(Figure::measure).containsExactly(Measure.POINTS);
        assertThat(steps(outlook))
                .containsExactly(
                        "GERMAN_CONDITIONAL POINTS 1", "GERMAN_SUBSTANTIVE POINTS 101", "GERMAN_IMMEDIATE POINTS 151");
    }
}
