package seelowe.server.web;

import seelowe.server.edition.Editions;
import seelowe.server.table.Feature;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ObjectNode;

/** Whoever comes to a table is told with which edition the game is played, and what has become of it since. */
public final class EditionGreeting implements Feature {
    private final Editions editions;

    public EditionGreeting(Editions editions) {
        this.editions = editions;
    }

    @Override
    public void greet(Visit visit, ObjectNode hello) {
        editions.standing(visit.table().row()).ifPresent(standing -> hello.set("edition", standing.json()));
    }
}
