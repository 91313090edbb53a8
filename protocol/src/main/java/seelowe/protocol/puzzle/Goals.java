package seelowe.protocol.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.Names;
import seelowe.scenarios.text.Spelling;

/** The language of goals: one verb, then hexes, units or a number. What the verbs mean is told in {@link GoalFacts}. */
final class Goals {
    private static final Map<String, Verb> VERBS = verbs();

    private final Names names;
    private final Scenario scenario;
    private final Side side;

    Goals(Scenario scenario, Side side) {
        this.scenario = scenario;
        this.names = new Names(scenario);
        this.side = side;
    }

    /** What somebody wrote that is no goal. */
    static final class Mistake extends RuntimeException {
        private static final long serialVersionUID = 1;

        Mistake(String message) {
            super(message);
        }
    }

    private enum Of {
        HEX,
        UNIT,
        NUMBER
    }

    private interface Fact {
        boolean holds(GoalFacts facts, int about);
    }

    /** @param says with % where the hex, unit or number stands */
    private record Verb(Of of, String says, Fact fact) {}

    private static Map<String, Verb> verbs() {
        Map<String, Verb> verbs = new TreeMap<>();
        verbs.put("hold", new Verb(Of.HEX, "hold %", GoalFacts::holds));
        verbs.put("occupy", new Verb(Of.HEX, "have a unit in %", GoalFacts::occupies));
        verbs.put("clear", new Verb(Of.HEX, "leave no enemy in %", GoalFacts::isClear));
        verbs.put("destroy", new Verb(Of.UNIT, "destroy %", GoalFacts::isLost));
        verbs.put("keep", new Verb(Of.UNIT, "do not lose %", (facts, unit) -> !facts.isLost(unit)));
        verbs.put("disrupt", new Verb(Of.UNIT, "disrupt % or destroy it", GoalFacts::isDisrupted));
        verbs.put("isolate", new Verb(Of.UNIT, "isolate %", GoalFacts::isIsolated));
        verbs.put("supply", new Verb(Of.UNIT, "have % in full supply", GoalFacts::isSupplied));
        verbs.put("free", new Verb(Of.UNIT, "bring % out of every enemy zone of control", GoalFacts::isFree));
        verbs.put("land", new Verb(Of.UNIT, "bring % ashore", GoalFacts::isOnMap));
        verbs.put("exit", new Verb(Of.UNIT, "bring % off the map", GoalFacts::isBeyond));
        verbs.put("ports", new Verb(Of.NUMBER, "hold at least % ports", GoalFacts::hasPorts));
        verbs.put(
                "destroy-units", new Verb(Of.NUMBER, "destroy at least % enemy combat units", GoalFacts::hasDestroyed));
        verbs.put(
                "lose-at-most",
                new Verb(Of.NUMBER, "lose no more than % of your combat units", GoalFacts::hasLostAtMost));
        return Collections.unmodifiableMap(verbs);
    }

    /**
     * A goal such as {@code hold 4424} or {@code destroy GB-044 GB-045}; several hexes or units are all meant.
     *
     * @throws Mistake if it cannot be read
     */
    Goal read(String text) {
        String[] words = text.trim().split(" +");
        Verb verb = VERBS.get(words[0]);
        if (verb == null) {
            throw new Mistake("\"" + words[0] + "\" is no goal" + Spelling.hint(words[0], VERBS.keySet())
                    + " A goal begins with " + Spelling.list(VERBS.keySet()) + ".");
        }
        List<Integer> about = new ArrayList<>();
        List<String> called = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            int each = value(verb.of(), words[i]);
            about.add(each);
            called.add(name(verb.of(), each));
        }
        if (about.isEmpty() || (verb.of() == Of.NUMBER && about.size() > 1)) {
            throw new Mistake("After \"" + words[0] + "\" comes " + expected(verb.of()) + ".");
        }
        String says = verb.says().replace("%", called.stream().collect(Collectors.joining(" and ")));
        return new Goal(polished(says), test(verb.fact(), about));
    }

    private BiPredicate<GameState, GameState> test(Fact fact, List<Integer> about) {
        return (start, now) -> {
            GoalFacts facts = new GoalFacts(side, start, now);
            return about.stream().allMatch(each -> fact.holds(facts, each));
        };
    }

    private int value(Of of, String word) {
        return switch (of) {
            case HEX -> known(names.hex(word), "\"" + word + "\" is no hex of the map.");
            case UNIT ->
                known(
                        names.unit(word),
                        "There is no unit \"" + word + "\" in this scenario" + Spelling.hint(word, names.unitKeys()));
            case NUMBER -> number(word);
        };
    }

    private static int known(int value, String otherwise) {
        if (value == Names.UNKNOWN) {
            throw new Mistake(otherwise);
        }
        return value;
    }

    private static int number(String word) {
        if (!word.matches("[0-9]{1,3}")) {
            throw new Mistake("\"" + word + "\" is no number.");
        }
        return Integer.parseInt(word);
    }

    private String name(Of of, int value) {
        return switch (of) {
            case HEX -> {
                @Nullable String place = scenario.map().placeName(value);
                yield names.hex(value) + (place == null ? "" : " " + place);
            }
            case UNIT -> scenario.unit(value).name();
            case NUMBER -> String.valueOf(value);
        };
    }

    private static String expected(Of of) {
        return switch (of) {
            case HEX -> "one hex or more, such as 4424";
            case UNIT -> "one unit or more by their keys, such as GE-LAH";
            case NUMBER -> "one number";
        };
    }

    private static String polished(String says) {
        return says.equals("lose no more than 0 of your combat units") ? "lose no combat unit" : says;
    }
}
