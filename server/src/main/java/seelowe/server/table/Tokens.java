package seelowe.server.table;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that nobody can guess. Only their hashes are kept, so that a stolen database opens no seat. */
public final class Tokens {
    private static final int TOKEN_BYTES = 24;
    private static final int ID_BYTES = 9;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Tokens() {}

    /** 192 bits. */
    public static String fresh() {
        return random(TOKEN_BYTES);
    }

    /** The name of a game or a match: no secret, but not to be had by counting either. What begins with a dash a terminal takes for an option. */
    public static String id() {
        String id = random(ID_BYTES);
        return id.startsWith("-") ? id() : id;
    }

    static long seed() {
        return RANDOM.nextLong();
    }

    private static String random(int size) {
        byte[] bytes = new byte[size];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    public static String hash(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
