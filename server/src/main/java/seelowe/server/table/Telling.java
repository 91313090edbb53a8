package seelowe.server.table;

import java.nio.ByteBuffer;
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
        private final Map<Picture, ByteBuffer> since = new HashMap<>();
        private @Nullable ByteBuffer whole;

        Words(UpdateJson update) {
            this.update = update;
        }
    }

    /**
     * A text for somebody, in UTF-8; the same bytes for all who are told the same.
     *
     * @param picture what he knows then
     */
    public record Told(ByteBuffer text, Picture picture) {}

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
        return new Told(text(mine, known).duplicate(), mine.update.picture());
    }

    private static ByteBuffer text(Words mine, @Nullable Picture known) {
        if (known != null) {
            return mine.since.computeIfAbsent(known, before -> Json.utf8(mine.update.since(before)));
        }
        if (mine.whole == null) {
            mine.whole = Json.utf8(mine.update.whole());
        }
        return mine.whole;
    }
}
