package seelowe.drills.documents;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import seelowe.drills.wire.Frames;
import seelowe.drills.wire.Phone;
import tools.jackson.databind.JsonNode;

/** One stranger's messages over a WebSocket. */
final class Screens implements AutoCloseable {
    private static final double SPOILED = 0.7;
    private static final int LONGEST_MESSAGE = 64 << 10;
    private static final int MESSAGES_EACH = 60;
    /** A token that opens nothing, a broken frame, bytes that are no text, too much of it; the game is gone, or was put away. */
    private static final List<Integer> MANNERLY = List.of(1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013);

    private final int port;
    private final Documents documents;
    private final Stranger stranger;
    private final Random random;
    private final Shapes shapes;
    private final Mischief mischief;
    private final Judge judge;
    private @Nullable Phone phone;
    private int said;

    Screens(int port, Documents documents, Stranger stranger, Judge judge) {
        this.port = port;
        this.documents = documents;
        this.stranger = stranger;
        this.random = stranger.random();
        this.shapes = new Shapes(documents, stranger.hoard(), random);
        this.mischief = new Mischief(stranger.hoard(), random);
        this.judge = judge;
    }

    /** One more message, or a frame that is none. */
    void next() {
        Phone line = line();
        if (line == null) {
            return;
        }
        said++;
        if (random.nextInt(40) == 0) {
            line.say(badFrame());
            goodbye(line, "a broken frame");
            return;
        }
        List<JsonNode> all = documents.messages();
        JsonNode good = shapes.make("", all.get(random.nextInt(all.size())));
        String text = random.nextDouble() < SPOILED ? mischief.spoiled(good) : good.toString();
        line.say(Frames.text(text));
        await(line, text);
        if (said > MESSAGES_EACH) {
            close();
        }
    }

    private @Nullable Phone line() {
        Phone now = phone;
        if (now != null && now.closed() == Phone.OPEN) {
            return now;
        }
        close();
        said = 0;
        Hoard.Seat seat = stranger.hoard().seat().orElse(new Hoard.Seat("none", "none"));
        boolean odd = random.nextInt(12) == 0;
        String query = "?token=" + (odd ? mischief.oddWord().replace(" ", "") : seat.token())
                + (random.nextInt(4) == 0 ? "&since=" + random.nextInt() : "");
        String path = "/ws/games/" + seat.game() + query;
        Phone fresh = new Phone(port, request(path));
        phone = fresh;
        if (fresh.closed() != Phone.OPEN) {
            judge.count("socket " + fresh.closed());
            if (fresh.closed() < 400 || fresh.closed() >= 500) {
                judge.fault("socket refused with " + fresh.closed(), path);
            }
            return null;
        }
        return fresh;
    }

    private byte[] request(String path) {
        String request = new String(Frames.request(port, path), StandardCharsets.US_ASCII);
        return request.replaceFirst("\r\n", "\r\nX-Forwarded-For: " + stranger.address() + "\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** Takes in what comes until something is an answer: that has an id, or is an error. */
    private void await(Phone line, String after) {
        for (String text = line.hear(); text != null; text = line.hear()) {
            judge.insides(text, after);
            JsonNode heard = Judge.parsed(text);
            if (heard == null) {
                judge.fault("message that is no JSON", after);
                return;
            }
            stranger.hoard().learn(heard);
            judge.heard(heard, after);
            if (heard.has("id") || heard.path("type").asString("").equals("error")) {
                return;
            }
        }
        ended(line, after);
    }

    private void ended(Phone line, String after) {
        judge.count("socket closed with " + line.closed());
        boolean tooLong = after.getBytes(StandardCharsets.UTF_8).length > LONGEST_MESSAGE;
        if (line.closed() == Phone.OPEN) {
            judge.fault("message without an answer", after);
        } else if (!MANNERLY.contains(line.closed())) {
            judge.fault("socket closed with " + line.closed(), after);
        } else if (line.closed() == 1009 && !tooLong) {
            judge.fault("a short message is too long", after);
        }
        close();
    }

    private ByteBuffer badFrame() {
        byte[] noise = new byte[random.nextInt(200)];
        random.nextBytes(noise);
        return switch (random.nextInt(5)) {
            case 0 -> ByteBuffer.wrap(noise);
            case 1 -> Frames.frame(3 + random.nextInt(5), noise);
            case 2 -> ByteBuffer.wrap(new byte[] {(byte) 0x81, 0x7f, 0x7f, -1, -1, -1, -1, -1, -1, -1});
            case 3 -> ByteBuffer.wrap(new byte[] {(byte) 0x81, 0x05, 'h', 'e', 'l', 'l', 'o'});
            default -> Frames.frame(Frames.TEXT, new byte[] {(byte) 0xc3, (byte) 0x28, (byte) 0xff});
        };
    }

    /** A frame that was cut off gets no answer: he goes without waiting. */
    private void goodbye(Phone line, String after) {
        judge.count("broken frames");
        line.say(Frames.frame(Frames.CLOSE, new byte[] {3, (byte) 0xe8}));
        judge.insides(after, after);
        close();
    }

    @Override
    public void close() {
        if (phone != null) {
            phone.close();
            phone = null;
        }
    }
}
