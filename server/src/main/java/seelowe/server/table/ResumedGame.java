package seelowe.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.game.Game;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.KeptEvents;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Fault;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordException;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Replay;
import seelowe.protocol.record.Verification;
import seelowe.scenarios.GameData;
import seelowe.server.store.EntryRow;

/**
 * The beginning of a game that was played elsewhere.
 *
 * @param startText the position it began with, if not the scenario's own
 * @param branchedFrom its name there; null for a game that begins here
 * @param state after the entries
 * @param remarks what was said about the entries, by their numbers
 */
public record ResumedGame(
        GameState start,
        @Nullable String startText,
        @Nullable String branchedFrom,
        GameState state,
        List<Entry> entries,
        Map<Integer, String> remarks) {
    public ResumedGame {
        entries = List.copyOf(entries);
        remarks = Map.copyOf(remarks);
    }

    /** Actions, then what was said about them. */
    List<EntryRow> rows(String game, long at) {
        List<EntryRow> rows = new ArrayList<>();
        entries.forEach(entry -> rows.add(entry.of(game, at)));
        new TreeMap<>(remarks).forEach((action, words) -> {
            Entry about = entries.get(action - 1);
            String hash = entries.get(entries.size() - 1).hash();
            String number = String.valueOf(action);
            rows.add(new EntryRow(
                    game, rows.size() + 1, "comment", about.side(), words, "", about.rules(), "", hash, number, at));
        });
        return rows;
    }

    /** An action of the record. */
    record Entry(int seq, String side, String notation, String dice, int rules, String events, String hash) {
        EntryRow of(String game, long at) {
            return new EntryRow(game, seq, "act", side, notation, dice, rules, events, hash, "", at);
        }
    }

    /** A game that begins here, with a position that is not the scenario's own. */
    public static ResumedGame at(GameState start, String text) {
        return new ResumedGame(start, text, null, start, List.of(), Map.of());
    }

    static ResumedGame none(GameState start) {
        return new ResumedGame(start, null, null, start, List.of(), Map.of());
    }

    /** The record that this text is. */
    public static GameRecord record(String text) {
        try {
            return RecordReader.read(text);
        } catch (RecordException wrong) {
            throw cannotBeTakenUp(String.valueOf(wrong.getMessage()));
        }
    }

    /**
     * The first actions of a record, checked as {@code verify} would.
     *
     * @param actions how many; negative for all
     * @throws JsonMistake if it cannot be read, or is wrong somewhere before; taken up whole, anywhere
     */
    public static ResumedGame read(GameRecord record, int actions, GameData data) {
        String other = String.join(" ", Verification.dataDifferences(record, data));
        try {
            Verification.damageBeforeActions(record).ifPresent(damage -> {
                throw cannotBeTakenUp(damage);
            });
            Replay replay = Replay.of(record, data);
            int wanted = actions < 0 ? record.actions().size() : actions;
            if (wanted > replay.steps().size()) {
                String problem = replay.fault().map(Fault::toString).orElse("it has fewer actions.");
                throw cannotBeTakenUp(problem + (other.isEmpty() ? "" : " " + other));
            }
            if (wanted == record.actions().size()) {
                Verification.falseEnd(record, replay).ifPresent(problem -> {
                    throw cannotBeTakenUp(problem);
                });
            }
            List<Game.Step> steps = replay.steps().subList(0, wanted);
            KeptEvents events = new KeptEvents(new Names(replay.start().scenario()));
            List<Entry> entries = new ArrayList<>();
            Map<Integer, String> remarks = new TreeMap<>();
            for (int number = 1; number <= wanted; number++) {
                String happened = events.write(steps.get(number - 1).events());
                GameRecord.Entry entry = record.actions().get(number - 1);
                entries.add(entry(number, entry, happened));
                if (entry.comment() != null) {
                    remarks.put(number, entry.comment());
                }
            }
            GameState state = steps.isEmpty()
                    ? replay.start()
                    : steps.get(steps.size() - 1).after();
            return new ResumedGame(replay.start(), record.start(), record.game(), state, entries, remarks);
        } catch (RecordException wrong) {
            throw cannotBeTakenUp(wrong.getMessage() + (other.isEmpty() ? "" : " " + other));
        }
    }

    private static JsonMistake cannotBeTakenUp(String why) {
        return new JsonMistake(MistakeCode.BAD_RECORD, "", "This record cannot be taken up: " + why);
    }

    private static Entry entry(int number, GameRecord.Entry entry, String events) {
        return new Entry(
                number,
                Role.of(entry.side()).word(),
                entry.text(),
                entry.dice().stream().map(String::valueOf).collect(Collectors.joining()),
                entry.rules().number(),
                events,
                String.format(Locale.ROOT, "%016x", entry.hash()));
    }
}
