package seelowe.protocol.form;

import seelowe.engine.force.Unit;
import seelowe.protocol.position.DescribedCounters;
import tools.jackson.databind.node.ObjectNode;

/** What would be printed on a counter that is in no data: a view must say it, since no roster does. */
final class CounterJson {
    private CounterJson() {}

    static void describeOwn(Unit unit, ObjectNode node) {
        if (!DescribedCounters.isKey(unit.key())) {
            return;
        }
        node.put("side", Values.word(unit.side())).put("kind", Values.word(unit.type()));
        if (!unit.isAir()) {
            node.put("strength", unit.strength()).put("movement", unit.movement());
        }
        node.put("name", unit.name());
        node.put("mechanized", unit.mechanized()).put("exempt", unit.exempt());
    }
}
