package seelowe.drills.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Takes frames out of a stream of bytes, wherever it was cut. */
final class FrameReader {
    /** What a frame is for. */
    interface Taker {
        /** @param kept how many bytes of it are in the payload */
        void frame(int opcode, byte[] payload, int kept, long whole);
    }

    private final int most;
    private final byte[] header = new byte[10];
    private int headerBytes;
    private byte[] payload = new byte[256];
    private int kept;
    private long whole;
    private long left = -1;
    private int opcode;
    private boolean last;

    /** @param most keep no more than so many bytes of a message */
    FrameReader(int most) {
        this.most = most;
    }

    void read(ByteBuffer bytes, Taker taker) {
        while (bytes.hasRemaining() || left == 0) {
            if (left < 0 && !readHeader(bytes)) {
                return;
            }
            take(bytes);
            if (left == 0) {
                left = -1;
                finish(taker);
            }
        }
    }

    private boolean readHeader(ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            header[headerBytes++] = bytes.get();
            if (headerBytes >= 2 && headerBytes == headerLength()) {
                headerBytes = 0;
                begin();
                return true;
            }
        }
        return false;
    }

    private int headerLength() {
        return switch (header[1] & Frames.LENGTH) {
            case Frames.SHORT_FOLLOWS -> 4;
            case Frames.LONG_FOLLOWS -> 10;
            default -> 2;
        };
    }

    private void begin() {
        int first = header[0] & Frames.OPCODE;
        last = (header[0] & Frames.FINAL) != 0;
        if (first != 0) {
            opcode = first;
            kept = 0;
            whole = 0;
        }
        ByteBuffer lengths = ByteBuffer.wrap(header);
        left = switch (headerLength()) {
            case 4 -> lengths.getShort(2) & 0xffff;
            case 10 -> lengths.getLong(2);
            default -> header[1] & Frames.LENGTH;
        };
        whole += left;
    }

    private void take(ByteBuffer bytes) {
        int here = (int) Math.min(left, bytes.remaining());
        int wanted = Math.min(here, most - kept);
        if (kept + wanted > payload.length) {
            payload = Arrays.copyOf(payload, Math.max(2 * payload.length, kept + wanted));
        }
        bytes.get(payload, kept, wanted);
        bytes.position(bytes.position() + here - wanted);
        kept += wanted;
        left -= here;
    }

    private void finish(Taker taker) {
        if (last) {
            taker.frame(opcode, payload, kept, whole);
        }
    }
}
