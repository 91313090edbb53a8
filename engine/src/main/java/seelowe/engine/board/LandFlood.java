package seelowe.engine.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Spreads a set of hexes over linked land, 64 hexes at a time. Hexes are numbered column by column, so all steps in one
 * direction change the number by the same amount (even and odd columns apart): a step of the whole set is one shift of its bits.
 */
public final class LandFlood {
    private final List<Step> steps = new ArrayList<>();

    /** The hexes that have a link to the hex whose number is this much higher. */
    private record Step(int offset, HexSet from) {}

    LandFlood(GameMap map) {
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(hex, way);
                if (next >= 0) {
                    stepOf(next - hex, map.size()).from().add(hex);
                }
            }
        }
    }

    private Step stepOf(int offset, int hexes) {
        for (Step step : steps) {
            if (step.offset() == offset) {
                return step;
            }
        }
        Step step = new Step(offset, new HexSet(hexes));
        steps.add(step);
        return step;
    }

    /** Adds to the set every open hex that a path through open hexes leads to. */
    public void spread(HexSet reached, HexSet open) {
        boolean growing = true;
        while (growing) {
            growing = false;
            for (Step step : steps) {
                growing |= reached.addShifted(step.offset(), step.from(), open);
            }
        }
    }
}
