package seelowe.protocol.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    Path folder;

    @Test
    void an_existing_file_is_replaced() throws IOException {
        Path file = Files.writeString(folder.resolve("map.svg"), "old");

        AtomicFile.write(file, out -> out.write("new".getBytes(UTF_8)));

        assertThat(file).hasContent("new");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void a_failure_half_way_leaves_the_old_file_and_no_litter() throws IOException {
        Path file = Files.writeString(folder.resolve("map.svg"), "old");

        assertThatThrownBy(() -> AtomicFile.write(file, out -> {
                    out.write('n');
                    throw new IOException("disk full");
                }))
                .isInstanceOf(UnwritableFileException.class)
                .hasMessageContaining("disk full");

        assertThat(file).hasContent("old");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void a_missing_folder_is_named() {
        Path file = folder.resolve("nowhere").resolve("map.svg");

        assertThatThrownBy(() -> AtomicFile.write(file, out -> out.write('x')))
                .hasMessageContaining("there is no folder " + folder.resolve("nowhere"));
    }

    @Test
    void a_folder_is_no_file() {
        assertThatThrownBy(() -> AtomicFile.write(folder, out -> out.write('x')))
                .hasMessageContaining("it is a folder");
    }
}
