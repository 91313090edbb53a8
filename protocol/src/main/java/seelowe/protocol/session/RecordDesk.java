package seelowe.protocol.session;

import seelowe.engine.game.Game;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordException;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;
import seelowe.protocol.record.Replay;
import seelowe.protocol.record.Verification;
import seelowe.scenarios.GameData;
import tools.jackson.databind.node.ObjectNode;

/** Where games are written down and taken up again. The text of a record is exactly that of a file. */
final class RecordDesk {
    private final GameData data;
    private final Table table;

    RecordDesk(GameData data, Table table) {
        this.data = data;
        this.table = table;
    }

    Messages messages() {
        return new Messages()
                .add("save", this::save)
                .add("load", this::load, "record", "actions", "dice", "name")
                .add("verify", this::verify, "record");
    }

    private void save(Request request, ObjectNode answer) {
        Table.Played played = table.game();
        Recording recording = played.recording();
        if (recording == null) {
            throw new JsonMistake(
                    MistakeCode.BAD_RECORD,
                    Request.TYPE,
                    "This game has counters that are in no data, and only those of the data can be written down.");
        }
        answer.put("record", RecordWriter.write(recording.record(played.game())));
    }

    /** Goes on after all actions of the record, or after the first few, with dice of its own. */
    private void load(Request request, ObjectNode answer) {
        GameRecord record = read(request);
        int all = record.actions().size();
        int actions = request.number("actions", 0, all, all);
        String name = request.text("name", record.game() + "-resumed");
        int rolls = record.rolls(actions);
        GameDice dice = GameDice.read(request.optional("dice"), name, rolls);
        Recording recording = new Recording(
                name,
                record.german(),
                record.british(),
                dice.seed(),
                rolls,
                new GameRecord.Branch(record.game(), actions));
        Game game;
        try {
            game = Replay.of(record, data).resume(actions, dice);
            Verification.damageBeforeActions(record).ifPresent(damage -> {
                throw new RecordException(damage);
            });
        } catch (RecordException wrong) {
            throw mistake(wrong);
        }
        table.sitDown(new Table.Played(game, new Names(game.state().scenario()), dice, recording));
        answer.set("options", ScenarioJson.changedOptions(table.state()));
        answer.set("warnings", Json.strings(Verification.dataDifferences(record, data)));
        table.describe(answer, Audience.BOTH);
    }

    private void verify(Request request, ObjectNode answer) {
        Verification verification = Verification.of(read(request), data);
        answer.put("passed", verification.passed()).put("diceProven", verification.diceProven());
        verification.fault().ifPresent(fault -> answer.put("fault", fault.toString()));
        answer.set("warnings", Json.strings(verification.warnings()));
    }

    private static GameRecord read(Request request) {
        try {
            return RecordReader.read(request.text("record"));
        } catch (RecordException wrong) {
            throw mistake(wrong);
        }
    }

    private static JsonMistake mistake(RecordException wrong) {
        return new JsonMistake(MistakeCode.BAD_RECORD, "record", wrong.getMessage());
    }
}
