package seelowe.study.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.record.CarriedEdition;
import seelowe.scenarios.DataException;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.UserData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.FigureChange;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;
import seelowe.study.question.Change;
import seelowe.study.question.Variant;

/** The data that a variant is played with: its texts over the study's data, then its changes one after the other. */
final class VariantData {
    private static final String CHANGE = "change ";
    private static final String TEXTS = "variant's data";

    private final String file;
    private final List<DataSource> base;
    private final Problems problems;
    private final SortedMap<String, String> own;
    private final Map<List<Object>, Loaded> loaded = new HashMap<>();

    /** The data, and how a record says which it was; null for the data that comes with the program. */
    record Loaded(GameData data, @Nullable CarriedEdition edition) {}

    VariantData(Assignment assignment, Problems problems) {
        this.file = assignment.file();
        this.problems = problems;
        this.own = assignment.own();
        DataSource builtIn = BuiltInData.source();
        this.base = assignment.own().isEmpty()
                ? List.of(builtIn)
                : List.of(UserData.over(builtIn, new MemorySource("own data", assignment.own())));
    }

    /** Null if it has mistakes, which are then among the problems. */
    @Nullable
    Loaded of(Variant variant) {
        List<Object> key = List.of(variant.data(), variant.changes());
        Loaded known = loaded.get(key);
        if (known != null || !changesWhatIsThere(variant)) {
            return known;
        }
        Loaded data = load(variant);
        if (data != null) {
            loaded.put(key, data);
        }
        return data;
    }

    private @Nullable Loaded load(Variant variant) {
        List<DataSource> layers = new ArrayList<>(base);
        if (!variant.data().isEmpty()) {
            layers.add(new MemorySource(TEXTS, variant.data()));
        }
        List<FigureChange> changes = new ArrayList<>();
        for (int i = 0; i < variant.changes().size(); i++) {
            Change change = variant.changes().get(i);
            changes.add(new FigureChange(
                    CHANGE + i, change.file(), change.where(), change.column(), reckoning(change.to())));
        }
        layers.addAll(changes);
        try {
            GameData data = DataLoader.load(layers.toArray(DataSource[]::new));
            return !areMet(variant, changes)
                    ? null
                    : new Loaded(data, edition(variant, FigureChange.asTables(changes)));
        } catch (DataException wrong) {
            wrong.problems().forEach(problem -> add(variant, problem));
            return null;
        }
    }

    /** A change of what is no table, or of one that nobody plays with, would be passed over in silence. */
    private boolean areMet(Variant variant, List<FigureChange> changes) {
        boolean met = true;
        for (int i = 0; i < changes.size(); i++) {
            if (!changes.get(i).isMet()) {
                Change change = variant.changes().get(i);
                problems.add(
                        file,
                        change.line(),
                        "\"" + change.file()
                                + "\" is no table of figures that are played with; a setting is written into the "
                                + "variant's data.");
                met = false;
            }
        }
        return met;
    }

    /** One folder that says the same; only its name and number where two of its parts have the same file. */
    private @Nullable CarriedEdition edition(Variant variant, SortedMap<String, String> changed) {
        SortedMap<String, String> files = new TreeMap<>(own);
        files.putAll(variant.data());
        files.putAll(changed);
        boolean apart = files.size() == own.size() + variant.data().size() + changed.size();
        CarriedEdition whole = CarriedEdition.of(variant.name(), files);
        return apart || whole == null ? whole : new CarriedEdition(whole.title(), whole.sha256(), Map.of());
    }

    /** A mistake in the data, told where the study's file asks for it. */
    private void add(Variant variant, Problem problem) {
        for (int i = 0; i < variant.changes().size(); i++) {
            if (problem.file().startsWith(CHANGE + i + "/")) {
                problems.add(file, variant.changes().get(i).line(), problem.message());
                return;
            }
        }
        if (!problem.file().startsWith(TEXTS + "/")) {
            problems.add(file, variant.line("data"), problem.toString());
            return;
        }
        String name = problem.file().substring(TEXTS.length() + 1);
        boolean here = variant.dataFolder().isEmpty();
        problems.add(
                file,
                here ? variant.line("data." + name + "." + problem.line()) : variant.line("data"),
                (here ? name : variant.dataFolder() + "/" + name + ":" + problem.line()) + ": " + problem.message());
    }

    private boolean changesWhatIsThere(Variant variant) {
        boolean there = true;
        for (Change change : variant.changes()) {
            if (!variant.data().containsKey(change.file())
                    && base.stream().allMatch(layer -> layer.text(change.file()) == null)) {
                problems.add(file, change.line(), "There is no file \"" + change.file() + "\" in the data.");
                there = false;
            }
        }
        return there;
    }

    /** {@code 16}, {@code +2}, {@code -10%}; percentages are rounded to the nearest whole number. */
    private static IntUnaryOperator reckoning(String to) {
        boolean relative = to.startsWith("+") || to.startsWith("-");
        boolean percent = to.endsWith("%");
        int amount = Integer.parseInt(percent ? to.substring(0, to.length() - 1) : to);
        if (percent) {
            return old -> (int) Math.floorDiv((long) old * (relative ? 100 + amount : amount) + 50, 100);
        }
        return relative ? old -> old + amount : old -> amount;
    }
}
