package seelowe.protocol.position;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.PositionBuilder;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.OptionNames;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.Spelling;

/**
 * A position in one line: {@code seelowe1 N turn=3 phase=GF weather=C units=3926:GE-LAH*RM}. It holds everything that bears
 * on the rest of the game; what is as at the beginning of the game is left out. See docs/notation.md.
 */
public final class PositionText {
    private static final String FORMAT = "seelowe";
    private static final String VERSION = FORMAT + "1";
    private static final String OPTIONS = "options";
    private static final String OWN = "own";
    private static final Set<String> KNOWN = known();

    private PositionText() {}

    private static Set<String> known() {
        Set<String> names = new TreeSet<>(Set.of(OPTIONS, OWN));
        PositionFields.ALL.forEach(field -> names.add(field.name()));
        return names;
    }

    public static String format(GameState state) {
        Scenario scenario = state.scenario();
        StringBuilder line = new StringBuilder(VERSION).append(' ').append(scenario.code());
        append(line, OPTIONS, optionsText(state));
        append(line, OWN, DescribedCounters.write(scenario));
        PositionView view = new PositionView(state, RuleBook.begin(scenario, state.options()), new Names(scenario));
        for (PositionField field : PositionFields.ALL) {
            append(line, field.name(), field.writer().apply(view));
        }
        return line.toString();
    }

    private static String optionsText(GameState state) {
        return OptionNames.changes(state.options(), state.rules()).entrySet().stream()
                .map(change -> change.getKey() + ":" + change.getValue())
                .collect(Collectors.joining(","));
    }

    private static void append(StringBuilder line, String name, String value) {
        if (!value.isEmpty()) {
            line.append(' ').append(name).append('=').append(value);
        }
    }

    /** @throws PositionException if the line is no position of a scenario of this data; it names the field */
    public static GameState parse(String line, GameData data) {
        String code = scenarioCode(line);
        Scenario scenario = data.scenario(code);
        if (scenario == null) {
            throw new PositionException("scenario", "there is no scenario \"" + code + "\" in the data.");
        }
        return parse(line, scenario);
    }

    /** The same for a scenario that the caller knows. */
    public static GameState parse(String line, Scenario printed) {
        String code = scenarioCode(line);
        if (!code.equals(printed.code())) {
            throw new PositionException(
                    "scenario", "this is a position of scenario " + code + ", not of " + printed.code() + ".");
        }
        Map<String, String> values = fields(line);
        Scenario scenario = withOwnCounters(printed, values.remove(OWN));
        GameState start = RuleBook.begin(scenario, options(scenario, values.remove(OPTIONS)));
        PositionDraft draft = new PositionDraft(PositionBuilder.from(start), start, new Names(scenario));
        for (PositionField field : PositionFields.ALL) {
            read(field, values.get(field.name()), draft);
        }
        GameState state = draft.builder().build();
        PositionCheck.demandSound(state);
        return state;
    }

    private static Scenario withOwnCounters(Scenario printed, @Nullable String text) {
        try {
            return text == null ? printed : DescribedCounters.read(text, printed);
        } catch (FieldText.Mistake mistake) {
            throw new PositionException(OWN, String.valueOf(mistake.getMessage()));
        }
    }

    private static String scenarioCode(String line) {
        String[] words = line.trim().split(" +", 3);
        if (!words[0].equals(VERSION)) {
            String problem = words[0].matches(FORMAT + "[0-9]+")
                    ? "this is format " + words[0] + "; this program reads " + VERSION + "."
                    : "a position begins with \"" + VERSION + "\", not with \"" + words[0] + "\".";
            throw new PositionException("format", problem);
        }
        if (words.length < 2) {
            throw new PositionException("scenario", "the line ends before the scenario's code.");
        }
        return words[1];
    }

    private static Map<String, String> fields(String line) {
        Map<String, String> values = new LinkedHashMap<>();
        String[] words = line.trim().split(" +");
        for (int i = 2; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            String name = equals < 0 ? words[i] : words[i].substring(0, equals);
            if (!KNOWN.contains(name)) {
                throw new PositionException(name, "there is no such field" + Spelling.hint(name, KNOWN));
            }
            if (equals < 0 || equals == words[i].length() - 1) {
                throw new PositionException(name, "expected \"=\" and a value after the name.");
            }
            if (values.put(name, words[i].substring(equals + 1)) != null) {
                throw new PositionException(name, "this field is there twice.");
            }
        }
        return values;
    }

    private static GameOptions options(Scenario scenario, @Nullable String text) {
        Map<String, Object> changes = new LinkedHashMap<>();
        for (String change : text == null ? new String[0] : text.split(",", -1)) {
            int colon = change.indexOf(':');
            String value = change.substring(colon + 1);
            if (colon < 1 || !value.matches("true|false|[0-9]{1,6}")) {
                throw new PositionException(
                        OPTIONS,
                        "\"" + change + "\" is no option: expected a name, \":\" and true, false or a number.");
            }
            boolean number = Character.isDigit(value.charAt(0));
            changes.put(change.substring(0, colon), number ? (Object) Integer.valueOf(value) : Boolean.valueOf(value));
        }
        try {
            return OptionNames.with(scenario.rules(), changes);
        } catch (IllegalArgumentException mistake) {
            throw new PositionException(OPTIONS, String.valueOf(mistake.getMessage()));
        }
    }

    private static void read(PositionField field, @Nullable String value, PositionDraft draft) {
        try {
            field.reader().accept(value == null ? "" : value, draft);
        } catch (FieldText.Mistake mistake) {
            throw new PositionException(field.name(), String.valueOf(mistake.getMessage()));
        }
    }
}
