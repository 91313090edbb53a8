package seelowe.engine.rule.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.dice.Chance;
import seelowe.engine.term.CombatResult;

class CombatResultsTableTest {
    /** The chart sheet once more, column by column from die -1 to 6: typed from the ledger, not from the code. */
    private static final String[] COLUMNS = {
        "Ae Ae Ar Ar Ar Br Br Dr",
        "Ar Ar Ar Ar Br Br Dr Dr",
        "Ar Ar Ar Br Br Dr Dr Ex",
        "Ar Br Br Dr Dr Ex Ex De",
        "Br Br Dr Dr Ex Ex De De",
        "Dr Dr Dr Ex Ex De De De",
        "Dr Ex Ex Ex De De De De",
        "Ex Ex De De De De De De"
    };

    @Test
    void C8_8a_every_cell_is_as_printed() {
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            List<String> read = new ArrayList<>();
            for (int die = -1; die <= 6; die++) {
                read.add(CombatResultsTable.result(column, die).code());
            }
            assertThat(String.join(" ", read)).isEqualTo(COLUMNS[column]);
        }
    }

    @Test
    void C8_8a_results_never_get_worse_with_a_higher_die_or_column() {
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            for (int die = -1; die <= 6; die++) {
                CombatResult here = CombatResultsTable.result(column, die);
                if (die < 6) {
                    assertThat(CombatResultsTable.result(column, die + 1)).isGreaterThanOrEqualTo(here);
                }
                if (column < 7) {
                    assertThat(CombatResultsTable.result(column + 1, die)).isGreaterThanOrEqualTo(here);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "26, 9, 2-1", "3, 4, 1-2", "13, 26, 1-2", "4, 4, 1-1", "7, 4, 1-1", "8, 4, 2-1", "12, 4, 3-1", "16, 4, 4-1",
        "20, 4, 4-1", "23, 4, 4-1", "24, 4, 6-1", "31, 4, 6-1", "32, 4, 8-1", "39, 4, 8-1", "40, 4, 10-1",
                "400, 4, 10-1"
    })
    @Tag("R8.31")
    void R8_31_odds_are_rounded_for_the_defender(int attack, int defence, String column) {
        assertThat(CombatResultsTable.columnName(CombatResultsTable.column(attack, defence)))
                .isEqualTo(column);
    }

    @ParameterizedTest
    @CsvSource({"6, 13", "2, 5", "1, 3", "0, 1"})
    @Tag("X4")
    void R8_31_less_than_half_the_defence_is_no_attack(int attack, int defence) {
        assertThat(CombatResultsTable.column(attack, defence)).isEqualTo(CombatResultsTable.NOT_ALLOWED);
    }

    @Test
    void R8_31_the_column_is_the_highest_printed_ratio_not_above_the_true_one() {
        int[][] printed = {{1, 2}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {6, 1}, {8, 1}, {10, 1}};
        long seed = 1974;
        Chance chance = new Chance(seed);
        for (int i = 0; i < 20_000; i++) {
            int attack = 1 + chance.below(500);
            int defence = 1 + chance.below(300);
            int expected = CombatResultsTable.NOT_ALLOWED;
            for (int column = 0; column < printed.length; column++) {
                if ((long) attack * printed[column][1] >= (long) defence * printed[column][0]) {
                    expected = column;
                }
            }
            assertThat(CombatResultsTable.column(attack, defence))
                    .as("seed %d, %d to %d", seed, attack, defence)
                    .isEqualTo(expected);
        }
    }

    @Test
    void PN10_low_odds_are_bloodless_on_an_unmodified_die() {
        for (int column = 0; column <= 1; column++) {
            for (int die = 1; die <= 6; die++) {
                assertThat(CombatResultsTable.result(column, die))
                        .isIn(
                                CombatResult.ATTACKER_RETREATS,
                                CombatResult.BOTH_RETREAT,
                                CombatResult.DEFENDER_RETREATS);
            }
        }
    }
}
