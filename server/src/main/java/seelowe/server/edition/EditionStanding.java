package seelowe.server.edition;

import java.util.List;
import java.util.Locale;
import seelowe.protocol.form.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * The edition that a game is played with, and what has become of it since.
 *
 * @param id the folder that it was in; empty for that of a server, or of a record
 * @param now what stands there now
 * @param differs in which parts, if the rules can notice it
 */
public record EditionStanding(String id, String title, String hash, Now now, List<String> differs) {
    /** What stands in the folder now. */
    public enum Now {
        SAME,
        CHANGED,
        /** It is not here any more, or never was; the game has it all the same. */
        GONE
    }

    public EditionStanding {
        differs = List.copyOf(differs);
    }

    public ObjectNode json() {
        ObjectNode node = Json.object()
                .put("edition", id)
                .put("title", title)
                .put("hash", hash.isEmpty() ? Editions.STANDARD : hash);
        node.put("now", now.name().toLowerCase(Locale.ROOT));
        if (!differs.isEmpty()) {
            node.set("differs", Json.strings(differs));
        }
        return node.put("inWords", inWords());
    }

    /** In a sentence. */
    String inWords() {
        String played = "Played with the edition \"" + title + "\"";
        return switch (now) {
            case SAME -> played + ".";
            case GONE -> played + ", which is not among the editions here; this game keeps its own copy.";
            case CHANGED ->
                differs.isEmpty()
                        ? played + " as it was when the game began; what was changed since makes no difference to play."
                        : played + " as it was when the game began; these parts differ from how it is now: "
                                + String.join(", ", differs) + ".";
        };
    }
}
