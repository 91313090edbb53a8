package seelowe.protocol.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SeedDiceTest {
    private static final String SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    /** Reckoned with another program, in another language. */
    @Test
    void rolls_and_commitment_are_those_of_the_published_recipe() {
        DiceSeed seed = DiceSeed.parse(SEED);
        assertThat(seed.commitment()).isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assertThat(rolls(new SeedDice(seed, "game-1"), 60))
                .isEqualTo("142251521146336656451112133244142135536164354254131653263443");
        assertThat(DiceSeed.of(7).commitment())
                .isEqualTo(sha256Hex(bytes(DiceSeed.of(7).reveal())));
        assertThat(DiceSeed.of(7).reveal())
                .isEqualTo("32d7f6d3d0d762d775612278ac0770f9bac9ac0d1ce6095fd0ac3db05d24ff4c");
    }

    /** Their first bytes are 252 or more, and have to be skipped. */
    @Test
    void bytes_that_would_favor_low_faces_are_skipped() {
        String skipped = "";
        for (int roll : new int[] {135, 158, 172, 283, 353, 395}) {
            skipped += new SeedDice(DiceSeed.parse(SEED), "game-1", roll - 1).next();
        }
        assertThat(skipped).isEqualTo("624621");
    }

    /** The same from the definition of HMAC (RFC 2104), with nothing but SHA-256. */
    @Test
    void every_roll_can_be_reckoned_from_the_definition() {
        SeedDice dice = new SeedDice(DiceSeed.of(1940), "sea lion");
        byte[] key = bytes(DiceSeed.of(1940).reveal());
        for (int roll = 1; roll <= 500; roll++) {
            assertThat(dice.next()).as("roll %d", roll).isEqualTo(face(hmac(key, "sea lion:" + roll)));
        }
    }

    private static int face(byte[] mac) {
        for (byte each : mac) {
            if ((each & 0xFF) < 252) {
                return (each & 0xFF) % 6 + 1;
            }
        }
        throw new AssertionError("32 bytes in a row were skipped");
    }

    private static byte[] hmac(byte[] key, String message) {
        byte[] inner = new byte[64];
        byte[] outer = new byte[64];
        for (int i = 0; i < 64; i++) {
            int each = i < key.length ? key[i] : 0;
            inner[i] = (byte) (each ^ 0x36);
            outer[i] = (byte) (each ^ 0x5C);
        }
        return sha256(join(outer, sha256(join(inner, message.getBytes(StandardCharsets.UTF_8)))));
    }

    private static byte[] join(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private static byte[] sha256(byte[] input) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(input);
        } catch (NoSuchAlgorithmException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static String sha256Hex(byte[] input) {
        return String.format("%064x", new BigInteger(1, sha256(input)));
    }

    private static byte[] bytes(String digits) {
        byte[] bytes = new byte[digits.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16);
        }
        return bytes;
    }

    /** Faces, and pairs of one face with the next, against the 0.999 quantiles of chi-square with 5 and 35 degrees. */
    @Test
    void faces_and_pairs_of_faces_are_equally_likely() {
        SeedDice dice = new SeedDice(DiceSeed.of(5), "chi-square");
        int[] faces = new int[6];
        int[] pairs = new int[36];
        int rolls = 120_000;
        int before = dice.next() - 1;
        for (int i = 0; i < rolls; i++) {
            int face = dice.next() - 1;
            faces[face]++;
            pairs[6 * before + face]++;
            before = face;
        }
        assertThat(chiSquare(faces, rolls)).isLessThan(20.5);
        assertThat(chiSquare(pairs, rolls)).isLessThan(66.6);
    }

    private static double chiSquare(int[] counts, int total) {
        double expected = (double) total / counts.length;
        return Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    @Test
    void dice_go_on_where_they_stopped() {
        SeedDice whole = new SeedDice(DiceSeed.of(3), "game");
        rolls(whole, 17);
        assertThat(whole.rolled()).isEqualTo(17);
        assertThat(rolls(new SeedDice(DiceSeed.of(3), "game", 17), 20)).isEqualTo(rolls(whole, 20));
    }

    @Test
    void games_and_seeds_have_dice_of_their_own() {
        String rolls = rolls(new SeedDice(DiceSeed.of(3), "game"), 40);
        assertThat(rolls(new SeedDice(DiceSeed.of(3), "gamf"), 40)).isNotEqualTo(rolls);
        assertThat(rolls(new SeedDice(DiceSeed.of(4), "game"), 40)).isNotEqualTo(rolls);
        assertThat(DiceSeed.random()).isNotEqualTo(DiceSeed.random());
    }

    @Test
    void a_seed_is_64_digits_and_keeps_its_secret_in_logs() {
        assertThatThrownBy(() -> DiceSeed.parse(SEED.substring(1))).hasMessageContaining("64 hexadecimal digits");
        assertThatThrownBy(() -> DiceSeed.parse("g" + SEED.substring(1))).hasMessageContaining("64 hexadecimal");
        assertThat(DiceSeed.parse(SEED))
                .hasToString("dice seed of commitment " + DiceSeed.parse(SEED).commitment())
                .isEqualTo(DiceSeed.parse(SEED));
        assertThat(DiceSeed.parse(SEED).reveal()).isEqualTo(SEED);
    }

    private static String rolls(SeedDice dice, int count) {
        StringBuilder faces = new StringBuilder();
        for (int i = 0; i < count; i++) {
            faces.append(dice.next());
        }
        return faces.toString();
    }
}
