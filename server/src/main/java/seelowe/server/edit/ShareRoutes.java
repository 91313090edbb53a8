package seelowe.server.edit;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import seelowe.protocol.form.Json;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.edit.Draft;
import seelowe.server.edition.EditionFiles;
import seelowe.server.edition.Editions;
import seelowe.server.http.Exchange;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import tools.jackson.databind.node.ObjectNode;

/** Editions as one file, and compared with each other. */
public final class ShareRoutes implements Routes {
    private static final String TITLE = "An edition from elsewhere";

    private final Workshop workshop;
    private final Editions editions;
    private final Editors editors;
    private final Limits limits;

    ShareRoutes(Workshop workshop, Editions editions, Editors editors, Limits limits) {
        this.workshop = workshop;
        this.editions = editions;
        this.editors = editors;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/editions/{edition}/zip", this::send);
        routes.post("/api/editions/import", this::take);
        routes.get("/api/editions/{edition}/compare", this::compare);
    }

    /** Whoever may play with an edition may have it. */
    private void send(Context context) {
        limits.admit(context, Kind.EXPORT);
        String id = context.pathParam("edition");
        EditionFiles files = editions.files(id);
        context.header("Cache-Control", "no-store");
        context.header("Content-Disposition", "attachment; filename=\"" + id + EditionZip.ENDING + "\"");
        context.contentType("application/zip").result(EditionZip.write(files.texts()));
    }

    private void take(Context context) {
        editors.demand();
        limits.admit(context, Kind.UPLOAD);
        Map<String, String> texts;
        try {
            texts = EditionZip.read(context.bodyAsBytes());
        } catch (HostileEdition hostile) {
            throw hostile.refusal();
        }
        String wished = context.queryParam("edition");
        EditionCard card = EditionCard.read(Desk.own(Desk.draft("", texts)), TITLE);
        String id = workshop.make(wished == null ? "" : wished, card.title(), texts);
        Desk.View view = workshop.desk(id).view();
        ObjectNode answer = Json.object().put("edition", id).put("version", view.version());
        answer.put("title", card.title()).put("hash", view.version());
        FindingsJson.write(view, answer);
        context.status(201);
        Exchange.send(context, answer);
    }

    private void compare(Context context) {
        editors.demand();
        String id = context.pathParam("edition");
        String with = context.queryParam("with");
        Draft there = workshop.look(with == null ? Editions.STANDARD : with);
        Draft here = workshop.look(id);
        ObjectNode answer = Json.object().put("edition", id).put("with", with == null ? Editions.STANDARD : with);
        Comparison.write(there, here, answer);
        Exchange.send(context, answer);
    }
}
