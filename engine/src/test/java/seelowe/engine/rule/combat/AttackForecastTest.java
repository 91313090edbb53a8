package seelowe.engine.rule.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast.Contribution;
import seelowe.engine.rule.combat.AttackForecast.Reason;
import seelowe.engine.state.Mark;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class AttackForecastTest {
    private static final String RING = """
                  A
                F   B
                  x
                E   C
                  D
                """;

    @Test
    @Tag("R8.0b")
    void R8_0b_every_halving_and_doubling_is_named_and_adds_up() {
        Board board = Board.draw(RING)
                .turn(1)
                .unit('A', "6-4")
                .unit('D', "4-5 mountain infantry", Mark.DISRUPTED)
                .unitOf(Side.BRITISH, 'x', "13-8 motorized infantry", Mark.ENTRAINED, Mark.DISRUPTED)
                .unitOf(Side.BRITISH, 'x', "2-5", Mark.DEFENDED)
                .city("Town", "x")
                .homeGuard("x");

        AttackForecast forecast = RuleBook.forecast(board.state(), board.units("A D"), board.hexes("x"));

        assertThat(forecast.attackers())
                .containsExactly(
                        new Contribution(board.unit("A"), 6, 96, List.of(Reason.FLANKING)),
                        new Contribution(board.unit("D"), 4, 32, List.of(Reason.DISRUPTED, Reason.FLANKING)));
        assertThat(forecast.defenders())
                .containsExactly(
                        new Contribution(board.unit("x"), 13, 26, List.of(Reason.DISRUPTED, Reason.ENTRAINED)),
                        new Contribution(board.unit("x2"), 2, 0, List.of(Reason.NOT_FRESH)),
                        new Contribution(-1, 3, 24, List.of(Reason.HOME_GUARD)));
        assertThat(sum(forecast.attackers())).isEqualTo(forecast.odds().attack());
        assertThat(sum(forecast.defenders())).isEqualTo(forecast.odds().defence());
        assertThat(forecast.chances().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(6);
        assertThat(forecast.chances()).containsEntry(CombatResult.DEFENDER_RETREATS, 2);
    }

    @Test
    @Tag("Q50")
    void Q50_the_supply_it_would_cost_is_the_least_possible() {
        Board board = Board.draw(RING)
                .turn(3)
                .unit('A', "6-4")
                .unit('B', "6-4")
                .unit('B', "supply")
                .unit('A', "supply", Mark.EXPENDED)
                .unitOf(Side.BRITISH, 'x', "2-3");

        AttackForecast forecast = RuleBook.forecast(board.state(), board.units("A B"), board.hexes("x"));

        assertThat(forecast.supply()).isEqualTo(board.units("A2 A2"));
        assertThat(forecast.supplyUnits()).isZero();
    }

    @Test
    @Tag("R7.4c")
    @Tag("R9.6a")
    void R9_6a_a_lone_supply_unit_counts_and_a_covered_one_does_not() {
        Board alone = Board.draw(RING).turn(1).unit('A', "supply").unitOf(Side.BRITISH, 'x', "2-3");
        assertThat(RuleBook.forecast(alone.state(), alone.units("x"), alone.hexes("A"))
                        .defenders())
                .containsExactly(new Contribution(alone.unit("A"), 1, 8, List.of()));
        Board covered =
                Board.draw(RING).turn(1).unit('A', "6-4").unit('A', "supply").unitOf(Side.BRITISH, 'x', "4-3");
        assertThat(RuleBook.forecast(covered.state(), covered.units("x"), covered.hexes("A"))
                        .defenders())
                .containsExactly(
                        new Contribution(covered.unit("A"), 6, 48, List.of()),
                        new Contribution(covered.unit("A2"), 1, 0, List.of(Reason.SUPPLY_COVERED)));
    }

    @Test
    @Tag("R9.7b")
    void R9_7b_each_supply_unit_newly_drawn_on_is_counted_once() {
        Board board = Board.draw(RING)
                .turn(3)
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "supply")
                .unitOf(Side.BRITISH, 'x', "2-3");
        assertThat(RuleBook.forecast(board.state(), board.units("A A2"), board.hexes("x"))
                        .supplyUnits())
                .isEqualTo(1);
    }

    @Test
    void R8_31_odds_that_are_too_low_have_no_chances() {
        Board board = Board.draw(RING).turn(1).unit('A', "2-4").unitOf(Side.BRITISH, 'x', "8-3");

        AttackForecast forecast = RuleBook.forecast(board.state(), board.units("A"), board.hexes("x"));

        assertThat(forecast.odds().isAllowed()).isFalse();
        assertThat(forecast.chances()).isEmpty();
    }

    @Test
    @Tag("R8.23")
    void R8_23_targets_are_offered_singly_and_in_every_group_that_somebody_touches() {
        Board board = Board.draw("""
                  a
                b   G
                  H
                    c
                """)
                .turn(1)
                .in(PhaseName.GERMAN_COMBAT)
                .unit('G', "6-4")
                .unit('H', "6-4")
                .unit('a', "2-3")
                .unit('b', "2-3")
                .unit('c', "2-3");

        List<AttackTargets.Group> groups = RuleBook.attackTargets(board.state());

        assertThat(groups)
                .extracting(group ->
                        group.hexes().size() + " by " + group.attackers().size())
                .containsExactlyInAnyOrder("1 by 2", "1 by 1", "1 by 2", "2 by 1", "2 by 2", "2 by 1", "3 by 1");
        assertThat(groups).contains(new AttackTargets.Group(sorted(board.hexes("abc")), board.units("H")));
    }

    private static Ids sorted(Ids ids) {
        return Ids.of(Arrays.stream(ids.toArray()).sorted().toArray());
    }

    private static int sum(List<Contribution> contributions) {
        return contributions.stream().mapToInt(Contribution::eighths).sum();
    }
}
