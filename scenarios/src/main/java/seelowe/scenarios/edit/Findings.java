package seelowe.scenarios.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.TableReader;

/** Finds what mistakes are about: the row, the cell, the hex. */
public final class Findings {
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern HEX = Pattern.compile("(?<![0-9])[0-9]{4}(?![0-9])");
    private static final Pattern MISSING = Pattern.compile("^The (?:name of the )?(.+?) is missing\\.");
    private static final String UNIT = "unit";

    private final Draft draft;
    private final List<DataSource> layers;
    private final Map<String, Map<Integer, Row>> rows = new HashMap<>();

    private Findings(Draft draft) {
        this.draft = draft;
        this.layers = List.of(draft.layers());
    }

    /** These mistakes of the draft, in their order. */
    public static List<Finding> of(Draft draft, List<Problem> problems) {
        Findings findings = new Findings(draft);
        return problems.stream().map(findings::find).toList();
    }

    private Finding find(Problem problem) {
        for (int i = layers.size() - 1; i >= 0; i--) {
            DataSource layer = layers.get(i);
            String beginning = DataFiles.path(layer, "");
            if (problem.file().startsWith(beginning)) {
                return find(problem, layer, problem.file().substring(beginning.length()), i == layers.size() - 1);
            }
        }
        return find(problem, layers.get(layers.size() - 1), problem.file(), false);
    }

    private Finding find(Problem problem, DataSource layer, String file, boolean last) {
        boolean own = last && draft.texts().containsKey(file);
        Place place = place(problem, layer, file, own);
        Optional<TableForm> form = draft.form(file);
        Set<String> hexes = new LinkedHashSet<>();
        if (place.row() != null && form.isPresent()) {
            form.get().hexColumns().forEach(column -> addHexes(place.row().get(column), hexes));
        }
        addHexes(problem.message(), hexes);
        String unit = place.row() == null ? "" : place.row().get(UNIT);
        return new Finding(
                file,
                problem.line(),
                own,
                place.key(),
                place.column(),
                new ArrayList<>(hexes),
                unit,
                problem.message(),
                new Fixes(draft, place).fix());
    }

    private static void addHexes(String text, Set<String> hexes) {
        Matcher hex = HEX.matcher(text);
        while (hex.find()) {
            hexes.add(hex.group());
        }
    }

    /**
     * Where a mistake stands.
     *
     * @param row of a table
     * @param setting of a file of settings
     */
    record Place(
            Problem problem,
            String file,
            boolean own,
            @Nullable Row row,
            Settings.@Nullable Entry setting,
            String key,
            String column) {}

    private Place place(Problem problem, DataSource layer, String file, boolean own) {
        Optional<TableForm> form = draft.form(file);
        if (form.isPresent()) {
            @Nullable Row row = rows(layer, file, form.get()).get(problem.line());
            String key = row == null ? "" : form.get().key().apply(row);
            return new Place(problem, file, own, row, null, key, row == null ? "" : column(problem, row, form.get()));
        }
        Settings.@Nullable Entry setting = file.endsWith(".properties") ? setting(problem, layer, file) : null;
        return new Place(problem, file, own, null, setting, setting == null ? "" : setting.key(), "");
    }

    private Map<Integer, Row> rows(DataSource layer, String file, TableForm form) {
        return rows.computeIfAbsent(DataFiles.path(layer, file), path -> {
            Map<Integer, Row> byLine = new HashMap<>();
            @Nullable String text = layer.text(file);
            if (text != null) {
                new TableReader(form, new Problems(), true)
                        .read(path, text)
                        .forEach(row -> byLine.put(row.line(), row));
            }
            return byLine;
        });
    }

    private static Settings.@Nullable Entry setting(Problem problem, DataSource layer, String file) {
        @Nullable String text = layer.text(file);
        if (text == null) {
            return null;
        }
        for (Settings.Entry entry : EditedSettings.read(file, text).values()) {
            if (entry.line() == problem.line()) {
                return entry;
            }
        }
        return null;
    }

    /** The column that the sentence speaks of: it quotes what stands there, or says what is missing. */
    private static String column(Problem problem, Row row, TableForm form) {
        Matcher quoted = QUOTED.matcher(problem.message());
        while (quoted.find()) {
            for (String column : form.columns()) {
                if (!quoted.group(1).isEmpty() && row.get(column).contains(quoted.group(1))) {
                    return column;
                }
            }
        }
        Matcher missing = MISSING.matcher(problem.message());
        if (missing.find()) {
            for (String column : form.columns()) {
                if (missing.group(1).replace(' ', '-').endsWith(column)
                        || missing.group(1).startsWith(column)) {
                    return column;
                }
            }
        }
        return "";
    }
}
