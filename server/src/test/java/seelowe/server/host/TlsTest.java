package seelowe.server.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.SeeloweServer;
import seelowe.server.testing.Certificates;
import seelowe.server.testing.Servers;

/** TLS from the files that certificate authorities hand out. */
class TlsTest {
    private static final Duration SOON = Duration.ofMillis(50);

    @TempDir
    Path folder;

    private Certificates certificates() {
        return new Certificates(folder);
    }

    @Test
    void a_host_with_certificate_and_key_needs_no_proxy() throws Exception {
        KeyStore issued = certificates().issue("first", "EC");
        certificates().handOut(issued);
        HostSettings settings = new HostSettings(
                PublicUrl.parse("https://localhost"),
                "127.0.0.1",
                List.of(),
                Optional.of(certificates().files()),
                "",
                Optional.empty(),
                0);
        try (SeeloweServer server = Servers.host(folder.resolve("games"), settings)) {
            HttpClient client = HttpClient.newBuilder()
                    .sslContext(Certificates.trusting(issued))
                    .build();
            URI address = URI.create("https://localhost:" + server.port() + "/api/host");
            var answer = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).contains("\"publicUrl\":\"https://localhost:" + server.port() + "\"");
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).isPresent();
        }
    }

    @Test
    void a_renewed_certificate_is_taken_up_and_a_broken_one_is_not() throws Exception {
        KeyStore first = certificates().issue("first", "RSA");
        KeyStore second = certificates().issue("second", "EC");
        certificates().handOut(first);
        Server server = new Server();
        try (Tls tls = new Tls(certificates().files(), "127.0.0.1", 0, SOON)) {
            ServerConnector connector = (ServerConnector) tls.connector(server, new HttpConfiguration());
            server.addConnector(connector);
            server.start();
            SSLContext trust = Certificates.trusting(first, second);
            assertThat(shown(trust, connector.getLocalPort())).isEqualTo("CN=first");

            Files.writeString(certificates().files().certificate(), "Oh dear.");
            TimeUnit.MILLISECONDS.sleep(5 * SOON.toMillis());
            assertThat(shown(trust, connector.getLocalPort())).isEqualTo("CN=first");

            certificates().handOut(second);
            long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
            while (shown(trust, connector.getLocalPort()).equals("CN=first") && System.nanoTime() < until) {
                TimeUnit.MILLISECONDS.sleep(SOON.toMillis());
            }
            assertThat(shown(trust, connector.getLocalPort())).isEqualTo("CN=second");
        } finally {
            server.stop();
        }
    }

    private static String shown(SSLContext trust, int port) throws IOException {
        try (SSLSocket socket =
                (SSLSocket) trust.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
            socket.startHandshake();
            return ((X509Certificate) socket.getSession().getPeerCertificates()[0])
                    .getSubjectX500Principal()
                    .getName();
        }
    }

    @Test
    void files_that_do_not_fit_are_one_line_that_names_them() throws Exception {
        certificates().handOut(certificates().issue("first", "EC"));
        KeyStore other = certificates().issue("other", "EC");
        Files.writeString(
                certificates().files().key(),
                Certificates.pem(
                        "PRIVATE KEY", other.getKey("a", "secret".toCharArray()).getEncoded()));
        assertComplains(certificates().files().key() + ": this key does not belong to the first certificate");

        Files.writeString(certificates().files().key(), Certificates.pem("RSA PRIVATE KEY", new byte[100]));
        assertComplains(certificates().files().key() + ": there is no -----BEGIN PRIVATE KEY----- in it");

        Files.writeString(certificates().files().key(), Certificates.pem("PRIVATE KEY", new byte[100]));
        assertComplains(certificates().files().key() + ": this is no key of the certificate's kind, EC");

        Files.writeString(certificates().files().certificate(), "Oh dear.");
        assertComplains(certificates().files().certificate() + ": there is no certificate in it");
    }

    private void assertComplains(String beginning) {
        assertThatThrownBy(() -> new Tls(certificates().files(), "127.0.0.1", 0, SOON).close())
                .isInstanceOf(SettingException.class)
                .hasMessageStartingWith(beginning)
                .hasMessageNotContaining("\n");
    }
}
