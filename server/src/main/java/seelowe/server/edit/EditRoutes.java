package seelowe.server.edit;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import seelowe.art.geography.GeographyReader;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Request;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.edit.Change;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.edit.EditMistake;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Settings;
import seelowe.server.http.Exchange;
import seelowe.server.http.Routes;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Making an edition, looking at its tables, changing them. */
public final class EditRoutes implements Routes {
    private static final String VERSION = "version";
    private static final String BASE = "/api/editions/{edition}/";

    private final Workshop workshop;
    private final Editors editors;

    EditRoutes(Workshop workshop, Editors editors) {
        this.workshop = workshop;
        this.editors = editors;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/api/editions", this::create);
        routes.post(BASE + "delete", this::delete);
        routes.get(BASE + "files", this::files);
        routes.get(BASE + "table", this::table);
        routes.post(BASE + "changes", this::change);
        routes.post(BASE + "undo", context -> {
            Request body = body(context, "undo", VERSION);
            send(context, desk(context).undo(body.text(VERSION)), true);
        });
        routes.post(BASE + "redo", context -> {
            Request body = body(context, "redo", VERSION);
            send(context, desk(context).redo(body.text(VERSION)), true);
        });
        routes.get(BASE + "findings", context -> {
            ObjectNode answer = Json.object();
            Desk.View view = desk(context).view();
            FindingsJson.write(view, answer.put(VERSION, view.version()));
            Exchange.send(context, answer);
        });
    }

    private Request body(Context context, String what, String... fields) {
        editors.demand();
        return Exchange.body(context).allowOnly(what, fields);
    }

    private Desk desk(Context context) {
        editors.demand();
        return workshop.desk(context.pathParam("edition"));
    }

    private void create(Context context) {
        Request body = body(context, "a new edition", "title", "by", "about", "from", "edition");
        String title = body.text("title").strip();
        String from = body.text("from", "");
        Map<String, String> texts = Workshop.titled(
                from.isEmpty() ? Map.of() : workshop.look(from).texts(),
                title,
                body.text("by", ""),
                body.text("about", ""));
        String id = workshop.make(body.text("edition", ""), title, texts);
        context.status(201);
        Exchange.send(context, Json.object().put("edition", id).put(VERSION, Desk.version(texts)));
    }

    private void delete(Context context) {
        Request body = body(context, "delete", VERSION);
        String id = context.pathParam("edition");
        workshop.desk(id).delete(body.text(VERSION));
        workshop.forget(id);
        Exchange.send(context, Json.object().put("edition", id));
    }

    private void change(Context context) {
        Request body = body(context, "changes", VERSION, "changes");
        List<Change> changes = ChangesJson.read(body.field("changes"));
        Desk.View view = desk(context).change(body.text(VERSION), changes);
        boolean map = changes.stream().anyMatch(change -> isOfMap(change.file()));
        ObjectNode answer = answer(view, map);
        answer.set(
                "changed",
                Json.strings(new TreeSet<>(changes.stream().map(Change::file).toList())));
        Exchange.send(context, answer);
    }

    private static boolean isOfMap(String file) {
        return file.startsWith("map/") || file.startsWith("geography/") || file.equals("data.properties");
    }

    private static void send(Context context, Desk.View view, boolean map) {
        Exchange.send(context, answer(view, map));
    }

    private static ObjectNode answer(Desk.View view, boolean map) {
        ObjectNode answer = Json.object().put(VERSION, view.version());
        answer.put("undo", view.undoable()).put("redo", view.redoable()).put("map", map);
        FindingsJson.write(view, answer);
        return answer;
    }

    private void table(Context context) {
        String file = context.queryParam("file");
        if (file == null) {
            throw new JsonMistake(MistakeCode.MISSING_FIELD, "file", "Which table? Say ?file=map/hexes.csv.");
        }
        Desk.View view = desk(context).view();
        boolean differing = "differing".equals(context.queryParam("only"));
        ObjectNode answer = Json.object().put(VERSION, view.version());
        Exchange.send(context, TableJson.write(view.draft(), file, differing, answer));
    }

    private void files(Context context) {
        String id = context.pathParam("edition");
        Desk.View view = desk(context).view();
        Draft draft = view.draft();
        EditionCard card = EditionCard.read(Desk.own(draft), id);
        ObjectNode answer = Json.object().put("edition", id).put(VERSION, view.version());
        answer.put("title", card.title()).put("by", card.by()).put("about", card.about());
        answer.put("complete", draft.layers().length == 1);
        answer.put("undo", view.undoable()).put("redo", view.redoable());
        answer.put("findings", view.check().problems().size());
        ArrayNode files = answer.putArray("files");
        names(draft).forEach(file -> file(draft, file, files.addObject()));
        DataFiles all = draft.files();
        ArrayNode scenarios = answer.putArray("scenarios");
        DataForms.scenarios(all).forEach(folder -> scenario(draft, folder, scenarios.addObject()));
        answer.set("british", Json.strings(DataForms.britishLists(all)));
        Exchange.send(context, answer);
    }

    private static List<String> names(Draft draft) {
        List<String> names = new ArrayList<>(DataForms.files(draft.files()));
        names.addAll(GeographyReader.tables());
        Set<String> others = new TreeSet<>(draft.texts().keySet());
        names.forEach(others::remove);
        names.addAll(others);
        return names;
    }

    private static void file(Draft draft, String file, ObjectNode node) {
        boolean own = draft.texts().containsKey(file);
        boolean table = draft.form(file).isPresent();
        node.put("file", file).put("own", own);
        if (DataForms.isSettings(file)) {
            node.put("kind", "settings")
                    .put("differing", draft.ownSettings(file).size());
        } else if (table) {
            node.put("kind", "table").put("differing", own ? differing(draft, file) : 0);
        } else {
            node.put("kind", "text");
        }
    }

    /** One that cannot be read differs in who knows how many rows. */
    private static int differing(Draft draft, String file) {
        try {
            return draft.table(file).differing().size();
        } catch (EditMistake unreadable) {
            return 1;
        }
    }

    private static void scenario(Draft draft, String folder, ObjectNode node) {
        String file = DataForms.settingsOf(folder);
        Map<String, Settings.Entry> own = draft.ownSettings(file);
        Map<String, Settings.Entry> beneath = draft.settingsBeneath(file);
        node.put("folder", folder);
        for (String key : new String[] {"code", "title", "takes"}) {
            Settings.Entry entry = own.getOrDefault(key, beneath.get(key));
            node.put(key, entry == null ? "" : entry.value());
        }
        node.put("own", draft.texts().keySet().stream().anyMatch(name -> name.startsWith("scenarios/" + folder + "/")));
    }
}
