package seelowe.server.people;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.server.store.BrowserRow;

/** Programs that come by a token of their own instead of a browser's cookie. */
public interface Bearers {
    /** Who comes by this token, as if it were a browser's; empty if it opens nothing. */
    Optional<BrowserRow> browser(String token);

    /** What stands in a header {@code Authorization: Bearer ...}; null if there is none. */
    static @Nullable String token(@Nullable String header) {
        String scheme = "Bearer ";
        return header != null && header.regionMatches(true, 0, scheme, 0, scheme.length())
                ? header.substring(scheme.length()).strip()
                : null;
    }
}
