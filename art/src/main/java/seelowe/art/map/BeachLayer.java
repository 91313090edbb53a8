package seelowe.art.map;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;
import seelowe.art.type.Typeface;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.LandingArea;

/** Beaches: a strip of sand along the shore, and offshore the letter of the landing area. */
final class BeachLayer {
    static final double BADGE = 6.6;
    private static final Lettering LETTER = Lettering.of(Typeface.SANS_BOLD, 9.5, Palette.INK);

    private final GameMap map;
    private final HexLayout layout;
    private final Shoreline shoreline;

    BeachLayer(GameMap map, HexLayout layout, Shoreline shoreline) {
        this.map = map;
        this.layout = layout;
        this.shoreline = shoreline;
    }

    Mark.Group draw(LabelPlacer placer) {
        Path2D sand = new Path2D.Double();
        List<Mark> badges = new ArrayList<>();
        for (int hex : map.beachHexes()) {
            List<Trail> runs = shoreline.within(hex);
            for (Trail run : runs) {
                sand.append(Curves.curve(run.even(6)), false);
            }
            LandingArea area = map.landingArea(hex);
            if (area != null && !runs.isEmpty()) {
                Point at = badgePlace(hex, runs.get(0), placer);
                placer.reserve(Box.around(at, BADGE + 1, BADGE + 1));
                badges.addAll(badge(at, area.name()));
            }
        }
        List<Mark> marks = new ArrayList<>(strip(sand));
        marks.addAll(badges);
        return Mark.Group.of("beaches", marks);
    }

    static List<Mark> strip(Path2D sand) {
        return List.of(
                new Mark.Drawn(sand, Ink.line(Palette.SAND, 9)),
                new Mark.Drawn(sand, Ink.line(Palette.SAND_INK, 5.6).dashed(0.9, 3.3)),
                new Mark.Drawn(sand, Ink.line(Palette.SAND, 3.6)),
                new Mark.Drawn(sand, Ink.line(Palette.SAND_INK, 0.9).opacity(0.8)));
    }

    static List<Mark> badge(Point at, String letter) {
        return List.of(
                Mark.Drawn.of(
                        new Ellipse2D.Double(at.x() - BADGE, at.y() - BADGE, 2 * BADGE, 2 * BADGE),
                        Ink.fill(Palette.SAND).outlined(Palette.SAND_INK, 0.9)),
                Mark.Text.centred(at.x(), at.y() + 3.4, letter, LETTER));
    }

    /** Out from the middle of the beach, else as near to it as there is room. */
    private Point badgePlace(int hex, Trail run, LabelPlacer placer) {
        Point best = shoreline.seaward(run.at(run.length() / 2), 15);
        double bestCost = Double.MAX_VALUE;
        for (double part = 0.1; part < 1; part += 0.1) {
            for (double distance = 13; distance <= 19; distance += 3) {
                Point at = shoreline.seaward(run.at(run.length() * part), distance);
                boolean free = placer.fits(List.of(Box.around(at, BADGE + 1, BADGE + 1)));
                double cost = Math.abs(part - 0.5) * 10
                        + distance / 4
                        + at.distance(layout.centre(hex)) / 10
                        + (free ? 0 : 100);
                if (cost < bestCost) {
                    bestCost = cost;
                    best = at;
                }
            }
        }
        return best;
    }
}
