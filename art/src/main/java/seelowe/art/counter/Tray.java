package seelowe.art.counter;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Point;
import seelowe.art.type.Typeface;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** A tray below the map for what is ready but not yet on it: landing forces, the airborne, France, free set-ups. */
public final class Tray {
    private static final double STEP = 46;
    private static final double PAD = 12;
    private static final double HEAD = 30;
    private static final double GAP = 18;
    private static final int ROWS = 2;
    private static final String LANDING = "Landing Area ";
    private static final String ANY_AREA = "Landing in any Area";
    private static final String AIRBORNE = "Airborne Box";
    private static final String FRANCE = "France Box";
    private static final String INK = "#2b2a26";
    private static final Lettering HEADING = Lettering.of(Typeface.SERIF_ITALIC, 17, INK);
    private static final Lettering TITLE = Lettering.of(Typeface.SERIF, 30, INK).spaced(1.5);

    private final String title;
    private final Map<String, List<Unit>> boxes = new LinkedHashMap<>();
    private final List<Mark> marks = new ArrayList<>();

    public Tray(Scenario scenario) {
        this.title = scenario.title();
        for (LandingArea area : LandingArea.values()) {
            boxes.put(LANDING + area, new ArrayList<>());
        }
        for (String later : List.of(ANY_AREA, AIRBORNE, FRANCE)) {
            boxes.put(later, new ArrayList<>());
        }
        for (Unit unit : scenario.roster()) {
            String box = box(scenario.deployments().get(unit.id()));
            if (!box.isEmpty()) {
                boxes.computeIfAbsent(box, fresh -> new ArrayList<>()).add(unit);
            }
        }
        boxes.values().removeIf(List::isEmpty);
    }

    private static String box(Deployment deployment) {
        if (deployment instanceof Deployment.LandingForce force) {
            return force.area() == null ? ANY_AREA : LANDING + force.area();
        }
        if (deployment instanceof Deployment.InZone zone) {
            return "Free set-up: " + zone.zone().name();
        }
        if (deployment instanceof Deployment.France france) {
            return france.turn() == 1 ? FRANCE : "";
        }
        return deployment instanceof Deployment.AirborneBox ? AIRBORNE : "";
    }

    /** Fills the tray from its upper left corner; says how far down it reaches. */
    public double layOut(double left, double top, double width) {
        marks.add(Mark.Text.at(left, top + 24, title, TITLE));
        double x = left;
        double y = top + 44;
        for (Map.Entry<String, List<Unit>> box : boxes.entrySet()) {
            double boxWidth = Math.max(HEADING.width(box.getKey()) + 2 * PAD, columns(box.getValue()) * STEP + 2 * PAD);
            if (x > left && x + boxWidth > left + width) {
                x = left;
                y += boxHeight() + GAP;
            }
            draw(box.getKey(), box.getValue(), new Rectangle2D.Double(x, y, boxWidth, boxHeight()));
            x += boxWidth + GAP;
        }
        double keyLeft = left + width - CounterKey.WIDTH;
        if (x > keyLeft) {
            y += boxHeight() + GAP;
        }
        marks.addAll(CounterKey.draw(new Rectangle2D.Double(keyLeft, y, CounterKey.WIDTH, boxHeight())));
        return y + boxHeight();
    }

    public List<Mark> marks() {
        return marks;
    }

    private void draw(String name, List<Unit> units, Rectangle2D room) {
        marks.add(Mark.Drawn.of(room, Ink.fill("#eae4d2").outlined("#4a463c", 1.1)));
        marks.add(Mark.Text.at(room.getX() + PAD, room.getY() + 20, name, HEADING));
        int columns = columns(units);
        for (int i = 0; i < units.size(); i++) {
            double x = room.getX() + PAD + STEP * (i % columns) + STEP / 2;
            int row = i / columns;
            double y = room.getY() + HEAD + STEP * row + STEP / 2;
            marks.add(CounterSymbol.draw(units.get(i), new Point(x, y)));
        }
    }

    private static double boxHeight() {
        return HEAD + ROWS * STEP + PAD / 2;
    }

    private static int columns(List<Unit> units) {
        return (units.size() + ROWS - 1) / ROWS;
    }
}
