package seelowe.drills.wire;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Frames of WebSockets (RFC 6455) as a client writes them. */
public final class Frames {
    public static final int TEXT = 1;
    public static final int CLOSE = 8;
    public static final int PING = 9;
    public static final int PONG = 10;

    static final int FINAL = 0x80;
    static final int OPCODE = 0x0f;
    static final int MASKED = 0x80;
    static final int LENGTH = 0x7f;
    static final int SHORT_FOLLOWS = 126;
    static final int LONG_FOLLOWS = 127;
    private static final int LARGEST_SHORT = 0xffff;
    private static final int LONGEST_HEADER = 14;
    /** A server does not care which, only that there is one. */
    private static final int MASK = 0x19400917;

    private Frames() {}

    /** One text as a frame. */
    public static ByteBuffer text(String text) {
        return frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** One whole frame. */
    public static ByteBuffer frame(int opcode, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(LONGEST_HEADER + payload.length);
        frame.put((byte) (FINAL | opcode));
        if (payload.length < SHORT_FOLLOWS) {
            frame.put((byte) (MASKED | payload.length));
        } else if (payload.length <= LARGEST_SHORT) {
            frame.put((byte) (MASKED | SHORT_FOLLOWS)).putShort((short) payload.length);
        } else {
            frame.put((byte) (MASKED | LONG_FOLLOWS)).putLong(payload.length);
        }
        frame.putInt(MASK);
        for (int at = 0; at < payload.length; at++) {
            frame.put((byte) (payload[at] ^ (MASK >> (24 - 8 * (at & 3)))));
        }
        return frame.flip();
    }

    /** How a client asks for a WebSocket. */
    public static byte[] request(int port, String path) {
        return ("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: U2VlbMO2d2UgMTk0MCEhIQ=="
                        + "\r\nSec-WebSocket-Version: 13\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }
}
