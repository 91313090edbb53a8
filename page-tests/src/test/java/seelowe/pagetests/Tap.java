package seelowe.pagetests;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The line between one device and the server: it can be cut, and keeps every byte that came from the server. */
final class Tap implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    private static final String UPGRADED = "HTTP/1.1 101 ";

    private final ServerSocket entrance;
    private final int server;
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private volatile boolean cut;

    Tap(int server) {
        this.server = server;
        try {
            this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        inBackground(this::accept);
    }

    private static void inBackground(Runnable work) {
        Thread thread = new Thread(work, "tap");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return entrance.getLocalPort();
    }

    /** The server, seen through this line. */
    String address() {
        return "http://localhost:" + port() + "/";
    }

    /** A link of the server as it is opened at this end. */
    String through(String link) {
        return link.replaceFirst("^http://localhost:\\d+", "http://localhost:" + port());
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket device = entrance.accept();
                if (cut) {
                    device.close();
                } else {
                    calls.add(new Call(device, new Socket(InetAddress.getLoopbackAddress(), server)));
                }
            } catch (IOException ended) {
                cut |= entrance.isClosed();
            }
        }
    }

    /** The line breaks, and nothing gets through any more. */
    void cut() {
        cut = true;
        calls.forEach(Call::close);
    }

    void mend() {
        cut = false;
    }

    /** All that came over each WebSocket, headers and frames, a letter for each byte. */
    List<String> sockets() {
        List<String> heard = new ArrayList<>();
        for (Call call : calls) {
            String bytes = call.heard();
            if (bytes.startsWith(UPGRADED)) {
                heard.add(bytes);
            }
        }
        return heard;
    }

    @Override
    public void close() {
        cut();
        try {
            entrance.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** One connection through the line. */
    private static final class Call {
        private final Socket device;
        private final Socket server;
        private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

        Call(Socket device, Socket server) {
            this.device = device;
            this.server = server;
            inBackground(() -> carry(true));
            inBackground(() -> carry(false));
        }

        private void carry(boolean asks) {
            byte[] buffer = new byte[BUFFER];
            try {
                InputStream from = (asks ? device : server).getInputStream();
                OutputStream to = (asks ? server : device).getOutputStream();
                for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
                    if (!asks) {
                        keep(buffer, count);
                    }
                    to.write(asks ? uncompressed(buffer, count) : java.util.Arrays.copyOf(buffer, count));
                    to.flush();
                }
            } catch (IOException ended) {
                device.isClosed();
            } finally {
                close();
            }
        }

        /** Nobody asks for anything that is packed, so that what comes can be read here. */
        private static byte[] uncompressed(byte[] buffer, int count) {
            return new String(buffer, 0, count, ISO_8859_1)
                    .replaceFirst("(?i)\r\nSec-WebSocket-Extensions:", "\r\nXxx-WebSocket-Extensions:")
                    .getBytes(ISO_8859_1);
        }

        private synchronized void keep(byte[] buffer, int count) {
            heard.write(buffer, 0, count);
        }

        synchronized String heard() {
            return heard.toString(ISO_8859_1);
        }

        void close() {
            for (Socket end : List.of(device, server)) {
                try {
                    end.close();
                } catch (IOException already) {
                    end.isClosed();
                }
            }
        }
    }
}
