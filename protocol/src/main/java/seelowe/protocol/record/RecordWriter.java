package seelowe.protocol.record;

import static seelowe.protocol.json.JsonText.quote;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.term.GameResult;
import seelowe.protocol.json.JsonText;
import seelowe.protocol.notation.Letters;

/** Writes a record the one way it is written: a field a line, an action a line. */
public final class RecordWriter {
    static final String FORMAT = "seelowe-record";
    static final int VERSION = 1;
    static final String RULES = "rules";
    static final String TAKEN_BACK = "takenBack";

    private final GameRecord record;

    private RecordWriter(GameRecord record) {
        this.record = record;
    }

    /** The whole text of the file, with new sums. */
    public static String write(GameRecord record) {
        RecordWriter writer = new RecordWriter(record);
        GameRecord.Sums sums = sums(record);
        Map<String, Object> written = new LinkedHashMap<>();
        written.put("head", sums.head());
        written.put("actions", sums.actions());
        written.put("end", sums.end());
        return "{\n" + writer.head() + writer.actions() + writer.end() + "  \"sums\": " + object(written) + "\n}\n";
    }

    /** What the sums of this record must be. */
    static GameRecord.Sums sums(GameRecord record) {
        RecordWriter writer = new RecordWriter(record);
        return new GameRecord.Sums(
                Digest.shortened(writer.head()), Digest.shortened(writer.actions()), Digest.shortened(writer.end()));
    }

    static String hash(long hash) {
        String digits = Long.toHexString(hash);
        return "0".repeat(Digest.SHORT - digits.length()) + digits;
    }

    private String head() {
        Map<String, Object> scenario = new LinkedHashMap<>();
        scenario.put("code", record.scenario());
        scenario.put("title", record.title());
        Map<String, Object> seats = new LinkedHashMap<>();
        seats.put("german", record.german());
        seats.put("british", record.british());
        return field("format", quote(FORMAT))
                + field("version", Integer.toString(VERSION))
                + field("game", quote(record.game()))
                + field("scenario", object(scenario))
                + field("data", data())
                + edition(record.edition())
                + field("hashes", Integer.toString(record.hashes()))
                + rules()
                + field("options", object(record.options()))
                + field("seats", object(seats))
                + dice(record.dice())
                + branch(record.branchedFrom())
                + start(record.start());
    }

    /** Left out for the first version, as in records that know of no other. */
    private String rules() {
        return record.rules() == RulesVersion.FIRST
                ? ""
                : field(RULES, Integer.toString(record.rules().number()));
    }

    private String data() {
        Map<String, Object> parts = new LinkedHashMap<>(record.data().parts());
        return "{\"sha256\": " + quote(record.data().sha256()) + ", \"parts\": " + object(parts) + "}";
    }

    /** A file a line. */
    private static String edition(@Nullable CarriedEdition edition) {
        if (edition == null) {
            return "";
        }
        String files = edition.files().entrySet().stream()
                .map(file -> "\n      " + quote(file.getKey()) + ": " + quote(file.getValue()))
                .collect(Collectors.joining(","));
        return field(
                "edition",
                "{\"title\": " + quote(edition.title()) + ", \"sha256\": " + quote(edition.sha256())
                        + (files.isEmpty() ? "" : ", \"files\": {" + files + "\n    }") + "}");
    }

    private static String dice(GameRecord.@Nullable DiceNote dice) {
        if (dice == null) {
            return "";
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("commitment", dice.commitment());
        if (dice.seed() != null) {
            fields.put("seed", dice.seed());
        }
        if (dice.after() > 0) {
            fields.put("after", dice.after());
        }
        if (!dice.takenBack().isEmpty()) {
            Map<String, Object> rolls = new LinkedHashMap<>();
            dice.takenBack().forEach((action, count) -> rolls.put(action.toString(), count));
            fields.put(TAKEN_BACK, rolls);
        }
        return field("dice", object(fields));
    }

    private static String branch(GameRecord.@Nullable Branch branch) {
        if (branch == null) {
            return "";
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", branch.game());
        fields.put("action", branch.action());
        return field("branchedFrom", object(fields));
    }

    private static String start(@Nullable String start) {
        return start == null ? "" : field("start", quote(start));
    }

    private String actions() {
        StringBuilder text = new StringBuilder();
        int number = 0;
        RulesVersion rules = record.rules();
        for (GameRecord.Entry entry : record.actions()) {
            number++;
            text.append(number == 1 ? "\n    " : ",\n    ").append(action(number, entry, entry.rules() != rules));
            rules = entry.rules();
        }
        return "  \"actions\": [" + text + (number == 0 ? "],\n" : "\n  ],\n");
    }

    private static String action(int number, GameRecord.Entry entry, boolean newRules) {
        String dice = entry.dice().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return "{\"n\": " + number
                + ", \"by\": " + quote(Letters.word(entry.side()))
                + ", \"do\": " + quote(entry.text())
                + (dice.isEmpty() ? "" : ", \"dice\": [" + dice + "]")
                + ", \"hash\": " + quote(hash(entry.hash()))
                + (newRules ? ", " + quote(RULES) + ": " + entry.rules().number() : "")
                + (entry.comment() == null ? "" : ", \"comment\": " + quote(entry.comment()))
                + "}";
    }

    private String end() {
        GameResult result = record.result();
        String comments = record.comments().stream().map(JsonText::quote).collect(Collectors.joining(", "));
        return (comments.isEmpty() ? "" : field("comments", "[" + comments + "]"))
                + (result == null ? "" : field("result", quote(Letters.word(result))));
    }

    private static String field(String name, String value) {
        return "  " + quote(name) + ": " + value + ",\n";
    }

    private static String object(Map<String, Object> fields) {
        return fields.entrySet().stream()
                .map(field -> quote(field.getKey()) + ": " + value(field.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    @SuppressWarnings("unchecked")
    private static String value(Object value) {
        if (value instanceof Map<?, ?> fields) {
            return object((Map<String, Object>) fields);
        }
        return value instanceof String text ? quote(text) : value.toString();
    }
}
