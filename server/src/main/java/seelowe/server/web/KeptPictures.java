package seelowe.server.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Drawn maps in the data folder, a megabyte each. Those used last are kept and no more: whoever sends records brings an edition of his own with each, and
 * what is not there is drawn again.
 */
final class KeptPictures {
    /** More than a host has editions in play, and no more than a disk bears. */
    static final int MOST = 40;

    private static final Logger LOG = LoggerFactory.getLogger(KeptPictures.class);
    private static final String NAMES = "map-*.svg";

    private final Path folder;

    KeptPictures(Path folder) {
        this.folder = folder;
    }

    /** The picture of that name, drawn if need be. */
    String fetch(String name, Supplier<String> drawing) {
        Path file = folder.resolve(name);
        try {
            String kept = Files.readString(file);
            Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
            return kept;
        } catch (IOException notThere) {
            String drawn = drawing.get();
            keep(file, drawn);
            return drawn;
        }
    }

    private void keep(Path file, String drawn) {
        try {
            Path part = Files.createTempFile(folder.toAbsolutePath(), "map-", ".part");
            Files.writeString(part, drawn);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
            dropTheOldest();
        } catch (IOException failure) {
            LOG.warn("The map cannot be kept and will be drawn again", failure);
        }
    }

    private void dropTheOldest() throws IOException {
        Map<Path, FileTime> used = new HashMap<>();
        try (var found = Files.newDirectoryStream(folder, NAMES)) {
            for (Path each : found) {
                used.put(each, Files.getLastModifiedTime(each));
            }
        }
        List<Path> superfluous = used.keySet().stream()
                .sorted(Comparator.<Path, FileTime>comparing(used::get).reversed())
                .skip(MOST)
                .toList();
        for (Path each : superfluous) {
            Files.deleteIfExists(each);
        }
    }
}
