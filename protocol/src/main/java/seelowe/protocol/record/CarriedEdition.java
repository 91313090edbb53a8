package seelowe.protocol.record;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.DataException;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.UserData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;

/**
 * The edition of the data that a game was played with, where it is not the one that comes with the program.
 *
 * @param sha256 tells its files from all others
 * @param files by their names in the edition's folder, in the order of those; none if the record only names it
 */
public record CarriedEdition(String title, String sha256, Map<String, String> files) {
    public CarriedEdition {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
    }

    /** These files, whole; null if there are none: that is no edition of its own. */
    public static @Nullable CarriedEdition of(String title, SortedMap<String, String> files) {
        return files.isEmpty() ? null : new CarriedEdition(title, hash(files), files);
    }

    /** SHA-256 of all names and texts, 64 hexadecimal digits. */
    public static String hash(SortedMap<String, String> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, text) -> {
                add(digest, name);
                add(digest, text);
            });
            return HexFormat.of().formatHex(digest.digest());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    /** With its length before it, so that nothing can pass from one text to the next. */
    private static void add(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }

    /**
     * The data to play a record again with: what is at hand if it says the same, otherwise the edition that the record carries, if it
     * carries one.
     *
     * @throws RecordException if the edition has mistakes
     */
    public static GameData dataFor(GameRecord record, GameData here, DataSource builtIn) {
        CarriedEdition edition = record.edition();
        if (edition == null || edition.files.isEmpty() || Verification.isSame(record, here)) {
            return here;
        }
        return edition.dataOver(builtIn);
    }

    /** @throws RecordException if the edition has mistakes */
    public GameData dataOver(DataSource builtIn) {
        DataSource source = new MemorySource(title, files);
        try {
            return DataLoader.load(UserData.over(builtIn, source));
        } catch (DataException mistakes) {
            throw new RecordException("$.edition: the data that the record carries has mistakes, the first of them "
                    + mistakes.problems().get(0));
        }
    }
}
