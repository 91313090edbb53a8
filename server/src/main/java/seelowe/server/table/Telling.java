package seelowe.server.table;

import java.util.HashMap;
import java.util.Map;
import seelowe.protocol.form.Json;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Seat;
import seelowe.protocol.service.UpdateJson;

/** A change on its way to those who watch; written once for all who may know the same. Told by one thread at a time. */
public final class Telling {
    private final PlayedGame game;
    private final Change change;
    private final Map<UpdateJson.Outlook, String> texts = new HashMap<>();

    Telling(PlayedGame game, Change change) {
        this.game = game;
        this.change = change;
    }

    /** What somebody in this seat is told. */
    public String text(Seat seat) {
        return texts.computeIfAbsent(
                UpdateJson.outlook(change, seat), unused -> Json.text(UpdateJson.write(game, change, seat)));
    }
}
