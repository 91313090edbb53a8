package seelowe.protocol.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.protocol.parts.Parts;

/**
 * The options of a game by name. They are read off the record {@link GameOptions}, so that a new one is known here at once. The version
 * of the rules stands in it too, but is no option: nobody chooses it, and options read here go with today's.
 */
public final class OptionNames {
    private OptionNames() {}

    /** Every option and its value, a Boolean or an Integer, in the order of the record. */
    public static Map<String, Object> values(GameOptions options) {
        Map<String, Object> values = new LinkedHashMap<>();
        Parts.each(options, (name, value) -> {
            if (!(value instanceof RulesVersion)) {
                values.put(name, value);
            }
        });
        return Collections.unmodifiableMap(values);
    }

    /** Only what differs from the scenario's own defaults. */
    public static Map<String, Object> changes(GameOptions options, ScenarioRules rules) {
        Map<String, Object> changed = new LinkedHashMap<>(values(options));
        changed.entrySet().removeAll(values(GameOptions.defaults(rules)).entrySet());
        return changed;
    }

    public static Set<String> names(ScenarioRules rules) {
        return values(GameOptions.defaults(rules)).keySet();
    }

    /**
     * The defaults with some changes.
     *
     * @throws IllegalArgumentException with a sentence for the player, if a name or the kind of a value is wrong
     */
    public static GameOptions with(ScenarioRules rules, Map<String, Object> changes) {
        Map<String, Object> values = new LinkedHashMap<>(values(GameOptions.defaults(rules)));
        changes.forEach((name, value) -> {
            Object usual = values.get(name);
            if (usual == null) {
                throw new IllegalArgumentException(
                        "there is no option \"" + name + "\"; there are " + String.join(", ", values.keySet()) + ".");
            }
            if (!fits(usual, value)) {
                String kind = usual instanceof Boolean ? "true or false" : "a whole number from 0 to " + usual;
                throw new IllegalArgumentException("the option \"" + name + "\" is " + kind + ", not " + value + ".");
            }
            values.put(name, value);
        });
        return make(values);
    }

    /** The default of an option that is a number is the most it can be. */
    private static boolean fits(Object usual, Object value) {
        return usual instanceof Integer most
                ? value instanceof Integer number && number >= 0 && number <= most
                : value instanceof Boolean;
    }

    private static GameOptions make(Map<String, Object> values) {
        Map<String, Object> parts = new LinkedHashMap<>(values);
        parts.put("rulesVersion", RulesVersion.TODAY);
        return Parts.make(GameOptions.class, parts);
    }
}
