package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Candidate;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Point;

/** The hex numbers, at the top of the hex or, where that is taken, beside or below; left out where nothing is free. */
final class NumberLayer {
    private static final double TOP = -20.8;
    private static final double ASIDE = 12.5;
    private static final double FOOT = 17;

    private NumberLayer() {}

    static Mark.Group draw(HexLayout layout, Landform land, LabelPlacer placer) {
        List<Mark> marks = new ArrayList<>();
        for (int hex = 0; hex < layout.grid().size(); hex++) {
            Point centre = layout.centre(hex);
            String number = layout.grid().number(hex);
            placer.place(List.of(
                            candidate(centre.plus(0, TOP), number, land, 0),
                            candidate(centre.plus(-ASIDE, TOP), number, land, 0.4),
                            candidate(centre.plus(ASIDE, TOP), number, land, 0.4),
                            candidate(centre.plus(0, FOOT), number, land, 2.4),
                            candidate(centre.plus(-ASIDE, FOOT), number, land, 3.2),
                            candidate(centre.plus(ASIDE, FOOT), number, land, 3.2)))
                    .ifPresent(best -> marks.add(best.mark()));
        }
        return Mark.Group.of("numbers", marks);
    }

    private static Candidate candidate(Point at, String number, Landform land, double penalty) {
        Lettering lettering = land.isLand(at) ? Letterings.NUMBER : Letterings.SEA_NUMBER;
        return Candidate.of(Mark.Text.centred(at.x(), at.y(), number, lettering), penalty);
    }
}
