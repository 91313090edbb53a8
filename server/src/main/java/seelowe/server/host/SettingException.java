package seelowe.server.host;

/** A setting is wrong; the message says in a line where it was given, what is wrong and what would be right. */
public final class SettingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SettingException(String message) {
        super(message);
    }
}
