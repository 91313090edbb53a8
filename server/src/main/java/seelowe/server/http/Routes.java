package seelowe.server.http;

import io.javalin.config.RoutesConfig;

/** What a part of the server can be asked over HTTP. */
public interface Routes {
    void addTo(RoutesConfig routes);
}
