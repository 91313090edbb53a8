package seelowe.server.notice;

import org.jspecify.annotations.Nullable;

/**
 * Where somebody is told that it is his turn, besides his mail: a browser, or an address of a program.
 *
 * @param kind {@code push} or {@code webhook}
 * @param name what its owner calls it
 * @param form of what a webhook is told: {@code plain}, or {@code text} or {@code content} as chat services take it; empty for a browser
 * @param userKey the browser's public key
 * @param userSecret the secret shared with the browser
 * @param serverKey ours, under which the browser subscribed
 */
public record Place(
        String id,
        String person,
        String kind,
        String address,
        String name,
        String form,
        @Nullable String userKey,
        @Nullable String userSecret,
        @Nullable String serverKey,
        long createdAt) {
    static final String PUSH = "push";
    static final String WEBHOOK = "webhook";
}
