package seelowe.server.edit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.edit.EditMistake;
import seelowe.scenarios.edit.EditedTable;
import seelowe.scenarios.edit.FileNames;
import seelowe.scenarios.edit.SettingForms;
import seelowe.scenarios.plan.SettingForm;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TableForm;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A file of an edition as JSON: what stands there, what may, and what differs from what lies beneath. */
final class TableJson {
    private TableJson() {}

    static ObjectNode write(Draft draft, String file, boolean onlyDiffering, ObjectNode node) {
        node.put("file", file);
        if (DataForms.isSettings(file)) {
            return settings(draft, file, node.put("kind", "settings"));
        }
        if (draft.form(file).isEmpty()) {
            return text(draft, file, node.put("kind", "text"));
        }
        try {
            return table(draft.table(file), onlyDiffering, node.put("kind", "table"));
        } catch (EditMistake unreadable) {
            throw new JsonMistake(MistakeCode.BAD_EDITION, "file", unreadable.sentence());
        }
    }

    private static ObjectNode table(EditedTable table, boolean onlyDiffering, ObjectNode node) {
        List<String> columns = columns(table.form(), node.putArray("columns"));
        Map<String, EditedTable.State> differing = table.differing();
        ArrayNode rows = node.putArray("rows");
        ArrayNode keys = node.putArray("keys");
        table.rows().forEach((key, cells) -> {
            if (!onlyDiffering || differing.containsKey(key)) {
                keys.add(key);
                ArrayNode row = rows.addArray();
                columns.forEach(column -> row.add(cells.getOrDefault(column, "")));
            }
        });
        ObjectNode states = node.putObject("differing");
        differing.forEach((key, state) -> state(table, key, state, states.putObject(key)));
        return node;
    }

    private static List<String> columns(TableForm form, ArrayNode columns) {
        for (String column : form.columns()) {
            ObjectNode node = columns.addObject().put("column", column);
            if (form.keyColumns().contains(column)) {
                node.put("key", true);
            }
            if (form.hexColumns().contains(column)) {
                node.put("hex", true);
            }
            if (!form.wordsFor(column).isEmpty()) {
                node.set("words", Json.strings(form.wordsFor(column)));
            }
        }
        return form.columns();
    }

    private static void state(EditedTable table, String key, EditedTable.State state, ObjectNode node) {
        node.put("state", state.name().toLowerCase(Locale.ROOT));
        @Nullable Map<String, String> beneath = table.beneath(key);
        if (beneath != null) {
            Map<String, String> now = table.rows().getOrDefault(key, Map.of());
            ObjectNode was = node.putObject("was");
            beneath.forEach((column, cell) -> {
                if (!cell.equals(now.get(column))) {
                    was.put(column, cell);
                }
            });
        }
        if (state == EditedTable.State.REMOVED) {
            table.removal(key).forEach((column, cell) -> {
                if (!cell.isEmpty() && (column.equals("source") || column.equals("note"))) {
                    node.put(column, cell);
                }
            });
        }
    }

    private static ObjectNode settings(Draft draft, String file, ObjectNode node) {
        Map<String, Settings.Entry> beneath = draft.settingsBeneath(file);
        Map<String, Settings.Entry> own = draft.ownSettings(file);
        ArrayNode all = node.putArray("settings");
        Map<String, Settings.Entry> others = new TreeMap<>(own);
        for (SettingForm form : SettingForms.of(draft, file)) {
            others.remove(form.key());
            setting(draft, form.key(), own, beneath, all.addObject());
            ObjectNode last = (ObjectNode) all.get(all.size() - 1);
            last.put("type", form.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            last.put("least", form.least()).put("most", form.most());
            last.set("words", Json.strings(form.words()));
            last.put("rule", form.rule()).put("meaning", form.meaning());
        }
        for (String unknown : others.keySet()) {
            setting(draft, unknown, own, beneath, all.addObject());
        }
        return node;
    }

    private static void setting(
            Draft draft,
            String key,
            Map<String, Settings.Entry> own,
            Map<String, Settings.Entry> beneath,
            ObjectNode node) {
        Settings.@Nullable Entry said = own.get(key);
        Settings.@Nullable Entry was = beneath.get(key);
        Settings.@Nullable Entry now = said == null ? was : said;
        node.put("key", key).put("value", now == null ? null : now.value()).put("own", said != null);
        node.put("was", was == null ? null : was.value());
        node.put("from", was == null ? "" : folder(draft, was.file()));
    }

    /** Where something comes from: {@code scenarios/navy-plan}. */
    private static String folder(Draft draft, String path) {
        for (DataSource layer : draft.layers()) {
            String beginning = DataFiles.path(layer, "");
            if (path.startsWith(beginning)) {
                String file = path.substring(beginning.length());
                return file.substring(0, Math.max(0, file.lastIndexOf('/')));
            }
        }
        return path;
    }

    private static ObjectNode text(Draft draft, String file, ObjectNode node) {
        String fault = draft.texts().containsKey(file) ? "" : FileNames.fault(file);
        if (!fault.isEmpty()) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "file", fault);
        }
        DataSource[] layers = draft.layers();
        @Nullable String was = layers.length > 1 ? layers[0].text(file) : null;
        @Nullable String own = draft.texts().get(file);
        return node.put("text", own == null ? was == null ? "" : was : own)
                .put("own", own != null)
                .put("was", was);
    }
}
