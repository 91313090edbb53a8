package seelowe.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptPicturesTest {
    private static final String DATABASE = "games.db";

    @TempDir
    Path folder;

    @Test
    void a_picture_is_drawn_once() {
        KeptPictures pictures = new KeptPictures(folder);

        pictures.fetch("map-a.svg", () -> "drawn");

        assertThat(pictures.fetch("map-a.svg", () -> "drawn again")).isEqualTo("drawn");
    }

    @Test
    void however_many_editions_are_sent_only_the_maps_used_last_are_kept() throws IOException {
        KeptPictures pictures = new KeptPictures(folder);
        Files.writeString(folder.resolve(DATABASE), "games");
        for (int edition = 0; edition < KeptPictures.MOST; edition++) {
            String name = "map-" + edition + ".svg";
            pictures.fetch(name, () -> name);
            Files.setLastModifiedTime(folder.resolve(name), FileTime.fromMillis(1_000_000L + edition));
        }
        pictures.fetch("map-0.svg", () -> "drawn again");

        pictures.fetch("map-one-more.svg", () -> "one more");

        assertThat(folder.resolve("map-0.svg")).exists();
        assertThat(folder.resolve("map-1.svg")).doesNotExist();
        assertThat(folder.resolve("map-one-more.svg")).hasContent("one more");
        assertThat(folder.resolve(DATABASE)).exists();
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all).hasSize(KeptPictures.MOST + 1);
        }
    }
}
