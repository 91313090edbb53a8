package seelowe.conformance.play;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import seelowe.engine.action.Action;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;

/** The names of all actions and events, so that none can be forgotten. */
final class Kinds {
    /** Only used to lay out a position, never while playing. */
    private static final Set<String> SET_UP = Set.of("UnitSetUp", "HexSetUp", "AreasInvaded", "GameTurnBegan");
    /** Takes a town with Germans in it and on every side. */
    private static final String TOO_RARE = "RisingFailed";

    private Kinds() {}

    static List<String> ofActions() {
        return Arrays.stream(Action.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .toList();
    }

    static List<String> ofEventsInPlay() {
        return Stream.of(Event.class, CampaignEvent.class)
                .flatMap(family -> Arrays.stream(family.getDeclaredClasses()))
                .map(Class::getSimpleName)
                .filter(name -> !SET_UP.contains(name) && !name.equals(TOO_RARE))
                .toList();
    }
}
