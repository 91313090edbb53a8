package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.state.GameState;

/** Places that people speak of, ports, cities and towns, when they change hands. */
final class Places {
    private Places() {}

    static List<Integer> changed(GameState before, GameState after) {
        List<Integer> changed = new ArrayList<>();
        for (int hex = 0; hex < after.map().size(); hex++) {
            if (before.isGermanHeld(hex) != after.isGermanHeld(hex)
                    && after.map().placeName(hex) != null) {
                changed.add(hex);
            }
        }
        return changed;
    }
}
