package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrintTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    Path folder;

    @Test
    void a_name_that_ends_in_vmod_gives_a_module() throws IOException {
        Path file = folder.resolve("mine.vmod");

        Terminal terminal = Terminal.run("print", "--out", file.toString(), "--scenario", "N");

        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.exitCode()).isZero();
        try (ZipFile module = new ZipFile(file.toFile())) {
            assertThat(module.getEntry("moduledata")).isNotNull();
            assertThat(module.getEntry("images/map.png")).isNotNull();
        }
    }

    @Test
    void a_name_that_ends_in_pdf_gives_paper() throws IOException {
        Path file = folder.resolve("mine.PDF");

        Terminal terminal = Terminal.run("print", "--out", file.toString(), "--scenario", "N", "--one-sheet");

        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out()).contains("Printed ").contains(" pages into " + file);
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-");
    }

    @Test
    void another_name_is_refused_with_a_sentence() {
        Terminal terminal =
                Terminal.run("print", "--out", folder.resolve("mine.doc").toString());

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("let its name end in .pdf or .vmod");
    }
}
