package seelowe.study.question;

import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.Cause;
import seelowe.engine.term.CombatResult;

/** Everything that is counted in the games of a study, by the names that its rows use. */
public final class Counted {
    private static final Set<String> KINDS = kinds();
    private static final Set<String> OTHERS = others();

    private Counted() {}

    /** Events and actions, by the names of their records. */
    public static Set<String> eventsAndActions() {
        return Collections.unmodifiableSet(KINDS);
    }

    static boolean isCounted(String what) {
        return KINDS.contains(what) || OTHERS.contains(what);
    }

    /** All names there are, to guess from which was meant. */
    static Set<String> names() {
        Set<String> names = new TreeSet<>(KINDS);
        names.addAll(OTHERS);
        return names;
    }

    private static Set<String> kinds() {
        Set<String> kinds = new TreeSet<>();
        Stream.of(Event.class, CampaignEvent.class, Action.class)
                .flatMap(family -> Arrays.stream(family.getDeclaredClasses()))
                .filter(Class::isRecord)
                .forEach(kind -> kinds.add(kind.getSimpleName()));
        return kinds;
    }

    private static Set<String> others() {
        Set<String> names = new TreeSet<>(Set.of("port.partisans-walked-in", "port.partisans-fought"));
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            String odds = CombatResultsTable.columnName(column);
            names.add("odds." + odds);
            Arrays.stream(CombatResult.values()).forEach(result -> names.add("result." + odds + "." + result));
        }
        for (Side side : Side.values()) {
            Arrays.stream(Cause.values()).forEach(cause -> names.add("lost." + side + "." + cause));
        }
        Arrays.stream(Weather.values()).forEach(weather -> names.add("weather." + weather));
        Arrays.stream(LandingArea.values()).forEach(area -> names.add("landed." + area));
        return names;
    }
}
