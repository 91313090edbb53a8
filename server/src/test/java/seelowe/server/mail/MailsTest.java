package seelowe.server.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import seelowe.server.host.HostSettings.MailSecurity;
import seelowe.server.host.HostSettings.MailSettings;

/** Mail goes through a real mail server. */
class MailsTest {
    private static MailSettings at(GreenMail house) {
        return new MailSettings("127.0.0.1", house.getSmtp().getPort(), MailSecurity.NONE, "game@example.org", "", "");
    }

    @Test
    void a_notice_can_be_ended_with_one_click_and_is_known_again() throws Exception {
        GreenMail house = new GreenMail(ServerSetup.SMTP.dynamicPort());
        house.start();
        try {
            String stop = "https://games.example.org/api/notices/stop?token=abc";
            new Mails(at(house))
                    .send(new Letter("anna@example.org", "Ihr Zug: Seelöwe", "Grüße", "turn-G-7", Optional.of(stop)));

            MimeMessage mail = house.getReceivedMessages()[0];
            assertThat(mail.getSubject()).isEqualTo("Ihr Zug: Seelöwe");
            assertThat(mail.getContent().toString().strip()).isEqualTo("Grüße");
            assertThat(mail.getHeader("List-Unsubscribe", null)).isEqualTo("<" + stop + ">");
            assertThat(mail.getHeader("List-Unsubscribe-Post", null)).isEqualTo("List-Unsubscribe=One-Click");
            assertThat(mail.getMessageID()).isEqualTo("<turn-G-7@example.org>");
            assertThat(GreenMailUtil.getHeaders(mail)).contains("Auto-Submitted: auto-generated");
        } finally {
            house.stop();
        }
    }

    @Test
    void a_mail_server_that_is_away_is_tried_again_later() {
        GreenMail house = new GreenMail(ServerSetup.SMTP.dynamicPort());
        house.start();
        Mails mails = new Mails(at(house));
        house.stop();

        assertThatThrownBy(() -> mails.send(Letter.asked("anna@example.org", "Hello", "You")))
                .isInstanceOfSatisfying(
                        MailFailure.class,
                        failure -> assertThat(failure.isForGood()).isFalse());
    }

    @Test
    void an_address_is_one_persons_and_carries_nothing_else() {
        assertThat(Mails.address(" Anna@Example.ORG ")).contains("Anna@example.org");
        assertThat(Mails.address("anna")).isEmpty();
        assertThat(Mails.address("a@example.org, b@example.org")).isEmpty();
        assertThat(Mails.address("a@example.org\r\nBcc: b@example.org")).isEmpty();
        assertThat(Mails.address("\"a b\"@example.org")).isEmpty();
        assertThat(Mails.address("a@[127.0.0.1]")).isEmpty();
        assertThat(Mails.address("x".repeat(250) + "@example.org")).isEmpty();
    }
}
