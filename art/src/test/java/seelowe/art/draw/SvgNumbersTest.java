package seelowe.art.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Path2D;
import org.junit.jupiter.api.Test;

class SvgNumbersTest {
    @Test
    void a_bend_that_mirrors_the_one_before_is_written_without_its_pulling_point() {
        Path2D path = new Path2D.Double();
        path.moveTo(10, 10);
        path.quadTo(12, 10, 13, 11);
        path.quadTo(14, 12, 14.2, 14);
        path.quadTo(14.4, 16, 10.2, 18.6);
        path.closePath();

        assertThat(SvgNumbers.path(path)).isEqualTo("M10 10q2 0 3 1t1.2 3-4 4.6z");
    }

    @Test
    void any_other_bend_is_written_whole() {
        Path2D path = new Path2D.Double();
        path.moveTo(10, 10);
        path.quadTo(12, 10, 13, 11);
        path.quadTo(14.1, 12, 14.2, 14);
        path.lineTo(20, 14);
        path.quadTo(25.8, 14, 30, 20);

        assertThat(SvgNumbers.path(path)).isEqualTo("M10 10q2 0 3 1 1.1 1 1.2 3l5.8 0q5.8 0 10 6");
    }
}
