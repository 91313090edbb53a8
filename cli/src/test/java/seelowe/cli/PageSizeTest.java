package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import seelowe.art.PrintedMap;

/** What a browser new to the place must fetch before it can show a board. */
class PageSizeTest {
    private static final int MOST = 500_000;

    @Test
    void the_page_and_its_map_are_under_500_KB_packed() throws IOException, URISyntaxException {
        String map = PrintedMap.svg().orElseThrow();
        int size = packed(map.getBytes(StandardCharsets.UTF_8));
        URI index = Objects.requireNonNull(PageSizeTest.class.getResource("/web/index.html"))
                .toURI();
        if (index.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(index, Map.of())) {
                size += packedFiles(jar.getPath("web"));
            }
        } else {
            size += packedFiles(Path.of(index).resolveSibling(""));
        }

        assertThat(size).isLessThan(MOST);
    }

    private static int packedFiles(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder)) {
            files = found.filter(Files::isRegularFile)
                    .filter(file -> !isOfTheEditor(file))
                    .toList();
        }
        assertThat(files)
                .extracting(file -> file.getFileName().toString())
                .contains("index.html", "main.js", "main.css");
        int size = 0;
        for (Path file : files) {
            size += packed(Files.readAllBytes(file));
        }
        return size;
    }

    /** Only who opens the editor fetches it. */
    private static boolean isOfTheEditor(Path file) {
        return file.getFileName().toString().startsWith("editor.");
    }

    private static int packed(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(plain);
        }
        return bytes.size();
    }
}
