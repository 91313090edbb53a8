package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import seelowe.server.host.HostSettings.MailSecurity;
import seelowe.server.host.HostSettings.MailSettings;
import seelowe.server.testing.MovedClock;
import tools.jackson.databind.JsonNode;

/** A mail address as a way in: by links that are good once, and that tell nobody who has an account. */
@SuppressWarnings("NullAway.Init")
class AccountMailTest {
    private static final Pattern LINK = Pattern.compile("/#/sign-in/([A-Za-z0-9_-]+)");
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private final GreenMail house = new GreenMail(ServerSetup.SMTP.dynamicPort());
    private Running server;
    private String cookie = "seelowe_browser=";
    private final Map<String, Integer> read = new HashMap<>();

    @BeforeEach
    void start() {
        house.start();
        MailSettings mail =
                new MailSettings("127.0.0.1", house.getSmtp().getPort(), MailSecurity.NONE, "game@example.org", "", "");
        server = Running.in(folder, HostSettings.onLoopback().with(mail).withLimits(1), clock);
    }

    @AfterEach
    void stop() {
        server.close();
        house.stop();
    }

    private Running.Answer ask(String method, String path, String body) {
        Running.Answer answer = server.send(method, path, body, "Cookie", cookie);
        String set = NetGame.cookie(answer.response());
        cookie = set.isEmpty() ? cookie : set;
        return answer;
    }

    private static String address(String address) {
        return Json.text(Json.object().put("address", address));
    }

    private static String link(String token) {
        return Json.text(Json.object().put("token", token));
    }

    /** The link in the next mail that comes to an address. */
    private String mailed(String address) throws MessagingException, IOException, InterruptedException {
        int before = read.merge(address, 1, Integer::sum) - 1;
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (mails(address).length <= before) {
            assertThat(System.nanoTime()).as("a mail to " + address).isLessThan(end);
            Thread.sleep(20);
        }
        Matcher link = LINK.matcher(mails(address)[before].getContent().toString());
        return link.find() ? link.group(1) : "";
    }

    private MimeMessage[] mails(String address) {
        return house.getReceivedMessagesForDomain(address);
    }

    private void haveAddress(String address, String name) throws MessagingException, IOException, InterruptedException {
        String body = Json.text(Json.object().put("address", address).put("name", name));
        assertThat(ask("PUT", "/api/account/mail", body).status()).isEqualTo(202);
        assertThat(ask("POST", "/api/sign-in/link", link(mailed(address))).status())
                .isEqualTo(200);
    }

    @Test
    void an_address_that_was_confirmed_signs_in_and_a_look_uses_no_link_up() throws Exception {
        haveAddress("Anna@example.org", "Anna");
        assertThat(ask("GET", "/api/account", "").json().get("mail").stringValue())
                .isEqualTo("Anna@example.org");

        cookie = "seelowe_browser=";
        ask("POST", "/api/sign-in/mail", address("anna@EXAMPLE.org"));
        String token = mailed("Anna@example.org");
        for (int i = 0; i < 3; i++) {
            assertThat(ask("POST", "/api/sign-in/link/look", link(token)).json().toString())
                    .contains("\"kind\":\"sign-in\"", "\"name\":\"Anna\"");
        }
        assertThat(ask("POST", "/api/sign-in/link", link(token)).status()).isEqualTo(200);
        assertThat(ask("GET", "/api/account", "").json().get("account").booleanValue())
                .isTrue();
        assertThat(ask("POST", "/api/sign-in/link", link(token)).code()).isEqualTo("unknown-invite");
        assertThat(ask("DELETE", "/api/account/mail", "").code())
                .as("the last way in")
                .isEqualTo("refused");
    }

    @Test
    void nobody_learns_who_has_an_account() throws Exception {
        haveAddress("anna@example.org", "Anna");
        Running.Answer known = ask("POST", "/api/sign-in/mail", address("anna@example.org"));
        String unused = mailed("anna@example.org");
        Running.Answer unknown = ask("POST", "/api/sign-in/mail", address("bob@example.org"));
        Running.Answer again = ask("POST", "/api/sign-in/mail", address("anna@example.org"));
        unused = mailed("anna@example.org");

        assertThat(unknown.status()).isEqualTo(202).isEqualTo(known.status()).isEqualTo(again.status());
        assertThat(unknown.response().body()).isEmpty();
        assertThat(unknown.response().headers().map().keySet())
                .isEqualTo(known.response().headers().map().keySet());
        assertThat(mails("bob@example.org")).isEmpty();
        assertThat(ask("POST", "/api/sign-in/mail", address("nonsense")).code()).isEqualTo("bad-value");
    }

    @Test
    void a_link_runs_out_and_is_worth_nothing_when_the_address_is_another() throws Exception {
        haveAddress("anna@example.org", "Anna");
        ask("POST", "/api/sign-in/mail", address("anna@example.org"));
        String late = mailed("anna@example.org");
        clock.move(Duration.ofMinutes(16));
        assertThat(ask("POST", "/api/sign-in/link", link(late)).code()).isEqualTo("unknown-invite");

        ask("POST", "/api/sign-in/mail", address("anna@example.org"));
        String old = mailed("anna@example.org");
        haveAddress("other@example.org", "");
        assertThat(mailed("anna@example.org"))
                .as("word to the old address, without a link")
                .isEmpty();
        assertThat(ask("POST", "/api/sign-in/link", link(old)).code()).isEqualTo("unknown-invite");
        assertThat(ask("POST", "/api/sign-in/link/look", link("guessed")).code())
                .isEqualTo("unknown-invite");
    }

    @Test
    void an_address_has_one_owner_and_only_he_is_told() throws Exception {
        haveAddress("anna@example.org", "Anna");
        cookie = "seelowe_browser=";

        String body = Json.text(Json.object().put("address", "anna@example.org").put("name", "Eve"));
        assertThat(ask("PUT", "/api/account/mail", body).status()).isEqualTo(202);
        assertThat(ask("GET", "/api/account", "").json().has("mail")).isFalse();
        assertThat(ask("POST", "/api/sign-in/link", link(mailed("anna@example.org")))
                        .code())
                .isEqualTo("taken");
    }

    @Test
    void whoever_adds_a_passkey_is_not_unnoticed() throws Exception {
        haveAddress("anna@example.org", "Anna");
        SoftPasskey key = new SoftPasskey("http://127.0.0.1:" + server.port());
        JsonNode options = ask("POST", "/api/account/passkeys/options", "{}").json();
        String made = Json.text(Json.object().set("credential", key.made(options)));
        assertThat(ask("POST", "/api/account/passkeys", made).status()).isEqualTo(201);

        assertThat(mailed("anna@example.org")).as("without a link").isEmpty();
        assertThat(mails("anna@example.org")[1].getSubject()).isEqualTo("A new passkey for Seelöwe");
    }

    @Test
    void nobodys_house_is_flooded() {
        for (int i = 0; i < 10; i++) {
            assertThat(ask("POST", "/api/sign-in/mail", address("anna@example.org"))
                            .status())
                    .isEqualTo(202);
        }
        Running.Answer refused = ask("POST", "/api/sign-in/mail", address("anna@example.org"));
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.response().headers().firstValue("Retry-After")).isPresent();
    }

    @Test
    void without_a_mail_server_nothing_is_promised() {
        try (Running silent = Running.in(folder.resolve("silent"), HostSettings.onLoopback())) {
            assertThat(silent.post("/api/sign-in/mail", address("anna@example.org"))
                            .code())
                    .isEqualTo("bad-request");
        }
    }
}
