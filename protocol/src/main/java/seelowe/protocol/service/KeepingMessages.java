package seelowe.protocol.service;

import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;
import tools.jackson.databind.node.ObjectNode;

/** Messages about where the game stands as a whole: in a few words, as a line, as a record. */
final class KeepingMessages {
    void addTo(Messages<Asker> messages) {
        messages.add("state", KeepingMessages::state)
                .add("position-string", KeepingMessages::position)
                .add("save", KeepingMessages::save);
    }

    private static void state(Asker asker, Request request, ObjectNode answer) {
        new ChangeJson(asker.sighted()).standing(asker.game(), answer);
    }

    private static void position(Asker asker, Request request, ObjectNode answer) {
        demandAll(asker);
        answer.put("position", PositionText.format(asker.game().now().after().state()));
    }

    private static void save(Asker asker, Request request, ObjectNode answer) {
        demandAll(asker);
        Recording recording = recording(asker);
        GameRecord record = recording.record(asker.game().now().after());
        answer.put("record", RecordWriter.write(asker.game().remarks().into(record)));
    }

    /** Two at one screen as well: whoever sits there would read what the other hides. */
    private static void demandAll(Asker asker) {
        asker.sighted().demandNothingHidden("", "It would tell what is hidden; it can be had when the game is over.");
    }

    private static Recording recording(Asker asker) {
        Recording recording = asker.game().recording();
        if (recording == null) {
            throw new JsonMistake(
                    MistakeCode.BAD_RECORD,
                    Request.TYPE,
                    "This game has counters that are in no data, and only those of the data can be written down.");
        }
        return recording;
    }
}
