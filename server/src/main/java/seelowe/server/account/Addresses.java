package seelowe.server.account;

import java.util.Optional;

/** Where people can be written to. */
public interface Addresses {
    /** The mail address that somebody has shown to be his. */
    Optional<String> mailOf(String person);
}
