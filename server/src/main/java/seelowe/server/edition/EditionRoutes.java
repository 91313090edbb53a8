package seelowe.server.edition;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import seelowe.protocol.form.Json;
import seelowe.server.host.Site;
import seelowe.server.http.Exchange;
import seelowe.server.http.Routes;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Which editions there are to play with. */
public final class EditionRoutes implements Routes {
    private static final int MOST_MISTAKES = 20;

    private final Editions editions;
    private final Site site;

    public EditionRoutes(Editions editions, Site site) {
        this.editions = editions;
        this.site = site;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/editions", this::list);
    }

    private void list(Context context) {
        ObjectNode answer = Json.object();
        ArrayNode all = answer.putArray("editions");
        editions.all().forEach(edition -> write(edition, all.addObject()));
        answer.put("mayEdit", !site.isHosted());
        Exchange.send(context, answer);
    }

    /** A line of the list; of many mistakes the first are named. */
    public static ObjectNode write(Listed edition, ObjectNode node) {
        node.put("edition", edition.id()).put("title", edition.card().title());
        node.put("by", edition.card().by()).put("about", edition.card().about());
        node.put("hash", edition.hash());
        node.set("scenarios", Json.strings(edition.scenarios()));
        if (!edition.isSound()) {
            node.put("mistakes", edition.mistakes().size());
            ArrayNode first = node.putArray("first");
            edition.mistakes().stream().limit(MOST_MISTAKES).forEach(each -> first.add(each.toString()));
        }
        return node;
    }
}
