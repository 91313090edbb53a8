package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.Place;
import seelowe.engine.term.AirEffect;
import seelowe.engine.testing.Board;

class AirForecastTest {
    private static AirForecast of(int airUnits) {
        Board board = Board.draw("b").unit('b', "2-5").unit('b', "supply");
        int[] units = new int[airUnits];
        for (int i = 0; i < airUnits; i++) {
            board.unitIn(Place.FRANCE, "stuka" + i, Side.GERMAN, "air");
        }
        for (int i = 0; i < airUnits; i++) {
            units[i] = board.unit("stuka" + i);
        }
        return AirForecast.of(board.state(), Side.GERMAN, board.hex('b'), Ids.of(units));
    }

    @Test
    void R10_6_each_air_unit_up_to_the_last_column_adds_a_face() {
        AirForecast three = of(3);
        boolean extended = three.extended();
        assertThat(three.airUnits()).isEqualTo(3);
        assertThat(three.targets().size()).as("combat units only").isEqualTo(1);
        assertThat(three.chances().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(6);
        assertThat(three.counting()).isEqualTo(extended ? 2 : 3);
        assertThat(three.better()).isEqualTo(4);
        assertThat(three.chances().get(AirEffect.DISRUPTED)).isEqualTo(extended ? 1 : 3);
    }

    @Test
    void R10_7_what_flies_beyond_the_last_column_adds_nothing() {
        AirForecast eleven = of(11);
        assertThat(eleven.airUnits()).isEqualTo(11);
        assertThat(eleven.counting()).isEqualTo(eleven.extended() ? 8 : 5);
        assertThat(eleven.better()).isZero();
        assertThat(eleven.chances()).isEqualTo(of(eleven.counting()).chances());
    }
}
