package seelowe.protocol.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;

/**
 * Rolls that follow from a seed. Roll n of a game, counted from 1, is taken from HMAC-SHA-256 with the seed as key and
 * {@code GAME:n} as message: its bytes are gone through in order, those from 252 up are skipped because they would favor
 * the low faces, and the first that is left, modulo 6, plus 1, is the face. Should all 32 bytes be skipped, the message
 * {@code GAME:n:1} is used, then {@code GAME:n:2} and so on.
 */
public final class SeedDice implements Dice {
    private static final String ALGORITHM = "HmacSHA256";
    /** The greatest multiple of six in a byte. */
    private static final int FAIR_BYTES = 252;

    private final Mac mac;
    private final String game;
    private long rolled;

    public SeedDice(DiceSeed seed, String game) {
        this(seed, game, 0);
    }

    /** To go on after some rolls have been made. */
    public SeedDice(DiceSeed seed, String game, long rolled) {
        this.game = game;
        this.rolled = rolled;
        try {
            this.mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(seed.bytes(), ALGORITHM));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, e);
        }
    }

    /** How many rolls have been made. */
    public long rolled() {
        return rolled;
    }

    @Override
    public int roll(Die die) {
        return next();
    }

    /** The face of the next roll, whatever it is for. */
    public int next() {
        rolled++;
        String message = game + ":" + rolled;
        int face = face(message);
        for (int again = 1; face == 0; again++) {
            face = face(message + ":" + again);
        }
        return face;
    }

    private int face(String message) {
        for (byte each : mac.doFinal(message.getBytes(StandardCharsets.UTF_8))) {
            int value = Byte.toUnsignedInt(each);
            if (value < FAIR_BYTES) {
                return 1 + value % FACES;
            }
        }
        return 0;
    }
}
