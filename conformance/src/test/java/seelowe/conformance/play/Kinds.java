package seelowe.conformance.play;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import seelowe.engine.event.Event;

/** The names of all actions and events, so that none can be forgotten. */
final class Kinds {
    /** Only used to lay out a position, never while playing. */
    private static final Set<String> SET_UP = Set.of("UnitSetUp", "HexSetUp", "AreasInvaded", "GameTurnBegan");

    private Kinds() {}

    static List<String> of(Class<?> family) {
        return Arrays.stream(family.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .toList();
    }

    static List<String> duringPlay() {
        return of(Event.class).stream().filter(name -> !SET_UP.contains(name)).toList();
    }
}
