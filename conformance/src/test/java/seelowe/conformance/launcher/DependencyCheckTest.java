package seelowe.conformance.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tools/check-dependencies}: without a net, and with a word where there is nothing to go by. */
class DependencyCheckTest {
    private static final String HOLE = """
            {"id": "GHSA-1", "summary": "lets anybody in", "affected": [{"package": {"name": "org.example:thing"}, "ranges": [
              {"type": "ECOSYSTEM", "events": [{"introduced": "1.0"}, {"fixed": "1.5.2"}, {"introduced": "2.0"}, {"last_affected": "2.3"}]}]}]}""";

    @TempDir
    Path folder;

    private record Said(int code, String words) {}

    @BeforeEach
    void needsPython() {
        Path tool = Path.of("..", "tools", "check-dependencies");
        boolean runs;
        try {
            runs = new ProcessBuilder(tool.toString(), "--help")
                            .redirectErrorStream(true)
                            .redirectOutput(folder.resolve("help").toFile())
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException | InterruptedException none) {
            runs = false;
        }
        assumeTrue(runs, "Python 3 is not here");
    }

    private Said check(Path list, Path bom) throws IOException, InterruptedException {
        Path said = folder.resolve("said");
        int code = new ProcessBuilder(
                        Path.of("..", "tools", "check-dependencies").toString(),
                        "--list",
                        list.toString(),
                        "--bom",
                        bom.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        return new Said(code, Files.readString(said));
    }

    private Path list() throws IOException {
        Path list = folder.resolve("holes.zip");
        try (OutputStream file = Files.newOutputStream(list);
                ZipOutputStream packed = new ZipOutputStream(file)) {
            packed.putNextEntry(new ZipEntry("GHSA-1.json"));
            packed.write(HOLE.getBytes(StandardCharsets.UTF_8));
        }
        return list;
    }

    @ParameterizedTest
    @CsvSource({
        "0.9, 0",
        "1.0, 1",
        "1.5.1, 1",
        "1.5.2-rc1, 1",
        "1.5.2, 0",
        "1.10, 0",
        "2.0-beta2, 0",
        "2.3.0, 1",
        "2.3.1, 0"
    })
    void a_library_is_held_against_the_versions_that_have_a_hole(String version, int code)
            throws IOException, InterruptedException {
        Path bom = Files.writeString(
                folder.resolve("bom.json"),
                "{\"components\":[{\"group\":\"org.example\",\"name\":\"thing\",\"version\":\"" + version + "\"}]}");

        Said said = check(list(), bom);

        assertThat(said.code()).as(said.words()).isEqualTo(code);
        assertThat(said.words()).contains(code == 0 ? "1 libraries, 0 known holes" : "GHSA-1 lets anybody in");
    }

    @Test
    void where_there_is_nothing_to_go_by_it_is_skipped_and_said() throws IOException, InterruptedException {
        Path bom = Files.writeString(folder.resolve("bom.json"), "{}");
        assertThat(check(folder.resolve("none.zip"), bom).words())
                .startsWith("skipped: there is no list of known holes");
        Said said = check(list(), folder.resolve("none.json"));
        assertThat(said.words()).startsWith("skipped: ").contains("./test -pl cli -am writes it");
        assertThat(said.code()).isZero();
    }
}
