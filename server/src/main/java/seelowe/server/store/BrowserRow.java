package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A browser that is somebody's.
 *
 * @param tokenHash of what its cookie says
 * @param agent what it calls itself, in short
 * @param was the guest that it was before somebody signed in with it, or null
 */
public record BrowserRow(
        String tokenHash,
        String person,
        String agent,
        long createdAt,
        long seenAt,
        @Nullable String was) {
    public static BrowserRow of(String tokenHash, String person, String agent, long createdAt, long seenAt) {
        return new BrowserRow(tokenHash, person, agent, createdAt, seenAt, null);
    }

    public BrowserRow after(@Nullable String guest) {
        return new BrowserRow(tokenHash, person, agent, createdAt, seenAt, guest);
    }
}
