package seelowe.protocol.form;

import seelowe.opponents.Level;
import seelowe.opponents.Opponents;
import seelowe.opponents.search.Marshal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The computer players whom one may choose, by level, and their characters. */
public final class OpponentJson {
    private OpponentJson() {}

    public static ArrayNode list() {
        ArrayNode levels = Json.array();
        for (Level level : Opponents.levels()) {
            ObjectNode node = levels.addObject()
                    .put("opponent", level.name())
                    .put("title", level.title())
                    .put("description", level.description())
                    .put("usual", level.name().equals(Opponents.usual()));
            if (Opponents.isTimed(level)) {
                node.putObject("seconds")
                        .put("least", Marshal.LEAST_SECONDS)
                        .put("most", Marshal.MOST_SECONDS)
                        .put("usual", Marshal.USUAL_SECONDS);
            }
            ArrayNode characters = node.putArray("characters");
            if (level.hasCharacter()) {
                level.figures()
                        .forEach(figure -> characters
                                .addObject()
                                .put("opponent", figure.kind().name())
                                .put("title", figure.temper().title())
                                .put("description", figure.temper().description()));
            }
        }
        return levels;
    }
}
