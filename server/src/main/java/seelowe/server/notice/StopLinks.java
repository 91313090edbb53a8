package seelowe.server.notice;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import seelowe.server.store.StoreException;
import seelowe.server.table.Tokens;

/** The links by which mails are ended with one click, without signing in. They say who it is, and a sum over it that only this server can make. */
public final class StopLinks {
    private static final String FILE = "stop-key.txt";
    private static final String ALGORITHM = "HmacSHA256";
    private static final String PURPOSE = "no mails: ";

    private final Path file;
    private volatile byte[] key;

    private StopLinks(Path file, String key) {
        this.file = file;
        this.key = key.getBytes(StandardCharsets.UTF_8);
    }

    /** From now on the links of old mails stop nothing. */
    public void rotate() {
        try {
            String fresh = Tokens.fresh();
            Files.writeString(file, fresh);
            key = fresh.getBytes(StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new StoreException("cannot write " + file + ": " + failure.getMessage(), failure);
        }
    }

    /** @throws StoreException if the key can be neither read nor written */
    public static StopLinks in(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            if (!Files.exists(file)) {
                if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                    Files.createFile(
                            file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                }
                Files.writeString(file, Tokens.fresh());
            }
            return new StopLinks(file, Files.readString(file).strip());
        } catch (IOException failure) {
            throw new StoreException("cannot use " + file + ": " + failure.getMessage(), failure);
        }
    }

    String token(String person) {
        return person + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(sum(person));
    }

    /** Whose link it is. */
    Optional<String> person(String token) {
        int dot = token.lastIndexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        String person = token.substring(0, dot);
        boolean ours = MessageDigest.isEqual(
                token(person).getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
        return ours ? Optional.of(person) : Optional.empty();
    }

    private byte[] sum(String person) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal((PURPOSE + person).getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, e);
        }
    }
}
