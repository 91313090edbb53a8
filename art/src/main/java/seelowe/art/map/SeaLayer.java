package seelowe.art.map;

import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;

/** Open water, growing lighter in bands towards the shore. */
final class SeaLayer {
    private SeaLayer() {}

    static Mark.Group draw(HexLayout layout, Landform land) {
        Ink line = Ink.line(Palette.SEA_LINE, 0.6).opacity(0.45);
        return Mark.Group.of(
                "sea",
                List.of(
                        Mark.Drawn.of(layout.frame(), Ink.fill(Palette.SEA)),
                        new Mark.Drawn(land.contour(-40), Ink.fill(Palette.SEA_OUTER)),
                        new Mark.Drawn(land.contour(-40), line.opacity(0.25)),
                        new Mark.Drawn(land.contour(-22), Ink.fill(Palette.SEA_MIDDLE)),
                        new Mark.Drawn(land.contour(-22), line),
                        new Mark.Drawn(land.contour(-9), Ink.fill(Palette.SEA_INNER)),
                        new Mark.Drawn(land.contour(-9), line.opacity(0.6))));
    }
}
