package seelowe.drills.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** One WebSocket, used in the wire's thread only. */
public final class Line {
    private static final int CUT = -1;
    private static final int SWITCHING = 101;
    private static final int NORMAL = 1000;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final Listener listener;
    private final FrameReader frames;
    private final Deque<ByteBuffer> waiting = new ArrayDeque<>();
    private final StringBuilder response = new StringBuilder();
    private boolean speaking;
    private boolean gone;

    Line(SocketChannel channel, SelectionKey key, Listener listener, int most, byte[] request) {
        this.channel = channel;
        this.key = key;
        this.listener = listener;
        this.frames = new FrameReader(most);
        waiting.add(ByteBuffer.wrap(request));
    }

    /** Whether texts can be sent. */
    public boolean isOpen() {
        return speaking && !gone;
    }

    public void send(String text) {
        write(Frames.text(text));
    }

    /** Hangs up as a page does that is closed. The listener hears no more. */
    public void hangUp() {
        if (!gone) {
            write(Frames.frame(Frames.CLOSE, new byte[] {(byte) (NORMAL >> 8), (byte) NORMAL}));
            drop();
        }
    }

    /** Goes without a word. The listener hears no more. */
    public void drop() {
        gone = true;
        key.cancel();
        try {
            channel.close();
        } catch (IOException already) {
            gone = true;
        }
    }

    private void write(ByteBuffer bytes) {
        if (gone) {
            return;
        }
        waiting.add(bytes);
        flush();
    }

    void flush() {
        try {
            while (!waiting.isEmpty()) {
                channel.write(waiting.getFirst());
                if (waiting.getFirst().hasRemaining()) {
                    break;
                }
                waiting.removeFirst();
            }
            key.interestOps(waiting.isEmpty() ? SelectionKey.OP_READ : SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        } catch (IOException cut) {
            fail(CUT);
        }
    }

    void connected() {
        try {
            channel.finishConnect();
            flush();
        } catch (IOException refused) {
            fail(CUT);
        }
    }

    /** Reads until nothing more is there, or until others should have their turn. */
    void read(ByteBuffer shared) {
        try {
            shared.clear();
            int count = channel.read(shared);
            if (count < 0) {
                fail(CUT);
                return;
            }
            shared.flip();
            if (!speaking) {
                shake(shared);
            }
            if (isOpen()) {
                frames.read(shared, this::frame);
            }
        } catch (IOException cut) {
            fail(CUT);
        }
    }

    private void shake(ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            response.append((char) bytes.get());
            if (response.length() >= 4 && response.lastIndexOf("\r\n\r\n") == response.length() - 4) {
                int status = Integer.parseInt(response.substring(9, 12));
                if (status == SWITCHING) {
                    speaking = true;
                    listener.opened();
                } else {
                    fail(status);
                }
                return;
            }
        }
    }

    private void frame(int opcode, byte[] payload, int kept, long whole) {
        if (gone) {
            return;
        }
        switch (opcode) {
            case Frames.TEXT -> listener.heard(payload, kept, whole);
            case Frames.PING -> write(Frames.frame(Frames.PONG, Arrays.copyOf(payload, kept)));
            case Frames.CLOSE -> fail(kept < 2 ? CUT : ((payload[0] & 0xff) << 8) | (payload[1] & 0xff));
            default -> {}
        }
    }

    private void fail(int code) {
        if (!gone) {
            drop();
            listener.closed(code);
        }
    }
}
