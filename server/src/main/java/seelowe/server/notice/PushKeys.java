package seelowe.server.notice;

import com.interaso.webpush.VapidKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.List;
import seelowe.server.store.StoreException;

/** The keys by which push services know this server (VAPID), in a file that only its owner may read. Made once, and anew when the host says so. */
public final class PushKeys {
    private static final String FILE = "push-keys.txt";

    private final Path file;
    private volatile VapidKeys keys;

    private PushKeys(Path file, VapidKeys keys) {
        this.file = file;
        this.keys = keys;
    }

    /** @throws StoreException if they can be neither read nor written */
    public static PushKeys in(Path folder) {
        Path file = folder.resolve(FILE);
        return new PushKeys(file, Files.exists(file) ? read(file) : made(file));
    }

    private static VapidKeys read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            return VapidKeys.create(lines.get(0), lines.get(1));
        } catch (IOException | RuntimeException wrong) {
            throw new StoreException(
                    "the keys for push messages in " + file
                            + " cannot be read; put them back, or delete the file for new ones",
                    wrong);
        }
    }

    private static VapidKeys made(Path file) {
        VapidKeys keys = VapidKeys.generate();
        try {
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(fresh);
            if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        fresh, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
            Files.writeString(fresh, keys.getX509PublicKey() + "\n" + keys.getPkcs8PrivateKey() + "\n");
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw new StoreException("cannot write " + file + ": " + failure.getMessage(), failure);
        }
        return keys;
    }

    /** From now on the server has other keys. Browsers that subscribed under the old ones must do so again, and their pages see to it. */
    public void rotate() {
        keys = made(file);
    }

    VapidKeys keys() {
        return keys;
    }

    /** What a page must know to subscribe. */
    public String publicKey() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(keys.getApplicationServerKey());
    }
}
