package seelowe.protocol.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.text.Spelling;

/**
 * Actions of one scenario as short lines, such as {@code GE-ID17-IR021 -3825-3724}. What is written can be read back and
 * comes out equal. Legality is the engine's business, not the notation's.
 */
public final class ActionNotation {
    private static final Map<String, ActionForm<?>> BY_KIND = new TreeMap<>();
    private static final Map<String, ActionForm<?>> BY_VERB = new TreeMap<>();
    private static final Map<String, ActionForm<?>> BY_PATH_SIGN = new TreeMap<>();

    static {
        for (ActionForm<?> form : ActionForms.ALL) {
            BY_KIND.put(form.kind().getName(), form);
            (form.unitFirst() ? BY_PATH_SIGN : BY_VERB).put(form.verb(), form);
        }
    }

    private final Names names;

    public ActionNotation(Scenario scenario) {
        this(new Names(scenario));
    }

    public ActionNotation(Names names) {
        this.names = names;
    }

    /** Every kind of action there is, in the order of the table. */
    public static List<Class<? extends Action>> kinds() {
        List<Class<? extends Action>> kinds = new ArrayList<>();
        ActionForms.ALL.forEach(form -> kinds.add(form.kind()));
        return kinds;
    }

    public String format(Action action) {
        ActionForm<?> form = BY_KIND.get(action.getClass().getName());
        if (form == null) {
            throw new IllegalArgumentException("No notation for " + action.getClass());
        }
        NotationWriter out = new NotationWriter(names);
        form.write(action, out);
        return out.toString();
    }

    /** @throws NotationException if the line is no action; it names the column and what was expected there */
    public Action parse(String line) {
        NotationReader in = new NotationReader(names, line);
        ActionForm<?> form = pathForm(line);
        if (form == null) {
            form = verbForm(in);
        }
        Action action = form.read(in);
        in.expectEnd();
        return action;
    }

    /** Known by its second word, so that no unit's key can be taken for a verb. */
    private @Nullable ActionForm<?> pathForm(String line) {
        NotationReader ahead = new NotationReader(names, line);
        if (ahead.atEnd()) {
            return null;
        }
        ahead.word("a unit");
        return ahead.atEnd() ? null : BY_PATH_SIGN.get(ahead.peek().substring(0, 1));
    }

    private ActionForm<?> verbForm(NotationReader in) {
        String verb = in.peek();
        ActionForm<?> form = BY_VERB.get(verb);
        if (form == null && names.unit(verb) != Names.UNKNOWN) {
            in.word("a unit");
            throw in.mistake(
                    "expected a path after the unit: -CCRR for each step, =CCRR by rail, >CCRR to enter by rail.");
        }
        if (form == null && !in.atEnd()) {
            throw in.mistake("no action begins with \"" + verb + "\"" + Spelling.hint(verb, BY_VERB.keySet()));
        }
        in.word("an action");
        return Objects.requireNonNull(form);
    }
}
