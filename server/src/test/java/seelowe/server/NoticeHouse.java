package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import seelowe.server.host.HostSettings.MailSecurity;
import seelowe.server.host.HostSettings.MailSettings;
import seelowe.server.table.Tokens;
import seelowe.server.testing.MovedClock;
import seelowe.server.testing.PushPlace;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Servers that tell people by mail and push, with a mail server, a push service and a clock that is moved. */
final class NoticeHouse implements AutoCloseable {
    private final Path folder;
    final MovedClock clock = new MovedClock();
    final GreenMail post = house();
    final PushPlace push = PushPlace.open();

    NoticeHouse(Path folder) {
        this.folder = folder;
    }

    private static GreenMail house() {
        GreenMail house = new GreenMail(ServerSetup.SMTP.dynamicPort());
        house.start();
        return house;
    }

    @Override
    public void close() {
        post.stop();
        push.close();
    }

    Running server() {
        MailSettings mail =
                new MailSettings("127.0.0.1", post.getSmtp().getPort(), MailSecurity.NONE, "game@example.org", "", "");
        return Running.in(folder, HostSettings.onLoopback().with(mail), clock);
    }

    static void settle(BooleanSupplier done) {
        long until = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (!done.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it does not come").isLessThan(until);
            try {
                Thread.sleep(20);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static Running.Answer settings(Running server, String cookie, String mail, String... more) {
        ObjectNode body =
                Json.object().put("mail", mail).put("dailyAt", "08:00").put("zone", "Europe/Berlin");
        body.put("quietFrom", more.length > 0 ? more[0] : "00:00");
        body.put("quietTo", more.length > 0 ? more[1] : "00:00");
        return server.put("/api/notices", Json.text(body), "Cookie", cookie);
    }

    void confirm(String cookie, String address) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            work.execute("PRAGMA busy_timeout = 10000");
            work.execute("INSERT INTO mail_addresses (person, address, folded, confirmed_at) SELECT person, '" + address
                    + "', '" + address + "', 1 FROM browsers WHERE token_hash = '"
                    + Tokens.hash(cookie.substring(cookie.indexOf('=') + 1)) + "'");
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    Running.Answer subscribe(Running server, String cookie) {
        String key = server.get("/api/notices").json().get("pushKey").stringValue();
        ObjectNode body = Json.object()
                .put("kind", "push")
                .put("address", push.endpoint())
                .put("name", "Firefox");
        body.put("userKey", push.userKey()).put("userSecret", push.userSecret()).put("serverKey", key);
        return server.post("/api/notices/places", Json.text(body), "Cookie", cookie);
    }

    List<JsonNode> pushed() {
        return push.messages().stream()
                .map(message -> Json.parse(message.text()))
                .toList();
    }

    static String text(MimeMessage mail) {
        try {
            return mail.getContent().toString();
        } catch (IOException | MessagingException failure) {
            throw new IllegalStateException(failure);
        }
    }

    static String header(MimeMessage mail, String name) {
        try {
            @Nullable String value = mail.getHeader(name, null);
            return String.valueOf(value);
        } catch (MessagingException failure) {
            throw new IllegalStateException(failure);
        }
    }

    int mails() {
        return post.getReceivedMessages().length;
    }
}
