package seelowe.server.edit;

import io.javalin.http.ForbiddenResponse;
import seelowe.server.host.Site;

/** Who may work on editions: the person whose machine this is. On a server for others its host does so in his folder, with whatever he likes. */
final class Editors {
    private final Site site;

    Editors(Site site) {
        this.site = site;
    }

    boolean mayEdit() {
        return !site.isHosted();
    }

    void demand() {
        if (!mayEdit()) {
            throw new ForbiddenResponse(
                    "Editions are worked on where they are at home: on this server that is for its host, in his data folder. Take the edition with you"
                            + " as a file, and work on it with a Seelöwe of your own.");
        }
    }
}
