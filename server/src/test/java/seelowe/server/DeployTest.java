package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.host.AddressRange;
import seelowe.server.host.Given;
import seelowe.server.host.HostSettings;
import seelowe.server.host.HostSettingsReader;
import seelowe.server.host.PublicUrl;
import seelowe.server.host.Setting;
import seelowe.server.testing.Certificates;
import seelowe.server.testing.Servers;

/** The samples in deploy/ stay true; nginx itself is tried where it is installed. */
class DeployTest {
    private static final Path SAMPLES = Path.of("..", "deploy");
    private static final Path NGINX = Path.of("/usr/sbin/nginx");
    private static final String FIRST = "198.51.100.1";

    @TempDir
    Path folder;

    private static String sample(String name) throws IOException {
        return Files.readString(SAMPLES.resolve(name));
    }

    /** As it is, and with everything that is only suggested; the files of the certificate are not there, and the proxy is not wanted then. */
    @Test
    void the_settings_are_settings() throws IOException {
        HostSettings behindProxy = read(sample("seelowe.toml"));
        assertThat(behindProxy.publicUrl()).hasToString("https://games.example.org");
        assertThat(behindProxy.trustedProxies()).hasSize(2);

        String all = sample("seelowe.toml")
                .replaceAll("(?m)^(bind|port|trusted-proxies) = .*$", "")
                .replaceAll("(?m)^# ([a-z-]+ = )", "$1")
                .replaceAll("(?m)^tls-.*$", "");
        HostSettings more = read(all);
        assertThat(more.mail()).isPresent();
        assertThat(more.limitFactor()).isEqualTo(2);
        for (Setting setting : Setting.values()) {
            if (setting != Setting.DATA) {
                assertThat(sample("seelowe.toml")).contains(setting.key() + " = ");
            }
        }
    }

    private HostSettings read(String toml) throws IOException {
        Path file = Files.writeString(folder.resolve("seelowe.toml"), toml);
        return HostSettingsReader.read(Given.read(Optional.of(file), Map.of(), Map.of()));
    }

    @Test
    void every_variable_and_option_that_is_named_is_one() throws IOException {
        List<String> variables =
                List.of(Setting.values()).stream().map(Setting::variable).toList();
        for (String name : List.of("Containerfile", "seelowe.service", "nginx.conf")) {
            Matcher variable = Pattern.compile("SEELOWE_[A-Z_]+").matcher(sample(name));
            while (variable.find()) {
                assertThat(variables).as(name).contains(variable.group());
            }
        }
        assertThat(sample("seelowe.service")).contains(" serve --config ");
        assertThat(sample("nginx.conf")).contains("server 127.0.0.1:1940;");
    }

    @Test
    void nginx_passes_on_requests_and_sockets_and_says_for_whom() throws Exception {
        assumeTrue(Files.isExecutable(NGINX), "nginx is not installed");
        KeyStore issued = new Certificates(folder).issue("localhost", "EC");
        new Certificates(folder).handOut(issued);
        int port = freePort();
        HostSettings settings = new HostSettings(
                PublicUrl.parse("https://localhost:" + port),
                "127.0.0.1",
                List.of(AddressRange.parse("127.0.0.1")),
                Optional.empty(),
                "",
                Optional.empty(),
                0.01);
        HttpClient client = HttpClient.newBuilder()
                .sslContext(Certificates.trusting(issued))
                .build();
        try (SeeloweServer server = Servers.host(folder.resolve("games"), settings)) {
            Process nginx = nginx(port, server.port());
            try {
                assertThat(whenItListens(client, "https://localhost:" + port + "/api/host")
                                .body())
                        .contains("\"publicUrl\":\"https://localhost:" + port + "\"");
                assertPlays(client, port);
                assertLimitsEach(client, port);
            } finally {
                nginx.destroy();
                nginx.onExit().orTimeout(20, TimeUnit.SECONDS).join();
            }
        }
        assertThat(Files.readString(folder.resolve("seelowe.log")))
                .contains("\"GET /ws/games/")
                .doesNotContain("token");
    }

    private static HttpResponse<String> whenItListens(HttpClient client, String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
        for (int attempt = 0; ; attempt++) {
            try {
                return client.send(request, BodyHandlers.ofString());
            } catch (ConnectException notYet) {
                assertThat(attempt).as("nginx does not listen").isLessThan(300);
                TimeUnit.MILLISECONDS.sleep(100);
            }
        }
    }

    private static void assertPlays(HttpClient client, int port) throws Exception {
        HttpRequest order = HttpRequest.newBuilder(URI.create("https://localhost:" + port + "/api/games"))
                .header("Origin", "https://localhost:" + port)
                .POST(BodyPublishers.ofString("{\"scenario\":\"N\",\"mode\":\"hotseat\"}"))
                .build();
        HttpResponse<String> answer = client.send(order, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        Running.Made made = Running.made(new Running.Answer(201, answer).json());
        CompletableFuture<String> hello = new CompletableFuture<>();
        WebSocket socket = client.newWebSocketBuilder()
                .header("Origin", "https://localhost:" + port)
                .buildAsync(
                        URI.create("wss://localhost:" + port + "/ws/games/" + made.game() + "?token=" + made.token()),
                        new WebSocket.Listener() {
                            @Override
                            public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                                hello.complete(text.toString());
                                from.request(1);
                                return CompletableFuture.completedFuture(null);
                            }
                        })
                .join();
        assertThat(hello.orTimeout(60, TimeUnit.SECONDS).join()).contains("\"type\":");
        socket.abort();
    }

    /** Whatever a client claims: the proxy adds from whom it has the request, so that everybody is counted for himself. */
    private static void assertLimitsEach(HttpClient client, int port) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://localhost:" + port + "/api/host"))
                .header("X-Forwarded-For", FIRST)
                .build();
        int status = 200;
        for (int each = 0; each < 40 && status == 200; each++) {
            status = client.send(request, BodyHandlers.discarding()).statusCode();
        }
        assertThat(status).isEqualTo(429);
    }

    /** The sample as it is, but for ports, names and places. */
    private Process nginx(int port, int behind) throws IOException {
        String conf = sample("nginx.conf")
                .replaceAll("listen \\[::\\].*;", "")
                .replace("listen 80;", "listen 127.0.0.1:" + freePort() + ";")
                .replace("listen 443 ssl", "listen 127.0.0.1:" + port + " ssl")
                .replace("games.example.org;", "localhost;")
                .replace("server 127.0.0.1:1940;", "server 127.0.0.1:" + behind + ";")
                .replace("$host;", "$http_host;")
                .replaceAll(
                        "/etc/letsencrypt\\S*fullchain.pem",
                        folder.resolve("certificate.pem").toString())
                .replaceAll(
                        "/etc/letsencrypt\\S*privkey.pem",
                        folder.resolve("key.pem").toString())
                .replace("/var/log/nginx/", folder + "/");
        Files.writeString(folder.resolve("seelowe.conf"), conf);
        StringBuilder around = new StringBuilder("pid " + folder + "/nginx.pid;\nevents {}\nhttp {\n");
        for (String kind : List.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")) {
            around.append(kind)
                    .append("_temp_path ")
                    .append(folder)
                    .append("/")
                    .append(kind)
                    .append(";\n");
        }
        Files.writeString(folder.resolve("nginx.conf"), around + "include " + folder + "/seelowe.conf;\n}\n");
        return new ProcessBuilder(
                        NGINX.toString(),
                        "-p",
                        folder.toString(),
                        "-e",
                        folder + "/start.log",
                        "-c",
                        folder + "/nginx.conf",
                        "-g",
                        "daemon off; user root;")
                .inheritIO()
                .start();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
