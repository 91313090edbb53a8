package seelowe.scenarios.edit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.CsvLine;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.TableReader;

/** A table as an edition has it, over what lies beneath: rows by key, each with all its cells by column. */
public final class EditedTable {
    private static final String SOURCE = "source";
    private static final String NOTE = "note";
    private static final String OWN_CHOICE = "estimate";

    private final String file;
    private final TableForm form;
    private final boolean alone;
    private final Map<String, Map<String, String>> beneath = new LinkedHashMap<>();
    private Map<String, Map<String, String>> now = new LinkedHashMap<>();
    /** Source and note of rows that were taken away. */
    private final Map<String, Map<String, String>> removed = new LinkedHashMap<>();

    /** How a row differs. */
    public enum State {
        CHANGED,
        ADDED,
        REMOVED
    }

    /**
     * @param under the rows that lie beneath
     * @param alone whether no file lies beneath: then all columns must be there
     * @param own the text of the edition's own file, if there is one
     */
    EditedTable(String file, TableForm form, List<Row> under, boolean alone, @Nullable String own) {
        this.file = file;
        this.form = form;
        this.alone = alone;
        under.forEach(row -> beneath.put(form.key().apply(row), cells(row)));
        now.putAll(beneath);
        if (own != null) {
            lay(own);
        }
    }

    private Map<String, String> cells(Row row) {
        Map<String, String> cells = new LinkedHashMap<>();
        form.columns().forEach(column -> cells.put(column, row.get(column)));
        return Collections.unmodifiableMap(cells);
    }

    private void lay(String own) {
        Problems problems = new Problems();
        List<Row> rows = new TableReader(form, problems, !alone).read(file, own);
        if (!problems.isEmpty()) {
            throw EditMistake.unreadable(file, problems.list().get(0).message());
        }
        for (Row row : rows) {
            String key = form.key().apply(row);
            boolean removal = row.has(TableReader.REMOVE);
            if (removal && now.remove(key) == null) {
                throw EditMistake.unreadable(file, "There is no " + key + " to remove.");
            } else if (removal) {
                removed.put(key, cells(row));
            } else {
                now.put(key, laid(row, now.get(key)));
            }
        }
    }

    private Map<String, String> laid(Row row, @Nullable Map<String, String> under) {
        Map<String, String> cells = new LinkedHashMap<>(cells(row));
        if (under != null) {
            under.forEach((column, cell) -> {
                if (!row.hasColumn(column)) {
                    cells.put(column, cell);
                }
            });
        }
        return Collections.unmodifiableMap(cells);
    }

    public TableForm form() {
        return form;
    }

    /** The rows as they are now. */
    public Map<String, Map<String, String>> rows() {
        return Collections.unmodifiableMap(now);
    }

    /** A row as it is without this edition; null if there is none. */
    public @Nullable Map<String, String> beneath(String key) {
        return beneath.get(key);
    }

    /** The rows that this edition changes, adds and removes. */
    public Map<String, State> differing() {
        Map<String, State> differing = new LinkedHashMap<>();
        beneath.forEach((key, cells) -> {
            Map<String, String> row = now.get(key);
            if (row == null) {
                differing.put(key, State.REMOVED);
            } else if (!row.equals(cells)) {
                differing.put(key, State.CHANGED);
            }
        });
        now.keySet().stream().filter(key -> !beneath.containsKey(key)).forEach(key -> differing.put(key, State.ADDED));
        return differing;
    }

    /** Source and note of a row that this edition takes away. */
    public Map<String, String> removal(String key) {
        return removed.getOrDefault(key, Map.of());
    }

    /** Changes cells of a row, or adds one. */
    void set(@Nullable String key, Map<String, String> set) {
        Map<String, String> wanted = wanted(set);
        String old = key == null ? form.key().apply(Row.of(filled(wanted))) : key;
        @Nullable Map<String, String> before = now.get(old);
        if (key != null && before == null) {
            throw new EditMistake("key", file + " has no row " + key + ".");
        }
        Map<String, String> after = new LinkedHashMap<>(before == null ? filled(Map.of()) : before);
        after.putAll(wanted);
        if (!set.containsKey(SOURCE)) {
            claim(old, after, set.containsKey(NOTE));
        }
        String fresh = form.key().apply(Row.of(after));
        if (form.keyColumns().stream()
                .allMatch(column -> after.getOrDefault(column, "").isEmpty())) {
            throw new EditMistake(
                    "set", "A row of " + file + " needs " + String.join(" and ", form.keyColumns()) + ".");
        }
        if (!fresh.equals(old) && now.containsKey(fresh)) {
            throw new EditMistake("set", file + " has a row " + fresh + " already.");
        }
        put(old, fresh, after);
    }

    /** A figure that somebody changed is his choice, unless he says where it comes from; changed back it is what it was. */
    private void claim(String key, Map<String, String> cells, boolean noted) {
        Map<String, String> under = beneath.getOrDefault(key, Map.of());
        boolean same = !under.isEmpty()
                && form.columns().stream()
                        .filter(column -> !column.equals(SOURCE) && !column.equals(NOTE))
                        .allMatch(column -> cells.getOrDefault(column, "").equals(under.get(column)));
        if (same && !noted) {
            cells.putAll(under);
        } else if (!isOwn(key)) {
            cells.put(SOURCE, OWN_CHOICE);
        }
    }

    private boolean isOwn(String key) {
        Map<String, String> row = now.get(key);
        return row != null && !row.equals(beneath.get(key));
    }

    private Map<String, String> filled(Map<String, String> some) {
        Map<String, String> cells = new LinkedHashMap<>();
        form.columns().forEach(column -> cells.put(column, some.getOrDefault(column, "")));
        return cells;
    }

    private Map<String, String> wanted(Map<String, String> set) {
        Map<String, String> wanted = new LinkedHashMap<>();
        set.forEach((column, cell) -> {
            if (!form.columns().contains(column)) {
                throw new EditMistake(
                        "set." + column,
                        file + " has no column " + column + ". The columns are " + String.join(", ", form.columns())
                                + ".");
            }
            String plain = PlainText.demand("set." + column, cell);
            boolean short4 = form.hexColumns().contains(column) && plain.matches("[0-9]{3}");
            wanted.put(column, short4 ? "0" + plain : plain);
        });
        return wanted;
    }

    /** A row keeps its place, under whatever key. */
    private void put(String old, String fresh, Map<String, String> cells) {
        Map<String, Map<String, String>> next = new LinkedHashMap<>();
        now.forEach((key, row) -> {
            if (key.equals(old)) {
                next.put(fresh, Collections.unmodifiableMap(cells));
            } else {
                next.put(key, row);
            }
        });
        next.putIfAbsent(fresh, Collections.unmodifiableMap(cells));
        if (!old.equals(fresh) && beneath.containsKey(old)) {
            removed.put(old, cells);
        }
        removed.remove(fresh);
        now = next;
    }

    /** Takes a row away. */
    void remove(String key, Map<String, String> set) {
        if (now.remove(key) == null) {
            throw new EditMistake("key", file + " has no row " + key + ".");
        }
        Map<String, String> why = filled(wanted(set));
        why.replace(SOURCE, "", OWN_CHOICE);
        removed.put(key, why);
    }

    /** Makes a row what it is without this edition. */
    void restore(String key) {
        @Nullable Map<String, String> under = beneath.get(key);
        if (under == null && now.remove(key) == null) {
            throw new EditMistake("key", file + " has no row " + key + ".");
        }
        if (under != null) {
            put(key, key, under);
        }
    }

    /** The edition's own file: only what differs; nothing if nothing does. */
    Optional<String> text() {
        Map<String, State> differing = differing();
        if (differing.isEmpty()) {
            return Optional.empty();
        }
        List<String> columns = columns(differing);
        StringBuilder text = new StringBuilder(CsvLine.of(columns));
        differing.forEach((key, state) -> text.append(CsvLine.of(line(key, state, columns))));
        return Optional.of(text.toString());
    }

    private List<String> line(String key, State state, List<String> columns) {
        boolean gone = state == State.REMOVED;
        Map<String, String> row = now.getOrDefault(key, Map.of());
        Map<String, String> known = beneath.getOrDefault(key, Map.of());
        Map<String, String> why = removal(key);
        List<String> cells = new ArrayList<>();
        for (String column : columns) {
            boolean said = column.equals(SOURCE) || column.equals(NOTE);
            String cell = gone ? (said ? why : known).getOrDefault(column, "") : row.getOrDefault(column, "");
            cells.add(column.equals(TableReader.REMOVE) ? gone ? "yes" : "" : cell);
        }
        return cells;
    }

    /** Those of the key, those in which some row differs, and where it comes from. */
    private List<String> columns(Map<String, State> differing) {
        List<String> columns = new ArrayList<>();
        boolean needsAll = alone || differing.keySet().stream().anyMatch(this::isKnownByMore);
        for (String column : form.columns()) {
            boolean said = column.equals(SOURCE) || column.equals(NOTE);
            boolean needed = form.keyColumns().contains(column)
                    || (needsAll && form.required().contains(column));
            if (said || needed || differing.keySet().stream().anyMatch(key -> differs(key, column))) {
                columns.add(column);
            }
        }
        if (differing.containsValue(State.REMOVED)) {
            columns.add(TableReader.REMOVE);
        }
        return columns;
    }

    private boolean differs(String key, String column) {
        Map<String, String> row = now.get(key);
        return row != null
                && !row.getOrDefault(column, "")
                        .equals(beneath.getOrDefault(key, Map.of()).getOrDefault(column, ""));
    }

    /** Whether the columns of the key alone would not tell which row is meant, as of supply units. */
    private boolean isKnownByMore(String key) {
        Map<String, String> row = now.getOrDefault(key, beneath.getOrDefault(key, Map.of()));
        Map<String, String> few = new LinkedHashMap<>();
        form.keyColumns().forEach(column -> few.put(column, row.getOrDefault(column, "")));
        return !form.key().apply(Row.of(few)).equals(key);
    }
}
