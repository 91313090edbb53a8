package seelowe.server.account;

import org.jspecify.annotations.Nullable;

/**
 * A passkey of somebody.
 *
 * @param id as browsers tell it
 * @param name that its owner gave it
 * @param data the public key with what belongs to it, in Base64
 * @param signCount how often it has signed; 0 if it does not count
 */
public record PasskeyRow(
        String id,
        String person,
        String name,
        String data,
        long signCount,
        long createdAt,
        @Nullable Long usedAt) {}
