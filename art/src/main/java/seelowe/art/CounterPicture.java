package seelowe.art;

import java.util.List;
import java.util.Map;
import seelowe.art.counter.CounterSymbol;
import seelowe.art.draw.Picture;
import seelowe.art.draw.SvgWriter;
import seelowe.art.shape.Point;
import seelowe.engine.force.Unit;

/** One counter as a picture of its own. */
public final class CounterPicture {
    private static final double ROOM = 44;

    private CounterPicture() {}

    public static String svg(Unit unit) {
        Picture picture = new Picture(
                ROOM, ROOM, CounterSymbol.symbols(), List.of(CounterSymbol.draw(unit, new Point(ROOM / 2, ROOM / 2))));
        return SvgWriter.write(picture, unit.name(), Map.of());
    }
}
