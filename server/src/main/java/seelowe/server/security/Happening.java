package seelowe.server.security;

import java.util.Locale;

/** What is written down: the first word of each line. docs/hosting.md explains them. */
public enum Happening {
    /** Somebody is known by a passkey or a mailed link from now on. */
    SIGN_IN,
    SIGN_IN_FAILED,
    /** A browser is nobody's any more: he has signed out, or ended it elsewhere. */
    SESSION_ENDED,
    /** How somebody signs in was changed. */
    WAY_IN,
    /** A link to a seat was taken. */
    LINK_TAKEN,
    LINK_MADE,
    /** A bot was made, given another token, or ended. */
    BOT,
    ACCOUNT,
    /** The host has done something. */
    ADMIN,
    /** Somebody has had all that he may have for now. */
    LIMIT,
    /** Somebody asked for what is not his, or from where nobody asks. */
    REFUSED;

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
