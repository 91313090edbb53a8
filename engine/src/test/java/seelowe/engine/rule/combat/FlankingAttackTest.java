package seelowe.engine.rule.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;

class FlankingAttackTest {
    @Test
    @Tag("Q29")
    void R8_4a_only_two_opposite_or_three_alternate_hexes_surround() {
        for (int bits = 0; bits < 64; bits++) {
            boolean opposite = false;
            for (int way = 0; way < 3; way++) {
                int pair = 1 << way | 1 << (way + 3);
                opposite |= (bits & pair) == pair;
            }
            boolean alternate = (bits & 0b010101) == 0b010101 || (bits & 0b101010) == 0b101010;
            assertThat(FlankingAttack.surrounds(bits))
                    .as("attackers at %s", Integer.toBinaryString(bits))
                    .isEqualTo(opposite || alternate);
        }
    }

    @Test
    void R8_4c_hexes_next_to_two_targets_never_surround_either() {
        HexGrid grid = new HexGrid(9, 9);
        int first = grid.at(5, 5);
        for (int second : grid.disc(first, 2)) {
            if (second == first) {
                continue;
            }
            int common = 0;
            for (int way = 0; way < HexDirection.COUNT; way++) {
                if (grid.adjacent(grid.neighbour(first, way), second)) {
                    common |= 1 << way;
                }
            }
            assertThat(FlankingAttack.surrounds(common)).isFalse();
        }
    }
}
