package seelowe.conformance.play;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;

/** The names of all actions and events, so that none can be forgotten. */
final class Kinds {
    /** Only used to lay out a position, never while playing. */
    private static final Set<String> SET_UP = Set.of("UnitSetUp", "HexSetUp", "AreasInvaded", "GameTurnBegan");

    private static final Set<String> OF_CAMPAIGNS = Set.of(
            "Deploy",
            "BuildAirfield",
            "Withdraw",
            "GiveBattle",
            "Exit",
            "TakeLosses",
            "NameGroup",
            "Regroup",
            "RaidSupply");

    private Kinds() {}

    static List<String> ofActions() {
        return Arrays.stream(Action.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .filter(kind -> !OF_CAMPAIGNS.contains(kind))
                .toList();
    }

    static List<String> ofEventsInPlay() {
        return Arrays.stream(Event.class.getDeclaredClasses())
                .map(Class::getSimpleName)
                .filter(name -> !SET_UP.contains(name))
                .toList();
    }
}
