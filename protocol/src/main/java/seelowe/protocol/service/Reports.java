package seelowe.protocol.service;

import tools.jackson.databind.node.ObjectNode;

/** For doors with messages of their own: what they tell of a game, in the forms of the service. */
public final class Reports {
    private Reports() {}

    /** What happened, as the asker may know it. */
    public static void change(Asker asker, Change change, ObjectNode node) {
        new ChangeJson(asker.sighted()).happened(change, node);
    }

    /** Where the game stands. */
    public static void standing(Asker asker, ObjectNode node) {
        new ChangeJson(asker.sighted()).standing(asker.game(), node);
    }
}
