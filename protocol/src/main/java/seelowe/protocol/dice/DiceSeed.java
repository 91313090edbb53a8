package seelowe.protocol.dice;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;

/** 256 secret bits from which all rolls of a game follow. */
public final class DiceSeed {
    private static final int BYTES = 32;

    private final byte[] bytes;

    private DiceSeed(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A new one that nobody can guess. */
    public static DiceSeed random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return new DiceSeed(bytes);
    }

    /**
     * The seed that was revealed.
     *
     * @throws IllegalArgumentException if these are not 64 hexadecimal digits in lower case
     */
    public static DiceSeed parse(String digits) {
        if (!isDigest(digits)) {
            throw new IllegalArgumentException("a dice seed is 64 hexadecimal digits in lower case.");
        }
        return new DiceSeed(HexFormat.of().parseHex(digits));
    }

    /** For games that are to come out the same again, such as simulations and tests; anybody can guess it. */
    public static DiceSeed of(long number) {
        byte[] text = ("seelowe " + number).getBytes(StandardCharsets.UTF_8);
        return new DiceSeed(sha256(text));
    }

    /** Whether a text has the form of a seed or of a commitment. */
    public static boolean isDigest(String text) {
        return text.matches("[0-9a-f]{64}");
    }

    /** SHA-256 of the seed, to be shown before the first roll. */
    public String commitment() {
        return digits(sha256(bytes));
    }

    /** The seed itself, to be shown when the game is over. */
    public String reveal() {
        return digits(bytes);
    }

    private static String digits(byte[] bytes) {
        String digits = new BigInteger(1, bytes).toString(16);
        return "0".repeat(2 * bytes.length - digits.length()) + digits;
    }

    byte[] bytes() {
        return bytes.clone();
    }

    private static byte[] sha256(byte[] input) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(input);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DiceSeed seed && Arrays.equals(bytes, seed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Says nothing that a log should not hold. */
    @Override
    public String toString() {
        return "dice seed of commitment " + commitment();
    }
}
