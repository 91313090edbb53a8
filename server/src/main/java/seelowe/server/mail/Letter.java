package seelowe.server.mail;

import java.util.Optional;

/**
 * A mail to one person, in plain text.
 *
 * @param id the same for the same thing, so that mail programs know it again; empty for any
 * @param stop where one says with one click that no more of the kind shall come; nothing for mails that were asked for one by one
 */
public record Letter(String to, String subject, String text, String id, Optional<String> stop) {

    /** A mail that was asked for. */
    public static Letter asked(String to, String subject, String text) {
        return new Letter(to, subject, text, "", Optional.empty());
    }
}
