package seelowe.server.notice;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes one message to an address that somebody gave us. It connects to the very address that was looked at and allowed, follows no redirect,
 * reads no more of the answer than what became of the message, and waits for nobody longer than it has to.
 */
final class Courier implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Courier.class);
    private static final int LONGEST_ANSWER = 8 << 10;

    private final Destinations destinations;
    private final Duration patience;
    /** Hangs up on who takes too long, whatever is being waited for. */
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "courier-watch");
        thread.setDaemon(true);
        return thread;
    });

    Courier(Destinations destinations, Duration patience) {
        this.destinations = destinations;
        this.patience = patience;
    }

    /**
     * What became of a message.
     *
     * @param status of HTTP; 0 if it was sent whole and nothing was heard of it
     * @param retryAfter when the other side wants to be asked again
     */
    record Receipt(int status, Optional<Duration> retryAfter) {
        static final Receipt NONE = new Receipt(0, Optional.empty());

        boolean isTaken() {
            return status >= 200 && status < 300;
        }

        /** There is nobody at this address any more. */
        boolean isGone() {
            return status == 404 || status == 410;
        }
    }

    /**
     * @throws Destinations.Forbidden if nobody may be sent there
     * @throws IOException if it cannot have arrived
     */
    Receipt post(URI to, Map<String, String> headers, byte[] body) throws IOException {
        InetAddress address = destinations.resolve(to);
        try (Socket plain = new Socket(Proxy.NO_PROXY)) {
            Future<?> hangUp = watch.schedule(() -> hangUp(plain), patience.toMillis(), TimeUnit.MILLISECONDS);
            try {
                plain.connect(new InetSocketAddress(address, Destinations.port(to)), (int) patience.toMillis());
                return deliver(
                        to.getScheme().equals("https") ? secured(plain, to.getHost()) : plain, to, headers, body);
            } finally {
                hangUp.cancel(false);
            }
        }
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            LOG.debug("A line could not be closed", gone);
        }
    }

    /** The name is asked for and must be the certificate's, though it is the address that we are connected to. */
    private static Socket secured(Socket plain, String name) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) factory.createSocket(plain, name, plain.getPort(), true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static Receipt deliver(Socket socket, URI to, Map<String, String> headers, byte[] body) throws IOException {
        OutputStream out = new BufferedOutputStream(socket.getOutputStream());
        out.write(head(to, headers, body.length).getBytes(StandardCharsets.US_ASCII));
        out.write(body);
        out.flush();
        try {
            return receipt(socket.getInputStream());
        } catch (IOException unheard) {
            LOG.debug("Nothing was heard from {}", to.getHost(), unheard);
            return Receipt.NONE;
        }
    }

    private static String head(URI to, Map<String, String> headers, int length) {
        String path = to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath();
        StringBuilder head = new StringBuilder("POST ")
                .append(path)
                .append(to.getRawQuery() == null ? "" : "?" + to.getRawQuery())
                .append(" HTTP/1.1\r\n");
        line(head, "Host", to.getPort() > 0 ? to.getHost() + ":" + to.getPort() : to.getHost());
        headers.forEach((name, value) -> line(head, name, value));
        line(head, "Content-Length", String.valueOf(length));
        line(head, "Connection", "close");
        return head.append("\r\n").toString();
    }

    private static void line(StringBuilder head, String name, String value) {
        head.append(name).append(": ").append(value).append("\r\n");
    }

    /** Reads the head of the answer, and of a very long one as much as matters. */
    private static Receipt receipt(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < LONGEST_ANSWER && head.indexOf("\r\n\r\n") < 0) {
            int read = in.read();
            if (read < 0) {
                break;
            }
            head.append((char) read);
        }
        String[] lines = head.toString().split("\r\n", -1);
        String[] first = lines[0].split(" ", 3);
        if (first.length < 2 || !first[1].matches("[1-5]\\d\\d")) {
            return Receipt.NONE;
        }
        Optional<Duration> later = Optional.empty();
        for (String line : lines) {
            String value = line.substring(line.indexOf(':') + 1).strip();
            if (line.toLowerCase(Locale.ROOT).startsWith("retry-after:") && value.matches("\\d{1,5}")) {
                later = Optional.of(Duration.ofSeconds(Long.parseLong(value)));
            }
        }
        return new Receipt(Integer.parseInt(first[1]), later);
    }

    @Override
    public void close() {
        watch.shutdownNow();
    }
}
