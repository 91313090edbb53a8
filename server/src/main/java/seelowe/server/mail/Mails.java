package seelowe.server.mail;

import com.sanctionco.jmail.JMail;
import jakarta.mail.SendFailedException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.simplejavamail.MailException;
import org.simplejavamail.api.email.EmailPopulatingBuilder;
import org.simplejavamail.api.mailer.Mailer;
import org.simplejavamail.api.mailer.MailerRegularBuilder;
import org.simplejavamail.api.mailer.config.TransportStrategy;
import org.simplejavamail.email.EmailBuilder;
import org.simplejavamail.mailer.MailerBuilder;
import seelowe.server.host.HostSettings.MailSecurity;
import seelowe.server.host.HostSettings.MailSettings;

/** Sends mail by the server that the host has named. */
public final class Mails {
    private static final String OURS = "Seelöwe";
    private static final int LONGEST_ADDRESS = 254;
    private static final int PATIENCE_MILLIS = 10_000;

    private final Mailer mailer;
    private final String from;

    public Mails(MailSettings settings) {
        this.from = settings.from();
        MailerRegularBuilder<?> builder = settings.user().isEmpty()
                ? MailerBuilder.withSMTPServer(settings.server(), settings.port())
                : MailerBuilder.withSMTPServer(
                        settings.server(), settings.port(), settings.user(), settings.password());
        this.mailer = builder.withTransportStrategy(strategy(settings.security()))
                .withSessionTimeout(PATIENCE_MILLIS)
                .buildMailer();
    }

    private static TransportStrategy strategy(MailSecurity security) {
        return switch (security) {
            case NONE -> TransportStrategy.SMTP;
            case STARTTLS -> TransportStrategy.SMTP_TLS;
            case TLS -> TransportStrategy.SMTPS;
        };
    }

    /** The address as it is kept and compared, if it is one that mail can be sent to. */
    public static Optional<String> address(String text) {
        String address = text.strip();
        boolean fits = address.length() <= LONGEST_ADDRESS
                && JMail.isValid(address)
                && address.chars().allMatch(Mails::isPlain);
        int at = address.lastIndexOf('@');
        return fits
                ? Optional.of(address.substring(0, at) + address.substring(at).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    /** What needs quotes, brackets or comments is nobody's address, but may be somebody's trick. */
    private static boolean isPlain(int letter) {
        return letter > ' ' && letter < 0x7f && "\"(),:;<>[\\]".indexOf(letter) < 0;
    }

    /** Returns when the mail server has taken it. */
    public void send(Letter letter) throws MailFailure {
        EmailPopulatingBuilder mail = EmailBuilder.startingBlank()
                .from(OURS, from)
                .to(letter.to())
                .withSubject(letter.subject())
                .withPlainText(letter.text())
                .withHeader("Auto-Submitted", "auto-generated");
        letter.stop()
                .ifPresent(address -> mail.withHeader("List-Unsubscribe", "<" + address + ">")
                        .withHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        if (!letter.id().isEmpty()) {
            mail.fixingMessageId("<" + letter.id() + from.substring(from.lastIndexOf('@')) + ">");
        }
        try {
            mailer.sendMail(mail.buildEmail(), false).join();
        } catch (MailException | CompletionException failure) {
            throw new MailFailure("The mail server did not take a mail", failure, isForGood(failure));
        }
    }

    private static boolean isForGood(Throwable failure) {
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SendFailedException refused) {
                return refused.getInvalidAddresses() != null && refused.getInvalidAddresses().length > 0;
            }
        }
        return false;
    }
}
