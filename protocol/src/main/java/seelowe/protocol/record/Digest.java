package seelowe.protocol.record;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/** SHA-256 of lines of text. */
public final class Digest {
    /** Digits of a shortened digest: enough to notice damage. */
    static final int SHORT = 16;

    private final MessageDigest sha256;

    public Digest() {
        try {
            this.sha256 = MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    public Digest add(String line) {
        sha256.update(line.getBytes(StandardCharsets.UTF_8));
        sha256.update((byte) '\n');
        return this;
    }

    /** 64 hexadecimal digits. */
    public String finish() {
        return HexFormat.of().formatHex(sha256.digest());
    }

    static String shortened(String text) {
        return new Digest().add(text).finish().substring(0, SHORT);
    }
}
