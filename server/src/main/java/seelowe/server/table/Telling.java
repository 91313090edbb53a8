package seelowe.server.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Picture;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Seat;
import seelowe.protocol.service.UpdateJson;

/** A change on its way to those who watch; written once for all who may know the same and knew the same before. */
public final class Telling {
    private final PlayedGame game;
    private final Change change;
    private final Map<UpdateJson.Outlook, Words> words = new HashMap<>();

    /** What all with one outlook are told, whole or since what they knew. */
    private static final class Words {
        private final UpdateJson update;
        private final Map<Picture, String> since = new HashMap<>();
        private @Nullable String whole;

        Words(UpdateJson update) {
            this.update = update;
        }
    }

    /**
     * A text for somebody.
     *
     * @param picture what he knows then
     */
    public record Told(String text, Picture picture) {}

    Telling(PlayedGame game, Change change) {
        this.game = game;
        this.change = change;
    }

    /**
     * What somebody in this seat is told.
     *
     * @param known how the game looked when he was told last; null if he never was
     */
    public synchronized Told text(Seat seat, @Nullable Picture known) {
        Words mine = words.computeIfAbsent(
                UpdateJson.outlook(change, seat), unused -> new Words(new UpdateJson(game, change, seat)));
        return new Told(text(mine, known), mine.update.picture());
    }

    private static String text(Words mine, @Nullable Picture known) {
        if (known != null) {
            return mine.since.computeIfAbsent(known, before -> Json.text(mine.update.since(before)));
        }
        if (mine.whole == null) {
            mine.whole = Json.text(mine.update.whole());
        }
        return mine.whole;
    }
}
