package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.term.GameResult;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.json.JsonException;
import seelowe.protocol.json.JsonPart;
import seelowe.protocol.json.JsonReader;
import seelowe.protocol.notation.Letters;

/** Reads the text of a record, strictly: whatever is not exactly as docs/record-format.md says is refused, with its place. */
public final class RecordReader {
    private static final List<String> FIELDS = List.of(
            "format",
            "version",
            "game",
            "scenario",
            "data",
            "edition",
            "hashes",
            RecordWriter.RULES,
            "options",
            "seats",
            "dice",
            "branchedFrom",
            "start",
            "actions",
            "comments",
            "result",
            "sums");
    private static final int MOST = 1_000_000;

    private RecordReader() {}

    /** @throws RecordException if the text is no record; it names the place */
    public static GameRecord read(String text) {
        try {
            return read(JsonReader.read(text));
        } catch (JsonException mistake) {
            throw new RecordException(String.valueOf(mistake.getMessage()));
        }
    }

    /** @throws JsonException if these are not the parts of a record; it names the place */
    public static GameRecord read(JsonPart root) {
        checkFormat(root);
        root.allowOnly(FIELDS);
        JsonPart scenario = root.field("scenario");
        scenario.allowOnly(List.of("code", "title"));
        JsonPart seats = root.field("seats");
        seats.allowOnly(List.of("german", "british"));
        JsonPart start = root.optional("start");
        RulesVersion rules = rules(root.optional(RecordWriter.RULES), RulesVersion.FIRST);
        return new GameRecord(
                root.field("game").text(),
                scenario.field("code").text(),
                scenario.field("title").text(),
                data(root.field("data")),
                root.field("hashes").number(1, MOST),
                rules,
                options(root.field("options")),
                seats.field("german").text(),
                seats.field("british").text(),
                dice(root.optional("dice")),
                branch(root.optional("branchedFrom")),
                start == null ? null : start.text(),
                actions(root.field("actions"), rules),
                comments(root.optional("comments")),
                result(root.optional("result")),
                sums(root.field("sums")),
                edition(root.optional("edition")));
    }

    /** Before anything else: what another version says need not make sense to this one. */
    private static void checkFormat(JsonPart root) {
        JsonPart format = root.field("format");
        if (!format.text().equals(RecordWriter.FORMAT)) {
            throw format.mistake("this is not a record of a game: the format should be \"" + RecordWriter.FORMAT
                    + "\", not \"" + format.text() + "\".");
        }
        JsonPart version = root.field("version");
        int number = version.number(0, MOST);
        if (number != RecordWriter.VERSION) {
            throw version.mistake("this record has format version " + number + "; this program reads version "
                    + RecordWriter.VERSION + (number > RecordWriter.VERSION ? ". Use a newer Seelöwe." : "."));
        }
    }

    private static DataDigest data(JsonPart data) {
        data.allowOnly(List.of("sha256", "parts"));
        JsonPart parts = data.field("parts");
        Map<String, String> digests = new LinkedHashMap<>();
        for (String name : parts.names()) {
            digests.put(name, digits(parts.field(name), Digest.SHORT));
        }
        return new DataDigest(digest(data.field("sha256")), digests);
    }

    private static @Nullable CarriedEdition edition(@Nullable JsonPart edition) {
        if (edition == null) {
            return null;
        }
        edition.allowOnly(List.of("title", "sha256", "files"));
        Map<String, String> files = new LinkedHashMap<>();
        JsonPart carried = edition.optional("files");
        if (carried != null) {
            for (String name : carried.names()) {
                files.put(name, carried.field(name).text());
            }
        }
        return new CarriedEdition(edition.field("title").text(), digest(edition.field("sha256")), files);
    }

    private static Map<String, Object> options(JsonPart options) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String name : options.names()) {
            values.put(name, options.field(name).simple());
        }
        return values;
    }

    private static GameRecord.@Nullable DiceNote dice(@Nullable JsonPart dice) {
        if (dice == null) {
            return null;
        }
        dice.allowOnly(List.of("commitment", "seed", "after", RecordWriter.TAKEN_BACK));
        JsonPart seed = dice.optional("seed");
        JsonPart after = dice.optional("after");
        return new GameRecord.DiceNote(
                digest(dice.field("commitment")),
                seed == null ? null : digest(seed),
                after == null ? 0 : after.number(1, MOST),
                takenBack(dice.optional(RecordWriter.TAKEN_BACK)));
    }

    private static Map<Integer, Integer> takenBack(@Nullable JsonPart part) {
        Map<Integer, Integer> rolls = new LinkedHashMap<>();
        if (part == null) {
            return rolls;
        }
        for (String action : part.names()) {
            if (!action.matches("[1-9][0-9]{0,5}")) {
                throw part.mistake("expected the number of an action, not \"" + action + "\".");
            }
            rolls.put(Integer.valueOf(action), part.field(action).number(1, MOST));
        }
        return rolls;
    }

    private static GameRecord.@Nullable Branch branch(@Nullable JsonPart branch) {
        if (branch == null) {
            return null;
        }
        branch.allowOnly(List.of("game", "action"));
        return new GameRecord.Branch(
                branch.field("game").text(), branch.field("action").number(0, MOST));
    }

    /** Where none is named, the rules are those of before. */
    private static RulesVersion rules(@Nullable JsonPart part, RulesVersion before) {
        if (part == null) {
            return before;
        }
        try {
            return RulesVersion.of(part.number(1, MOST));
        } catch (IllegalArgumentException unknown) {
            throw part.mistake(String.valueOf(unknown.getMessage()));
        }
    }

    private static List<GameRecord.Entry> actions(JsonPart list, RulesVersion first) {
        List<GameRecord.Entry> actions = new ArrayList<>();
        RulesVersion rules = first;
        for (JsonPart each : list.members()) {
            rules = rules(each.optional(RecordWriter.RULES), rules);
            actions.add(action(each, actions.size() + 1, rules));
        }
        return actions;
    }

    private static GameRecord.Entry action(JsonPart action, int expected, RulesVersion rules) {
        action.allowOnly(List.of("n", "by", "do", "dice", "hash", RecordWriter.RULES, "comment"));
        JsonPart number = action.field("n");
        if (number.number(0, MOST) != expected) {
            throw number.mistake("this should be action " + expected + ": one is missing, or there twice.");
        }
        List<Integer> faces = new ArrayList<>();
        JsonPart dice = action.optional("dice");
        for (JsonPart face : dice == null ? List.<JsonPart>of() : dice.members()) {
            faces.add(face.number(1, 6));
        }
        JsonPart comment = action.optional("comment");
        return new GameRecord.Entry(
                side(action.field("by")),
                action.field("do").text(),
                faces,
                hash(digits(action.field("hash"), Digest.SHORT)),
                rules,
                comment == null ? null : comment.text());
    }

    private static long hash(String digits) {
        int half = Digest.SHORT / 2;
        return Long.parseLong(digits.substring(0, half), 16) << 32 | Long.parseLong(digits.substring(half), 16);
    }

    private static Side side(JsonPart part) {
        for (Side side : Side.values()) {
            if (Letters.word(side).equals(part.text())) {
                return side;
            }
        }
        throw part.mistake("expected \"german\" or \"british\", not \"" + part.text() + "\".");
    }

    private static List<String> comments(@Nullable JsonPart list) {
        return list == null
                ? List.of()
                : list.members().stream().map(JsonPart::text).toList();
    }

    private static @Nullable GameResult result(@Nullable JsonPart part) {
        if (part == null) {
            return null;
        }
        List<String> legal = new ArrayList<>();
        for (GameResult result : GameResult.values()) {
            legal.add(Letters.word(result));
            if (Letters.word(result).equals(part.text())) {
                return result;
            }
        }
        throw part.mistake("expected one of " + String.join(", ", legal) + ", not \"" + part.text() + "\".");
    }

    private static GameRecord.Sums sums(JsonPart sums) {
        sums.allowOnly(List.of("head", "actions", "end"));
        return new GameRecord.Sums(
                digits(sums.field("head"), Digest.SHORT),
                digits(sums.field("actions"), Digest.SHORT),
                digits(sums.field("end"), Digest.SHORT));
    }

    private static String digest(JsonPart part) {
        if (!DiceSeed.isDigest(part.text())) {
            throw part.mistake("expected 64 hexadecimal digits in lower case.");
        }
        return part.text();
    }

    private static String digits(JsonPart part, int count) {
        if (!part.text().matches("[0-9a-f]{" + count + "}")) {
            throw part.mistake("expected " + count + " hexadecimal digits in lower case.");
        }
        return part.text();
    }
}
