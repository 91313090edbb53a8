package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;

class LandformTest {
    private final GameMap map = Pictures.DATA.map();
    private final HexLayout layout = Pictures.BOARD.layout();
    private final Path2D coast = Pictures.BOARD.land().coast();

    @Test
    void the_middle_of_every_hex_is_drawn_as_what_the_hex_is() {
        List<String> wrong = new ArrayList<>();
        for (int hex = 0; hex < map.size(); hex++) {
            if (drawnAsLand(layout.centre(hex)) != map.isLand(hex)) {
                wrong.add(layout.grid().number(hex));
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void sea_hexsides_between_land_hexes_are_drawn_as_water() {
        int count = 0;
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = layout.grid().neighbour(hex, way);
                if (next > hex && map.isLand(hex) && map.isLand(next) && map.isSeaSide(hex, way)) {
                    List<Point> side = layout.side(hex, way);
                    assertThat(drawnAsLand(side.get(0).towards(side.get(1), 0.5)))
                            .as(layout.grid().number(hex) + "/" + layout.grid().number(next))
                            .isFalse();
                    count++;
                }
            }
        }
        assertThat(count).isEqualTo(46);
    }

    @Test
    void some_part_of_a_side_that_can_be_walked_across_is_drawn_as_land() {
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                if (map.link(hex, way) > hex) {
                    List<Point> side = layout.side(hex, way);
                    boolean land = false;
                    for (int k = 1; k < 10; k++) {
                        land |= drawnAsLand(side.get(0).towards(side.get(1), k / 10.0));
                    }
                    assertThat(land)
                            .as(layout.grid().number(hex) + "/" + layout.grid().number(map.link(hex, way)))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void no_town_stands_in_the_sea() {
        for (Place place : Pictures.GEOGRAPHY.places()) {
            assertThat(drawnAsLand(Pictures.BOARD.towns().spot(place)))
                    .as(place.name())
                    .isTrue();
        }
        assertThat(Pictures.GEOGRAPHY.places()).hasSizeGreaterThan(240);
    }

    private boolean drawnAsLand(Point point) {
        return coast.contains(point.x(), point.y());
    }
}
