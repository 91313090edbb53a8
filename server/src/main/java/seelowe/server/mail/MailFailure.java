package seelowe.server.mail;

/** A mail was not taken. */
public final class MailFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean forGood;

    MailFailure(String message, Throwable cause, boolean forGood) {
        super(message, cause);
        this.forGood = forGood;
    }

    /** Whether there is no use in trying again: nobody has this address. */
    public boolean isForGood() {
        return forGood;
    }
}
