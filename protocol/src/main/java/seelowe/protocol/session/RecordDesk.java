package seelowe.protocol.session;

import java.util.List;
import java.util.Map;
import seelowe.engine.game.Game;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordException;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Recording;
import seelowe.protocol.record.Replay;
import seelowe.protocol.record.Verification;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import tools.jackson.databind.node.ObjectNode;

/** Where games that were written down are taken up again. The text of a record is exactly that of a file. */
final class RecordDesk {
    private final GameData data;

    RecordDesk(GameData data) {
        this.data = data;
    }

    Messages<EngineSession> messages() {
        return new Messages<EngineSession>()
                .add("load", this::load, "record", "actions", "dice", "name")
                .add("verify", this::verify, "record");
    }

    /** Goes on after all actions of the record, or after the first few, with dice of its own. */
    private void load(EngineSession session, Request request, ObjectNode answer) {
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
                Map.of(),
                new GameRecord.Branch(record.game(), actions),
                record.edition());
        Game game;
        List<String> warnings;
        try {
            GameData own = CarriedEdition.dataFor(record, data, BuiltInData.source());
            warnings = Verification.dataDifferences(record, own);
            game = Replay.of(record, own).resume(actions, dice);
            Verification.damageBeforeActions(record).ifPresent(damage -> {
                throw new RecordException(damage);
            });
        } catch (RecordException wrong) {
            throw mistake(wrong);
        }
        session.sitDown(new MemoryGame(game, dice, recording));
        answer.set("warnings", Json.strings(warnings));
        GameDesk.describe(session, answer);
    }

    private void verify(Request request, ObjectNode answer) {
        GameRecord record = read(request);
        Verification verification;
        try {
            verification = Verification.of(record, CarriedEdition.dataFor(record, data, BuiltInData.source()));
        } catch (RecordException wrong) {
            throw mistake(wrong);
        }
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
