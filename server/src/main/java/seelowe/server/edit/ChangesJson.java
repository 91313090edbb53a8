package seelowe.server.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Fields;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.edit.Change;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes of an edition as JSON. */
final class ChangesJson {
    private ChangesJson() {}

    static List<Change> read(JsonNode node) {
        if (!(node instanceof ArrayNode)) {
            throw JsonMistake.wrongType("changes", "a list");
        }
        List<Change> changes = new ArrayList<>();
        for (JsonNode each : node) {
            String at = "changes[" + changes.size() + "]";
            if (!(each instanceof ObjectNode change)) {
                throw JsonMistake.wrongType(at, "an object");
            }
            changes.add(change(change, at));
        }
        return changes;
    }

    private static Change change(ObjectNode node, String at) {
        Fields.allowOnly(node, at, "change", List.of("file", "folder", "key", "set", "remove", "restore", "text"));
        if (node.has("folder")) {
            return new Change.FolderRemoval(text(node, at, "folder"));
        }
        String file = text(node, at, "file");
        if (node.has("text")) {
            return new Change.Text(file, node.get("text").isNull() ? null : text(node, at, "text"));
        }
        if (DataForms.isSettings(file)) {
            return new Change.Values(file, set(node, at));
        }
        @Nullable String key = node.has("key") ? text(node, at, "key") : null;
        if (is(node, at, "restore")) {
            return new Change.Restoring(file, text(node, at, "key"));
        }
        if (is(node, at, "remove")) {
            return new Change.Removal(file, text(node, at, "key"), node.has("set") ? cells(node, at) : Map.of());
        }
        return new Change.Cells(file, key, cells(node, at));
    }

    private static String text(ObjectNode node, String at, String field) {
        return Fields.text(Fields.required(node, at, field), at + "." + field);
    }

    private static boolean is(ObjectNode node, String at, String field) {
        return node.has(field) && Fields.flag(node.get(field), at + "." + field);
    }

    private static Map<String, String> cells(ObjectNode node, String at) {
        Map<String, String> cells = new LinkedHashMap<>();
        set(node, at)
                .forEach((column, cell) -> cells.put(
                        column,
                        cell.orElseThrow(() -> new JsonMistake(
                                MistakeCode.WRONG_TYPE,
                                at + ".set." + column,
                                "A cell is a text; an empty one is \"\"."))));
        return cells;
    }

    private static Map<String, Optional<String>> set(ObjectNode node, String at) {
        if (!(Fields.required(node, at, "set") instanceof ObjectNode object)) {
            throw JsonMistake.wrongType(at + ".set", "an object");
        }
        Map<String, Optional<String>> set = new LinkedHashMap<>();
        object.properties()
                .forEach(each -> set.put(
                        each.getKey(),
                        each.getValue().isNull()
                                ? Optional.empty()
                                : Optional.of(Fields.text(each.getValue(), at + ".set." + each.getKey()))));
        return set;
    }

    /** The same as they are read. */
    static ArrayNode write(List<Change> changes) {
        ArrayNode all = Json.array();
        changes.forEach(change -> write(change, all.addObject()));
        return all;
    }

    private static void write(Change change, ObjectNode node) {
        if (change instanceof Change.FolderRemoval) {
            node.put("folder", change.file()).put("remove", true);
            return;
        }
        node.put("file", change.file());
        if (change instanceof Change.Cells cells) {
            if (cells.key() != null) {
                node.put("key", cells.key());
            }
            cells(cells.set(), node);
        } else if (change instanceof Change.Removal removal) {
            node.put("key", removal.key()).put("remove", true);
            cells(removal.set(), node);
        } else if (change instanceof Change.Restoring restoring) {
            node.put("key", restoring.key()).put("restore", true);
        } else if (change instanceof Change.Values values) {
            ObjectNode set = node.putObject("set");
            values.set().forEach((key, value) -> set.put(key, value.orElse(null)));
        } else if (change instanceof Change.Text text) {
            node.put("text", text.text());
        }
    }

    private static void cells(Map<String, String> cells, ObjectNode node) {
        if (!cells.isEmpty()) {
            ObjectNode set = node.putObject("set");
            cells.forEach(set::put);
        }
    }
}
