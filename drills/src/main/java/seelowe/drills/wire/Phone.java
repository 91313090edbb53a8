package seelowe.drills.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A WebSocket for one thread that says something and waits for what comes. */
public final class Phone implements AutoCloseable {
    /** The line was cut. */
    public static final int CUT = -1;
    /** Nobody has hung up. */
    public static final int OPEN = 0;

    private static final int SWITCHING = 101;
    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket;
    private final FrameReader frames = new FrameReader(Wire.WHOLE);
    private final Deque<String> heard = new ArrayDeque<>();
    private final byte[] buffer = new byte[1 << 16];
    private int closed;

    /** @param request how a WebSocket is asked for */
    public Phone(int port, byte[] request) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            socket.getOutputStream().write(request);
            int status = status(socket.getInputStream());
            closed = status == SWITCHING ? OPEN : status;
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private static int status(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                return CUT;
            }
            head.append((char) next);
        }
        return Integer.parseInt(head.substring(9, 12));
    }

    /** Why the line is closed: a code of WebSockets, the status of HTTP if it never was one, or {@link #CUT}; {@link #OPEN} if it is not. */
    public int closed() {
        return closed;
    }

    public void say(ByteBuffer frame) {
        byte[] bytes = new byte[frame.remaining()];
        frame.get(bytes);
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException gone) {
            // What was said last may still be heard.
        }
    }

    /** The next text; null if the line is closed, or nothing comes. */
    public @Nullable String hear() {
        try {
            while (heard.isEmpty() && closed == OPEN) {
                int count = socket.getInputStream().read(buffer);
                if (count < 0) {
                    closed = CUT;
                } else {
                    frames.read(ByteBuffer.wrap(buffer, 0, count), this::frame);
                }
            }
        } catch (SocketTimeoutException silence) {
            return null;
        } catch (IOException cut) {
            closed = CUT;
        }
        return heard.poll();
    }

    private void frame(int opcode, byte[] payload, int kept, long whole) {
        switch (opcode) {
            case Frames.TEXT -> heard.add(new String(payload, 0, kept, StandardCharsets.UTF_8));
            case Frames.PING -> say(Frames.frame(Frames.PONG, java.util.Arrays.copyOf(payload, kept)));
            case Frames.CLOSE -> closed = kept < 2 ? CUT : ((payload[0] & 0xff) << 8) | (payload[1] & 0xff);
            default -> {}
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException already) {
            closed = CUT;
        }
    }
}
