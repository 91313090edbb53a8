package seelowe.art.map;

import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;

/** The land's paper colour with the faint clouding of a printed sheet. */
final class LandLayer {
    private static final double CLOUD = 170;

    private LandLayer() {}

    static Mark.Group draw(HexLayout layout, Landform land) {
        Noise noise = new Noise(11);
        var frame = layout.frame();
        Field clouds = new Field(frame.getMinX(), frame.getMinY(), frame.getMaxX(), frame.getMaxY(), 10, 0);
        clouds.change((x, y, before) ->
                Math.min(noise.layered(x / CLOUD, y / CLOUD, 3), (land.shore().at(x, y) - 4) / 12));
        Field glades = clouds.like(0);
        glades.change((x, y, before) ->
                Math.min(-noise.layered(x / CLOUD, y / CLOUD, 3), (land.shore().at(x, y) - 4) / 12));
        return Mark.Group.of(
                "land",
                List.of(
                        new Mark.Drawn(land.coast(), Ink.fill(Palette.LAND).outlined(Palette.COAST, 1.5)),
                        cloud(clouds, 0.12, Palette.LAND_WARM),
                        cloud(clouds, 0.3, Palette.LAND_WARM),
                        cloud(glades, 0.12, Palette.LAND_LIGHT),
                        cloud(glades, 0.3, Palette.LAND_LIGHT)));
    }

    private static Mark cloud(Field clouds, double level, String colour) {
        return new Mark.Drawn(
                Curves.outline(clouds.contours(level), 2.4), Ink.fill(colour).opacity(0.3));
    }
}
