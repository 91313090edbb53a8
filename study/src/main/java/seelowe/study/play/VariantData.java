package seelowe.study.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.DataException;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.UserData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.ChangedFigures;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;
import seelowe.study.question.Change;
import seelowe.study.question.Variant;

/** The data that a variant is played with. Variants that change nothing share theirs. */
final class VariantData {
    private final String file;
    private final List<DataSource> base;
    private final Problems problems;
    private final Map<Map<String, String>, GameData> loaded = new HashMap<>();

    VariantData(Assignment assignment, Problems problems) {
        this.file = assignment.file();
        this.problems = problems;
        DataSource builtIn = BuiltInData.source();
        this.base = assignment.own().isEmpty()
                ? List.of(builtIn)
                : List.of(UserData.over(builtIn, new MemorySource("own data", assignment.own())));
    }

    /** Null if it has mistakes, which are then among the problems. */
    @Nullable
    GameData of(Variant variant) {
        Map<String, String> texts = new TreeMap<>(variant.data());
        for (Change change : variant.changes()) {
            apply(change, texts);
        }
        GameData known = loaded.get(texts);
        return known != null ? known : load(variant, texts);
    }

    private @Nullable GameData load(Variant variant, Map<String, String> texts) {
        List<DataSource> layers = new ArrayList<>(base);
        if (!texts.isEmpty()) {
            layers.add(new MemorySource("variant \"" + variant.name() + "\"", texts));
        }
        try {
            GameData data = DataLoader.load(layers.toArray(DataSource[]::new));
            loaded.put(texts, data);
            return data;
        } catch (DataException wrong) {
            wrong.problems().forEach(problem -> problems.add(file, variant.line(), problem.toString()));
            return null;
        }
    }

    private void apply(Change change, Map<String, String> texts) {
        String table = text(change.file());
        if (table == null) {
            problems.add(file, change.line(), "There is no file \"" + change.file() + "\" in the data.");
            return;
        }
        ChangedFigures figures = new ChangedFigures(table);
        List<String> columns = new ArrayList<>(change.where().keySet());
        columns.add(change.column());
        for (String column : columns) {
            if (!figures.columns().contains(column)) {
                problems.add(
                        file,
                        change.line(),
                        change.file() + " has no column \"" + column + "\"" + Spelling.hint(column, figures.columns()));
                return;
            }
        }
        lay(change, figures, texts);
    }

    private void lay(Change change, ChangedFigures figures, Map<String, String> texts) {
        try {
            String rows = figures.change(change.where(), change.column(), change(change.to()));
            if (rows.isEmpty()) {
                problems.add(file, change.line(), change.file() + " has no row where " + change.where() + ".");
            } else {
                texts.merge(change.file(), rows, (earlier, more) -> earlier + more.substring(more.indexOf('\n') + 1));
            }
        } catch (IllegalArgumentException wrong) {
            problems.add(file, change.line(), String.valueOf(wrong.getMessage()));
        }
    }

    private @Nullable String text(String name) {
        String text = null;
        for (DataSource layer : base) {
            String here = layer.text(name);
            text = here == null ? text : here;
        }
        return text;
    }

    /** {@code 16}, {@code +2}, {@code -10%}; percentages are rounded to the nearest whole number. */
    private static IntUnaryOperator change(String to) {
        boolean relative = to.startsWith("+") || to.startsWith("-");
        boolean percent = to.endsWith("%");
        int amount = Integer.parseInt(percent ? to.substring(0, to.length() - 1) : to);
        if (percent) {
            return old -> Math.floorDiv(old * (relative ? 100 + amount : amount) + 50, 100);
        }
        return relative ? old -> old + amount : old -> amount;
    }
}
