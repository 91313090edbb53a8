package seelowe.server.web;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import seelowe.art.MapPicture;
import seelowe.art.PrintedMap;
import seelowe.scenarios.text.DataSource;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Material;

/** The picture of the map. Drawing it takes seconds, so it is begun as soon as somebody opens the page, and kept for the next start. */
final class MapArt {
    private final Supplier<Printed> printing;
    private @Nullable CompletableFuture<Printed> picture;

    /**
     * @param folder where drawn pictures are kept
     * @param name of the edition
     * @param edition changes whenever the picture may have; if there is none, nothing is kept
     */
    private MapArt(Path folder, String name, Optional<String> edition, Supplier<String> drawing) {
        this.printing = () -> new Printed(
                "image/svg+xml",
                edition.map(hash -> new KeptPictures(folder)
                                .fetch("map-" + (name.isEmpty() ? "" : name + "_") + hash + ".svg", drawing))
                        .orElseGet(drawing));
    }

    /** That of an edition. The one of the data as it comes was drawn when the program was built. */
    static MapArt of(Edition edition, Path folder) {
        Optional<String> printed = edition.hash().isEmpty() ? PrintedMap.svg() : Optional.empty();
        return printed.isPresent()
                ? new MapArt(folder, edition.id(), Optional.empty(), printed::get)
                : new MapArt(folder, edition.id(), MapEdition.of(edition.material()), () -> draw(edition.material()));
    }

    private static String draw(Material material) {
        return MapPicture.of(material.data(), material.layers().toArray(new DataSource[0]))
                .svg();
    }

    /** Begins to draw, unless that was done before. */
    void begin() {
        CompletableFuture<Printed> unused = future();
    }

    Printed picture() {
        return future().join();
    }

    private synchronized CompletableFuture<Printed> future() {
        if (picture == null) {
            picture = CompletableFuture.supplyAsync(printing);
        }
        return picture;
    }
}
