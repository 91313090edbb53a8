package seelowe.server.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.edit.EditMistake;
import seelowe.scenarios.edit.EditedTable;
import seelowe.scenarios.plan.PlanFiles;
import seelowe.scenarios.text.Settings;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What one edition says otherwise than another, row by row. */
final class Comparison {
    private static final int MOST = 2000;

    private final Draft there;
    private final Draft here;
    private final List<ObjectNode> rows = new ArrayList<>();
    private final Set<String> hexes = new TreeSet<>();

    private Comparison(Draft there, Draft here) {
        this.there = there;
        this.here = here;
    }

    static void write(Draft there, Draft here, ObjectNode node) {
        Comparison comparison = new Comparison(there, here);
        Set<String> files = new TreeSet<>(there.texts().keySet());
        files.addAll(here.texts().keySet());
        files.forEach(comparison::compare);
        ArrayNode rows = node.putArray("rows");
        comparison.rows.stream().limit(MOST).forEach(rows::add);
        node.set("hexes", Json.strings(comparison.hexes));
        node.put("more", Math.max(0, comparison.rows.size() - MOST));
    }

    private void compare(String file) {
        if (DataForms.isSettings(file)) {
            compare(file, settings(there, file), settings(here, file), List.of());
        } else if (here.form(file).isPresent() && isReadable(file)) {
            compareTables(file);
        } else if (!text(there, file).equals(text(here, file))) {
            add(file, "", text(there, file).isEmpty(), text(here, file).isEmpty());
        }
    }

    private boolean isReadable(String file) {
        try {
            there.table(file);
            here.table(file);
            return true;
        } catch (EditMistake unreadable) {
            return false;
        }
    }

    private static String text(Draft draft, String file) {
        for (int i = draft.layers().length - 1; i >= 0; i--) {
            @Nullable String text = draft.layers()[i].text(file);
            if (text != null) {
                return text;
            }
        }
        return "";
    }

    private static Map<String, Map<String, String>> settings(Draft draft, String file) {
        Map<String, Settings.Entry> all = new TreeMap<>(draft.settingsBeneath(file));
        all.putAll(draft.ownSettings(file));
        Map<String, Map<String, String>> values = new TreeMap<>();
        all.forEach((key, entry) -> values.put(key, Map.of("value", entry.value())));
        return values;
    }

    /** A table of a scenario that only one of them has is compared with what it takes. */
    private void compareTables(String file) {
        EditedTable now = here.table(file);
        EditedTable before = there.table(file);
        List<String> hexColumns = now.form().hexColumns();
        if (before.rows().isEmpty() && isTaken(file)) {
            compare(file, beneath(now), now.rows(), hexColumns);
        } else if (now.rows().isEmpty() && isTaken(file)) {
            compare(file, before.rows(), beneath(before), hexColumns);
        } else {
            compare(file, before.rows(), now.rows(), hexColumns);
        }
    }

    private static boolean isTaken(String file) {
        return file.startsWith(PlanFiles.SCENARIOS);
    }

    private static Map<String, Map<String, String>> beneath(EditedTable table) {
        Map<String, Map<String, String>> rows = new LinkedHashMap<>(table.rows());
        table.differing().keySet().forEach(key -> {
            @Nullable Map<String, String> row = table.beneath(key);
            if (row == null) {
                rows.remove(key);
            } else {
                rows.put(key, row);
            }
        });
        return rows;
    }

    private void compare(
            String file,
            Map<String, Map<String, String>> before,
            Map<String, Map<String, String>> now,
            List<String> hexColumns) {
        Set<String> keys = new TreeSet<>(before.keySet());
        keys.addAll(now.keySet());
        for (String key : keys) {
            Map<String, String> was = before.getOrDefault(key, Map.of());
            Map<String, String> is = now.getOrDefault(key, Map.of());
            if (!was.equals(is)) {
                ObjectNode row = add(file, key, was.isEmpty(), is.isEmpty());
                cells(was, is, row);
                places(is.isEmpty() ? was : is, hexColumns, row);
            }
        }
    }

    private ObjectNode add(String file, String key, boolean added, boolean removed) {
        ObjectNode row = Json.object().put("file", file).put("key", key);
        row.put("state", added ? "added" : removed ? "removed" : "changed");
        row.putArray("hexes");
        row.putObject("cells");
        rows.add(row);
        return row;
    }

    private static void cells(Map<String, String> was, Map<String, String> is, ObjectNode row) {
        ObjectNode cells = (ObjectNode) row.get("cells");
        Set<String> columns = new TreeSet<>(was.keySet());
        columns.addAll(is.keySet());
        for (String column : columns) {
            String before = was.getOrDefault(column, "");
            String now = is.getOrDefault(column, "");
            if (column.equals("source") || column.equals("note")) {
                row.put(column, now);
            } else if (!before.equals(now)) {
                cells.putArray(column).add(before).add(now);
            }
        }
    }

    private void places(Map<String, String> cells, List<String> hexColumns, ObjectNode row) {
        ArrayNode all = (ArrayNode) row.get("hexes");
        for (String column : hexColumns) {
            String hex = cells.getOrDefault(column, "");
            if (hex.matches("[0-9]{4}")) {
                all.add(hex);
                hexes.add(hex);
            }
        }
    }
}
