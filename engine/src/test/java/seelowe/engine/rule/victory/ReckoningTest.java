package seelowe.engine.rule.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.game.RuleBook;
import seelowe.engine.testing.Board;

class ReckoningTest {
    private static Board board(String german) {
        return Board.draw("""
                G
                  S
                P   Q   R   T   U

                .   b
                """)
                .unit('G', german)
                .unit('S', "supply")
                .unit('b', "5-3")
                .port('P', LandingArea.C)
                .germanHeld("P");
    }

    @Test
    @Tag("R15.1-4")
    void R15_2_the_sentence_has_both_figures_and_the_level_they_make() {
        assertThat(RuleBook.reckoning(board("6-4").state()))
                .isEqualTo("Strength 6 to 5, at least 1 to 1, less than 2 to 1; ports 1, fewer than 5: "
                        + "German marginal victory [15.2].");
        assertThat(RuleBook.reckoning(board("4-5").state()))
                .startsWith("Strength 4 to 5, less than 1 to 1;")
                .endsWith("British victory [15.2].");
        Board fivePorts = board("4-5");
        for (char port : "QRTU".toCharArray()) {
            fivePorts.port(port, LandingArea.C);
        }
        assertThat(RuleBook.reckoning(fivePorts.germanHeld("PQRTU").state()))
                .contains("ports 5, at least 5")
                .endsWith("Technical Draw [15.2].");
    }

    @Test
    void R15_2a_nobody_left_in_britain_needs_no_arithmetic() {
        Board board = Board.draw("""
                b
                """).unit('b', "5-3");
        assertThat(RuleBook.reckoning(board.state())).isEqualTo("No German unit is left in Britain [15.2].");
    }
}
