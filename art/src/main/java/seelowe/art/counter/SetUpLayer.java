package seelowe.art.counter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** The counters that stand on the map when a scenario begins; two or more in a hex lie fanned out. */
public final class SetUpLayer {
    private static final double FAN = 5;

    private SetUpLayer() {}

    public static List<Mark> draw(Scenario scenario, HexLayout layout) {
        Map<Integer, List<Unit>> stacks = new TreeMap<>();
        for (Unit unit : scenario.roster()) {
            if (scenario.deployments().get(unit.id()) instanceof Deployment.OnMap place) {
                stacks.computeIfAbsent(place.hex(), fresh -> new ArrayList<>()).add(unit);
            }
        }
        List<Mark> marks = new ArrayList<>();
        stacks.forEach((hex, units) -> {
            Point centre = layout.centre(hex);
            for (int i = 0; i < units.size(); i++) {
                double shift = FAN * ((units.size() - 1) / 2.0 - i);
                marks.add(CounterSymbol.draw(units.get(i), centre.plus(shift, shift)));
            }
        });
        return marks;
    }
}
