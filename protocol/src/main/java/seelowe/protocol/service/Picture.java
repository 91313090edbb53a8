package seelowe.protocol.service;

import java.util.Map;
import seelowe.engine.view.View;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Outline;
import seelowe.protocol.form.ViewJson;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a game looks to all who have the same outlook. Who was told remembers it, so that the next update need only say what is not as it
 * was: both are made from what he may know, so that their difference tells no more than they do.
 */
public final class Picture {
    private static final String STATE = "state";
    private static final String VIEW = "view";
    private static final String OPTIONS = "options";

    private final UpdateJson.Outlook outlook;
    private final Names names;
    private final boolean over;
    private final ObjectNode state;
    private final ObjectNode frame;
    private final View view;
    private final Outline outline;

    Picture(UpdateJson.Outlook outlook, Sighted sighted) {
        ChangeJson form = new ChangeJson(sighted);
        this.outlook = outlook;
        this.names = sighted.names();
        this.over = sighted.state().result() != null;
        this.state = form.state();
        this.frame = form.frame(sighted.state());
        this.view = sighted.audience().view(sighted.state());
        this.outline = form.outline();
    }

    /** Whether it can be told as a change of that one. The end of a game opens everything, and is told whole. */
    boolean follows(Picture before) {
        return !over && outlook.equals(before.outlook);
    }

    void write(ObjectNode node) {
        node.set(STATE, state.deepCopy());
        ObjectNode whole = node.putObject(VIEW);
        whole.setAll(frame.deepCopy());
        ViewJson.write(view, names, whole);
        outline.write(node.putObject(OPTIONS));
    }

    void writeChanges(Picture before, ObjectNode node) {
        setUnlessEmpty(STATE, changes(before.state, state), node);
        ObjectNode seen = Json.object();
        ViewJson.writeChanges(before.view, view, names, seen);
        setUnlessEmpty(VIEW, seen, node);
        ObjectNode offered = Json.object();
        outline.writeChanges(before.outline, offered);
        setUnlessEmpty(OPTIONS, offered, node);
    }

    private static void setUnlessEmpty(String field, ObjectNode changes, ObjectNode node) {
        if (!changes.isEmpty()) {
            node.set(field, changes);
        }
    }

    private static ObjectNode changes(ObjectNode before, ObjectNode now) {
        ObjectNode changes = Json.object();
        for (Map.Entry<String, JsonNode> field : now.properties()) {
            if (!field.getValue().equals(before.get(field.getKey()))) {
                changes.set(field.getKey(), field.getValue());
            }
        }
        for (Map.Entry<String, JsonNode> field : before.properties()) {
            if (!now.has(field.getKey())) {
                changes.putNull(field.getKey());
            }
        }
        return changes;
    }
}
