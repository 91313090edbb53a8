package seelowe.server.web;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.TreeSet;
import seelowe.art.MapPicture;
import seelowe.scenarios.text.DataSource;
import seelowe.server.edition.Material;
import seelowe.server.table.Tokens;

/** A short name for all that the picture of the map depends on: the program's own file and the data laid over it. */
final class MapEdition {
    private static final int DIGITS = 16;

    private MapEdition() {}

    /** Empty if the program is not one file, as while it is being written: then the picture may change at any time. */
    static Optional<String> of(Material material) {
        try {
            CodeSource source = MapPicture.class.getProtectionDomain().getCodeSource();
            Path program = Path.of(source.getLocation().toURI());
            if (!Files.isRegularFile(program)) {
                return Optional.empty();
            }
            StringBuilder all = new StringBuilder();
            all.append(Files.getLastModifiedTime(program)).append(' ').append(Files.size(program));
            for (DataSource layer : material.layers()) {
                new TreeSet<>(layer.names()).forEach(name -> all.append(name).append(layer.text(name)));
            }
            return Optional.of(Tokens.hash(all.toString()).substring(0, DIGITS));
        } catch (IOException | URISyntaxException unknown) {
            return Optional.empty();
        }
    }
}
