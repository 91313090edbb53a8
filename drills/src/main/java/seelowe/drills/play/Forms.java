package seelowe.drills.play;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What is said to the server, as docs/server.md has it. */
public final class Forms {
    private static final byte[] SEQ = "\"seq\":".getBytes(StandardCharsets.US_ASCII);

    private static final Pattern GIST = Pattern.compile("\"(?:type|unit)\":\"([^\"]*)\"");

    private Forms() {}

    /** Where a game is joined; without {@code since} the whole board comes. */
    public static String address(Made made, int since) {
        return address(made.game(), made.token()) + (since < 0 ? "" : "&since=" + since);
    }

    public static String watchAddress(Made made) {
        return address(made.game(), made.watchToken());
    }

    public static String address(String game, String token) {
        return "/ws/games/" + game + "?token=" + token;
    }

    /** @param action as JSON */
    static String act(long id, String action, int seq) {
        return "{\"type\":\"act\",\"id\":" + id + ",\"action\":" + action + ",\"seq\":" + seq + "}";
    }

    /** A move by the hex it ends in. */
    static String move(String type, String unit, String hex) {
        return "{\"type\":" + quoted(type) + ",\"unit\":" + quoted(unit) + ",\"to\":" + quoted(hex) + "}";
    }

    /** What kind of action it is and whose: enough to know it again, whichever way it was written. */
    public static String gist(String action) {
        Matcher fields = GIST.matcher(action);
        StringBuilder gist = new StringBuilder();
        while (fields.find()) {
            gist.append(fields.group(1)).append(' ');
        }
        return gist.toString();
    }

    static String undo(long id, int seq) {
        return "{\"type\":\"undo\",\"id\":" + id + ",\"seq\":" + seq + "}";
    }

    static String comment(long id, String text) {
        return "{\"type\":\"comment\",\"id\":" + id + ",\"text\":" + quoted(text) + "}";
    }

    static String handOver(long id, String side) {
        return "{\"type\":\"hand-over\",\"id\":" + id + ",\"side\":" + quoted(side) + "}";
    }

    /** Without the ways of moves: a move is sent by the hex it ends in. */
    static String choices(long id, String unit) {
        return "{\"type\":\"options\",\"id\":" + id + ",\"unit\":" + quoted(unit) + "}";
    }

    public static String log(long id, int from) {
        return "{\"type\":\"log\",\"id\":" + id + ",\"from\":" + from + "}";
    }

    /** @param known how the board was told last: a change says only what is not so any more */
    public static Heard read(byte[] text, int length, @Nullable Board known) {
        return HeardReader.read(text, length, known);
    }

    /** The number of a change of which only the beginning was kept; -1 if there is none. */
    public static int skimmedSeq(byte[] text, int length) {
        for (int at = 0; at + SEQ.length < length; at++) {
            if (matches(text, at)) {
                return number(text, at + SEQ.length, length);
            }
        }
        return -1;
    }

    private static boolean matches(byte[] text, int at) {
        for (int index = 0; index < SEQ.length; index++) {
            if (text[at + index] != SEQ[index]) {
                return false;
            }
        }
        return true;
    }

    private static int number(byte[] text, int from, int length) {
        int number = 0;
        for (int at = from; at < length && text[at] >= '0' && text[at] <= '9'; at++) {
            number = 10 * number + text[at] - '0';
        }
        return number;
    }

    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
