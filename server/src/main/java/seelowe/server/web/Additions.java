package seelowe.server.web;

import java.util.ArrayList;
import java.util.List;
import seelowe.server.http.Routes;
import seelowe.server.table.Feature;

/** Parts of the server that stand by themselves: what they are asked over HTTP, and what they do at the tables. */
public final class Additions {
    private final List<Routes> routes = new ArrayList<>();
    private final List<Feature> features = new ArrayList<>();

    public void add(Routes more) {
        routes.add(more);
    }

    public <F extends Feature> F add(F feature) {
        features.add(feature);
        return feature;
    }

    public List<Routes> routes() {
        return List.copyOf(routes);
    }

    public List<Feature> features() {
        return List.copyOf(features);
    }
}
