package seelowe.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.art.geography.GeographyReader;
import seelowe.scenarios.files.BuiltInData;

/** The bare map of the built-in data. Drawing it takes seconds, so the build draws it once and it is delivered with the program. */
public final class PrintedMap {
    private static final String FILE = "printed-map.svg";

    private PrintedMap() {}

    /** Empty if the program was not built in the usual way. */
    public static Optional<String> svg() {
        try (@Nullable InputStream in = PrintedMap.class.getResourceAsStream(FILE)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("The printed map cannot be read", e);
        }
    }

    /** For the build: draws the map into this folder of classes. Data with mistakes is not the build's to report: {@code check-data} names them. */
    public static void main(String[] folder) throws IOException {
        Path file = Path.of(folder[0]).resolve("seelowe").resolve("art").resolve(FILE);
        Files.deleteIfExists(file);
        if (BuiltInData.check().isEmpty()
                && GeographyReader.check(BuiltInData.load(), List.of(BuiltInData.source()))
                        .isEmpty()) {
            Files.writeString(
                    file,
                    MapPicture.of(BuiltInData.load(), BuiltInData.source()).svg());
        }
    }
}
