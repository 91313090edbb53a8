package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.file.Path;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;

/** What is printed: scenarios, map, counters, rules, charts; of the server's own edition, or of {@code ?edition=}. */
final class CatalogueRoutes {
    private final Editions editions;
    private final Path folder;

    /** @param folder where drawn maps are kept */
    CatalogueRoutes(Editions editions, Path folder) {
        this.editions = editions;
        this.folder = folder;
    }

    void addTo(RoutesConfig routes) {
        routes.before("/", context -> of(editions.home()).art().begin());
        routes.get("/map.svg", context -> asked(context).art().picture().send(context));
        for (String name : new String[] {"scenarios", "map", "rules", "words", "charts"}) {
            routes.get("/api/" + name, context -> asked(context).sheet(name).send(context));
        }
        routes.get(
                "/api/roster/{scenario}",
                context -> asked(context)
                        .sheet("roster/" + context.pathParam("scenario"))
                        .send(context));
    }

    private Sheets asked(Context context) {
        String name = context.queryParam("edition");
        return of(editions.edition(name == null ? "" : name));
    }

    private Sheets of(Edition edition) {
        return edition.made(Sheets.class, made -> new Sheets(made.material(), MapArt.of(made, folder)));
    }
}
