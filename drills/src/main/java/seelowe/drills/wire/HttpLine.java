package seelowe.drills.wire;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Says whatever bytes it is told to say and reads what comes as HTTP. The connection is kept as long as the server keeps it. */
public final class HttpLine implements AutoCloseable {
    /** The server hung up without a word. */
    public static final int HUNG_UP = 0;
    /** Nothing came. */
    public static final int SILENCE = -1;

    private static final int PATIENCE_MILLIS = 60_000;

    private final int port;
    private @Nullable Socket socket;
    private @Nullable InputStream in;

    public HttpLine(int port) {
        this.port = port;
    }

    /**
     * What came back.
     *
     * @param status of HTTP, or {@link #HUNG_UP} or {@link #SILENCE}
     * @param headers by their names in small letters
     */
    public record Reply(int status, Map<String, String> headers, String body) {
        public String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }
    }

    /**
     * Asks and waits.
     *
     * @param bodiless whether the answer has no body, whatever it says, as after HEAD
     * @param last whether nothing more will be said, so that nobody waits for the rest of it
     */
    public Reply ask(byte[] request, boolean bodiless, boolean last) {
        boolean fresh = socket == null;
        Reply reply = attempt(request, bodiless, last);
        // A connection that was kept may have been given up meanwhile.
        return reply.status() == HUNG_UP && !fresh && !last ? attempt(request, bodiless, false) : reply;
    }

    private Reply attempt(byte[] request, boolean bodiless, boolean last) {
        try {
            Socket open = open();
            InputStream answers = java.util.Objects.requireNonNull(in);
            open.getOutputStream().write(request);
            open.getOutputStream().flush();
            if (last) {
                open.shutdownOutput();
            }
            Reply reply = read(answers, bodiless);
            if (last || reply.header("Connection").equalsIgnoreCase("close")) {
                close();
            }
            return reply;
        } catch (SocketTimeoutException silence) {
            close();
            return new Reply(SILENCE, Map.of(), "");
        } catch (IOException cut) {
            close();
            return new Reply(HUNG_UP, Map.of(), "");
        }
    }

    private Socket open() throws IOException {
        Socket now = socket;
        if (now == null) {
            now = new Socket(InetAddress.getLoopbackAddress(), port);
            now.setSoTimeout(PATIENCE_MILLIS);
            now.setTcpNoDelay(true);
            socket = now;
            in = new BufferedInputStream(now.getInputStream());
        }
        return now;
    }

    private static Reply read(InputStream in, boolean bodiless) throws IOException {
        String[] first = line(in).split(" ", 3);
        int status = first.length > 1 && first[1].matches("\\d{3}") ? Integer.parseInt(first[1]) : HUNG_UP;
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            String[] parts = line.split(":", 2);
            headers.put(parts[0].toLowerCase(Locale.ROOT), parts.length > 1 ? parts[1].strip() : "");
        }
        if (status == 100) {
            return read(in, bodiless);
        }
        boolean none = bodiless || status == 204 || status == 304;
        return new Reply(status, headers, none ? "" : new String(body(in, headers), StandardCharsets.UTF_8));
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int each = in.read(); each != '\n'; each = in.read()) {
            if (each < 0) {
                throw new IOException("cut");
            }
            if (each != '\r') {
                line.write(each);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private static byte[] body(InputStream in, Map<String, String> headers) throws IOException {
        if (headers.getOrDefault("transfer-encoding", "").contains("chunked")) {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            for (int size = size(in); size > 0; size = size(in)) {
                body.write(in.readNBytes(size));
                line(in);
            }
            line(in);
            return body.toByteArray();
        }
        String length = headers.get("content-length");
        return length == null ? in.readAllBytes() : in.readNBytes(Integer.parseInt(length));
    }

    private static int size(InputStream in) throws IOException {
        return Integer.parseInt(line(in).replaceAll(";.*", "").strip(), 16);
    }

    @Override
    public void close() {
        Socket now = socket;
        socket = null;
        if (now != null) {
            try {
                now.close();
            } catch (IOException already) {
                in = null;
            }
        }
    }
}
