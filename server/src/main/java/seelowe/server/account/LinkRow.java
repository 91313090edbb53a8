package seelowe.server.account;

/**
 * A link that signs somebody in, or shows that an address is his.
 *
 * @param kind {@code sign-in} or {@code confirm}
 * @param address where it was mailed; empty if nowhere
 */
public record LinkRow(String tokenHash, String kind, String person, String address, long expiresAt) {}
