package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program without a command: what it says when it cannot start, and where it looks for browser and folder. */
class PlayTest {
    @TempDir
    Path folder;

    @Test
    void a_port_in_use_is_one_line_and_a_failure() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Terminal terminal = Terminal.run(
                    "--port", String.valueOf(taken.getLocalPort()), "--data-dir", folder.toString(), "--no-browser");

            assertThat(terminal.exitCode()).isEqualTo(1);
            assertThat(terminal.err().lines()).singleElement().asString().startsWith("seelowe: port ");
        }
    }

    @Test
    void a_folder_that_is_a_file_is_one_line_and_a_failure() throws IOException {
        Path file = Files.createFile(folder.resolve("games"));

        Terminal terminal = Terminal.run("--port", "0", "--data-dir", file.toString(), "--no-browser");

        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.err())
                .isEqualTo("seelowe: the data folder " + file + " is a file; choose another with --data-dir."
                        + System.lineSeparator());
    }

    @Test
    void broken_data_of_ones_own_is_one_line_with_its_place() throws IOException {
        Path map = Files.createDirectories(folder.resolve("mine").resolve("map"));
        Files.writeString(map.resolve("hexes.csv"), "hex,terrain\n2924,bog\n");

        Terminal terminal =
                Terminal.run("--port", "0", "--data", folder.resolve("mine").toString(), "--no-browser");

        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.err().lines())
                .singleElement()
                .asString()
                .contains("hexes.csv:2: \"bog\" is no terrain", "seelowe check-data");
    }

    @Test
    void a_port_that_cannot_be_is_wrong_usage() {
        assertThat(Terminal.run("--port", "70000").exitCode()).isEqualTo(2);
    }

    @Test
    void the_browser_is_opened_as_the_system_does_it_and_only_where_there_is_a_screen() {
        assertThat(Browser.opener("Linux", Map.of("DISPLAY", ":0"))).contains(List.of("xdg-open"));
        assertThat(Browser.opener("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")))
                .contains(List.of("xdg-open"));
        assertThat(Browser.opener("Linux", Map.of())).isEmpty();
        assertThat(Browser.opener("Mac OS X", Map.of())).contains(List.of("open"));
        assertThat(Browser.opener("Windows 11", Map.of())).isPresent();
    }

    @Test
    void games_are_kept_where_the_system_keeps_such_things() {
        Path home = Path.of("home");

        assertThat(DataFolders.usual("Linux", Map.of(), home)).isEqualTo(home.resolve(".local/share/seelowe"));
        assertThat(DataFolders.usual("Linux", Map.of("XDG_DATA_HOME", "data"), home))
                .isEqualTo(Path.of("data/seelowe"));
        assertThat(DataFolders.usual("Mac OS X", Map.of(), home))
                .isEqualTo(home.resolve("Library/Application Support/seelowe"));
        assertThat(DataFolders.usual("Windows 11", Map.of("LOCALAPPDATA", "local"), home))
                .isEqualTo(Path.of("local/seelowe"));
    }
}
