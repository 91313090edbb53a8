package seelowe.drills.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameReaderTest {
    /** As a server writes it: no mask. */
    private static void put(ByteArrayOutputStream stream, boolean last, int opcode, String text) {
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        stream.write((last ? Frames.FINAL : 0) | opcode);
        if (payload.length < Frames.SHORT_FOLLOWS) {
            stream.write(payload.length);
        } else if (payload.length < 1 << 16) {
            stream.write(Frames.SHORT_FOLLOWS);
            stream.writeBytes(
                    ByteBuffer.allocate(2).putShort((short) payload.length).array());
        } else {
            stream.write(Frames.LONG_FOLLOWS);
            stream.writeBytes(ByteBuffer.allocate(8).putLong(payload.length).array());
        }
        stream.writeBytes(payload);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 1000, 1 << 20})
    void texts_come_out_whole_wherever_the_stream_is_cut(int piece) {
        List<String> sent = List.of("", "short", "m".repeat(300), "ö".repeat(40_000));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        sent.forEach(text -> put(stream, true, Frames.TEXT, text));
        put(stream, false, Frames.TEXT, "in ");
        put(stream, true, 0, "two");
        List<String> heard = new ArrayList<>();
        FrameReader reader = new FrameReader(Wire.WHOLE);
        byte[] bytes = stream.toByteArray();
        for (int at = 0; at < bytes.length; at += piece) {
            reader.read(
                    ByteBuffer.wrap(bytes, at, Math.min(piece, bytes.length - at)),
                    (opcode, payload, kept, whole) -> heard.add(new String(payload, 0, kept, StandardCharsets.UTF_8)));
        }
        List<String> wanted = new ArrayList<>(sent);
        wanted.add("in two");
        assertThat(heard).isEqualTo(wanted);
    }
}
