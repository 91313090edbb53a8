package seelowe.engine.rule.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.rule.victory.VictoryConditions.level;
import static seelowe.engine.term.GameResult.BRITISH_VICTORY;
import static seelowe.engine.term.GameResult.DRAW;
import static seelowe.engine.term.GameResult.GERMAN_DECISIVE;
import static seelowe.engine.term.GameResult.GERMAN_MARGINAL;
import static seelowe.engine.term.GameResult.GERMAN_SUBSTANTIVE;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;

class VictoryConditionsTest {
    @Test
    @Tag("R15.2")
    void X46_eight_ports_and_a_little_more_strength_are_substantive() {
        assertThat(level(8, 96, 90)).isEqualTo(GERMAN_SUBSTANTIVE);
    }

    @Test
    @Tag("R15.2")
    void X47_twelve_ports_are_decisive_only_with_twice_the_strength() {
        assertThat(level(12, 150, 70)).isEqualTo(GERMAN_DECISIVE);
        assertThat(level(12, 139, 70)).isEqualTo(GERMAN_SUBSTANTIVE);
    }

    @Test
    @Tag("R15.2")
    @Tag("Q84")
    void X48_twice_the_strength_is_no_more_than_its_ports_allow() {
        assertThat(level(4, 150, 60)).isEqualTo(GERMAN_MARGINAL);
        assertThat(level(9, 150, 60)).isEqualTo(GERMAN_SUBSTANTIVE);
    }

    @Test
    @Tag("R15.2b")
    void X49_with_less_strength_five_ports_are_a_draw_and_four_a_defeat() {
        assertThat(level(5, 89, 90)).isEqualTo(DRAW);
        assertThat(level(4, 89, 90)).isEqualTo(BRITISH_VICTORY);
        assertThat(DRAW.winner()).isNull();
        assertThat(BRITISH_VICTORY.winner()).isEqualTo(Side.BRITISH);
    }

    @Test
    @Tag("R15.1-5")
    @Tag("R15.2")
    void Q84_the_bounds_of_every_level() {
        assertThat(level(0, 90, 90)).isEqualTo(GERMAN_MARGINAL);
        assertThat(level(4, 90, 90)).isEqualTo(GERMAN_MARGINAL);
        assertThat(level(5, 90, 90)).isEqualTo(GERMAN_SUBSTANTIVE);
        assertThat(level(10, 179, 90)).isEqualTo(GERMAN_SUBSTANTIVE);
        assertThat(level(9, 180, 90)).isEqualTo(GERMAN_SUBSTANTIVE);
        assertThat(level(10, 180, 90)).isEqualTo(GERMAN_DECISIVE);
    }

    @Test
    @Tag("R15.1-4")
    void R15_1_4_the_ratio_is_exact() {
        assertThat(level(8, 199, 200)).isEqualTo(DRAW);
        assertThat(level(8, 200, 200)).isEqualTo(GERMAN_SUBSTANTIVE);
    }

    @Test
    void Q85_no_British_strength_is_the_best_of_ratios() {
        assertThat(level(10, 1, 0)).isEqualTo(GERMAN_DECISIVE);
        assertThat(level(9, 1, 0)).isEqualTo(GERMAN_SUBSTANTIVE);
    }

    @Test
    @Tag("R15.1-1")
    @Tag("Q74")
    void R15_1_1_ports_count_for_whoever_held_them_last() {
        Board board = Board.draw("""


                P   R
                  Q
                b
                """)
                .port('P', LandingArea.C)
                .port('Q', LandingArea.C)
                .port('R', LandingArea.C)
                .germanHeld("PQ");
        assertThat(VictoryConditions.portsHeld(board.state())).isEqualTo(2);
        assertThat(VictoryConditions.portsHeld(
                        board.unitOf(Side.BRITISH, 'Q', "2-3").state()))
                .isEqualTo(1);
    }

    @Test
    void R15_1_1_a_beach_is_no_port() {
        Board board = Board.draw("""


                B
                """).beach('B', LandingArea.C).germanHeld("B");
        assertThat(VictoryConditions.portsHeld(board.state())).isZero();
    }

    /** London of four hexes, three of them German-held and one of these a port as well. */
    private static Board london() {
        return Board.draw("""
                1   3   5
                  2   4
                """)
                .city("London", "1234")
                .city("Luton", "5")
                .port('1', LandingArea.E)
                .germanHeld("1235")
                .rules(ChangedRules.withVictoryPortCity("London"));
    }

    @Test
    @Tag("Q87")
    void PN7_German_held_hexes_of_London_count_as_ports() {
        assertThat(VictoryConditions.portsHeld(london().state())).isEqualTo(3);
    }

    @Test
    @Tag("Q87")
    void PN7_not_if_the_players_have_switched_it_off() {
        assertThat(VictoryConditions.portsHeld(
                        london().options(options -> options.victoryPorts(false)).state()))
                .isEqualTo(1);
    }

    @Test
    @Tag("PN7")
    void Q87_London_gives_no_partial_supply() {
        Board board =
                Board.draw("""
                G   2
                """).city("London", "G2").unit('G', "6-4").rules(ChangedRules.withVictoryPortCity("London"));
        assertThat(VictoryConditions.portsHeld(board.state())).isEqualTo(1);
        assertThat(VictoryConditions.germanStrength(board.state())).isZero();
    }

    @Test
    @Tag("R15.1-2")
    @Tag("Q82")
    void R15_1_2_all_British_ground_units_received_and_left_count_as_printed() {
        Board board = Board.draw("""


                a   b
                  c
                """)
                .unit('a', "2-5", Mark.DISRUPTED)
                .unit('b', "1-3 partisan")
                .unit('c', "4-6 armor", Mark.ISOLATED, Mark.UNACTIVATED)
                .unit('c', "air")
                .unitIn(Place.HOLDING_AREA, "held", Side.BRITISH, "8-3")
                .unitIn(Place.ELIMINATED, "dead", Side.BRITISH, "13-8")
                .awaited("late", Side.BRITISH, "10-8", new Deployment.Spare())
                .homeGuard("a");
        assertThat(VictoryConditions.britishStrength(board.state())).isEqualTo(2 + 1 + 4 + 8);
    }

    @Test
    @Tag("R15.1-3")
    @Tag("Q83")
    void R15_1_3_German_combat_units_in_Britain_that_are_not_isolated_count_as_printed() {
        Board board = Board.draw("""


                S   2   4   U   8   A
                  1   D   5   7   9   B
                """)
                .unit('S', "supply")
                .unit('D', "4-5", Mark.DISRUPTED, Mark.ISOLATED)
                .unit('U', "5-6 armor")
                .unit('B', "6-4")
                .unitIn(Place.echelon(LandingArea.C), "sea", Side.GERMAN, "6-4")
                .unitIn(Place.FRANCE, "france", Side.GERMAN, "6-4")
                .unitIn(Place.FRANCE, "air", Side.GERMAN, "air");
        assertThat(VictoryConditions.germanStrength(board.state())).isEqualTo(4 + 5);
    }
}
