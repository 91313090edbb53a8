package seelowe.art.counter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.shape.Point;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** The counters that stand on the map when a scenario begins; of two or more in a hex the factors of all can be read. */
public final class SetUpLayer {
    private static final double FAN_RIGHT = 4;
    private static final double FAN_DOWN = 13.5;
    private static final double ROOM = CounterSymbol.SIZE / 2 - 0.8;

    private final HexLayout layout;
    private final Map<Integer, List<Unit>> stacks = new TreeMap<>();

    public SetUpLayer(Scenario scenario, HexLayout layout) {
        this.layout = layout;
        for (Unit unit : scenario.roster()) {
            if (scenario.deployments().get(unit.id()) instanceof Deployment.OnMap place) {
                stacks.computeIfAbsent(place.hex(), fresh -> new ArrayList<>()).add(unit);
            }
        }
    }

    /** The counters; the first of a stack lies lowest and peeps out below the others. */
    public List<Mark> draw() {
        List<Mark> marks = new ArrayList<>();
        stacks.forEach((hex, units) -> {
            for (int i = 0; i < units.size(); i++) {
                double steps = (units.size() - 1) / 2.0 - i;
                Point at = layout.centre(hex).plus(FAN_RIGHT * steps, FAN_DOWN * steps);
                marks.add(CounterSymbol.draw(units.get(i), at));
            }
        });
        return marks;
    }

    /** The room that each hex's counters take. */
    public List<Box> boxes() {
        List<Box> boxes = new ArrayList<>();
        stacks.forEach((hex, units) -> {
            double steps = (units.size() - 1) / 2.0;
            boxes.add(Box.around(layout.centre(hex), ROOM + FAN_RIGHT * steps, ROOM + FAN_DOWN * steps));
        });
        return boxes;
    }
}
