package seelowe.browser;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.Point;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.json.JsonException;
import seelowe.protocol.json.JsonPart;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordException;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Replay;
import seelowe.protocol.service.Asker;
import seelowe.protocol.service.GameService;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Seat;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;

/** A record looked through where there is no server: the page hands in the data and the record's text, and asks as it would ask a server. */
public final class BrowserReplay {
    private static final Messages<Asker> MESSAGES = GameService.past();

    private static @Nullable DataSource builtIn;
    private static @Nullable GameData data;
    private static @Nullable Asker asker;

    private BrowserReplay() {}

    /** TeaVM links from here; a page calls the exported methods instead. */
    public static void main(String[] args) {}

    /** Hands in the files of the data, as one JSON object of texts by names. */
    @JSExport
    public static void readData(String files) {
        Map<String, String> texts = PlainJson.texts(files);
        builtIn = new MemorySource("data", texts);
        data = DataLoader.load(builtIn);
    }

    /** Plays a record again. An empty text, or why it cannot be looked through to its end: what comes before can. */
    @JSExport
    public static String open(String text) {
        if (data == null || builtIn == null) {
            return "The data has not been read.";
        }
        try {
            GameRecord record = RecordReader.read(JsonPart.of(PlainJson.read(text), "$"));
            CarriedEdition edition = record.edition();
            // Not compared with what is at hand, for which sums would be needed: what a record carries is right for it.
            GameData own = edition == null || edition.files().isEmpty() ? data : edition.dataOver(builtIn);
            Replay replay = Replay.unproven(record, own);
            Game game = replay.resume(replay.steps().size(), Dice.seeded(0));
            asker = new Asker(new RecordedGame(game, record), Seat.of(Audience.BOTH), false);
            return replay.fault().map(Object::toString).orElse("");
        } catch (JsonException | RecordException mistake) {
            asker = null;
            return String.valueOf(mistake.getMessage());
        }
    }

    /** Where the game stands at the end of the record. */
    @JSExport
    public static String state() {
        Asker here = asker;
        if (here == null) {
            return "";
        }
        Point end = here.game().now().after();
        return PlainJson.text(StateJson.write(end.state(), end.actions(), false, Audience.BOTH));
    }

    /** The answer to a message of docs/protocol.md about the past of the game. */
    @JSExport
    public static String ask(String message) {
        Asker here = asker;
        return here == null ? "" : PlainJson.text(MESSAGES.answer(here, PlainJson.request(message), bug -> {}));
    }
}
