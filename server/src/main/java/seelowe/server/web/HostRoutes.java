package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Site;
import seelowe.server.http.Exchange;
import tools.jackson.databind.node.ObjectNode;

/** What this server is, and what it can do beyond the game: the page shows no more than that. */
final class HostRoutes {
    private final Site site;

    HostRoutes(Site site) {
        this.site = site;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/host", this::host);
    }

    private void host(Context context) {
        ObjectNode answer = Json.object().put("hosted", site.isHosted()).put("publicUrl", site.url());
        answer.put("mail", site.host().flatMap(HostSettings::mail).isPresent());
        answer.put("push", true).put("passkeys", site.isHosted());
        Exchange.send(context, answer);
    }
}
