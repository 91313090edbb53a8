package seelowe.server.talk;

import seelowe.protocol.form.Json;
import seelowe.server.table.Tokens;
import tools.jackson.databind.node.ObjectNode;

/** Something said at a table. Each circle counts for itself, so that no number tells how much the other one says. */
record Remark(String game, Circle circle, int number, String person, String name, String role, String words, long at) {
    private static final int LETTERS_OF_A_MARK = 12;

    ObjectNode json() {
        return Json.object()
                .put("circle", circle.word())
                .put("number", number)
                .put("who", who(game, person))
                .put("name", name)
                .put("role", role)
                .put("text", words)
                .put("at", at);
    }

    /** What somebody is known by at one table: the same as long as the game goes on, and another at the next. */
    static String who(String game, String person) {
        return Tokens.hash(game + " " + person).substring(0, LETTERS_OF_A_MARK);
    }
}
