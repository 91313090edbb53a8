package seelowe.server.edit;

import java.util.List;
import seelowe.server.edition.Editions;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Limits;

/** All that belongs to working on editions. */
public final class EditingPart implements AutoCloseable {
    private final List<Routes> routes;
    private final Trials trials;

    /** @param threads that games of trials may be played by */
    public EditingPart(Editions editions, Site site, Limits limits, int threads) {
        Workshop workshop = new Workshop(editions);
        Editors editors = new Editors(site);
        this.trials = new Trials(threads);
        this.routes = List.of(
                new EditRoutes(workshop, editors),
                new PictureRoutes(workshop, editors),
                new ShareRoutes(workshop, editions, editors, limits),
                new TrialRoutes(workshop, editions, editors, limits, trials));
    }

    public List<Routes> routes() {
        return routes;
    }

    @Override
    public void close() {
        trials.close();
    }
}
