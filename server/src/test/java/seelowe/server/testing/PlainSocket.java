package seelowe.server.testing;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A WebSocket without any cleverness. The one of the JDK now and then loses what comes in the same breath as the handshake (about once in a
 * thousand connections on a busy machine), and who comes back to a table is told much at once.
 */
public final class PlainSocket implements AutoCloseable {
    private static final int CONTINUATION = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int END_OF_HEADERS = 0x0d0a0d0a;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    public PlainSocket(int port, String path) {
        this(port, path, "");
    }

    /** @param header one more line of the request; empty for none */
    public PlainSocket(int port, String path, String header) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            out = new DataOutputStream(socket.getOutputStream());
            shakeHands(port, path, header);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Thread reader = new Thread(this::read, "guest");
        reader.setDaemon(true);
        reader.start();
    }

    private void shakeHands(int port, String path, String header) throws IOException {
        String request = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
                + "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + (header.isEmpty() ? "" : header + "\r\n") + "\r\n";
        out.write(request.getBytes(StandardCharsets.US_ASCII));
        int latest = 0;
        while (latest != END_OF_HEADERS) {
            latest = latest << 8 | in.readUnsignedByte();
        }
    }

    private void read() {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            while (true) {
                int first = in.readUnsignedByte();
                byte[] payload = in.readNBytes(length());
                switch (first & 0xf) {
                    case TEXT, CONTINUATION -> {
                        text.write(payload);
                        if ((first & 0x80) != 0) {
                            inbox.add(text.toString(StandardCharsets.UTF_8));
                            text.reset();
                        }
                    }
                    case PING -> send(PONG, payload);
                    case CLOSE -> closed.complete((payload[0] & 0xff) << 8 | (payload[1] & 0xff));
                    default -> throw new IOException("A frame begins with " + first);
                }
            }
        } catch (IOException gone) {
            closed.complete(-1);
        }
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        return length < 126 ? length : length == 126 ? in.readUnsignedShort() : Math.toIntExact(in.readLong());
    }

    public void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Masked, as a client must, with zeros. */
    private synchronized void send(int kind, byte[] payload) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        DataOutputStream head = new DataOutputStream(frame);
        head.writeByte(0x80 | kind);
        if (payload.length < 126) {
            head.writeByte(0x80 | payload.length);
        } else if (payload.length < 1 << 16) {
            head.writeByte(0x80 | 126);
            head.writeShort(payload.length);
        } else {
            head.writeByte(0x80 | 127);
            head.writeLong(payload.length);
        }
        head.writeInt(0);
        frame.write(payload);
        out.write(frame.toByteArray());
    }

    /** The texts that came, in order. */
    public BlockingQueue<String> inbox() {
        return inbox;
    }

    /** Whether the other side has neither said anything nor hung up. */
    public boolean isSilent() {
        return inbox.isEmpty() && !closed.isDone();
    }

    /** The code with which the other side hung up; -1 if it did not say. */
    public CompletableFuture<Integer> closed() {
        return closed;
    }

    /** Hangs up without a word, as a lost connection does. */
    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
