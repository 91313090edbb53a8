package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.testing.Servers;

/** What can go wrong at the start is told in one line. */
class StartTest {
    @TempDir
    Path folder;

    @Test
    void two_servers_on_one_folder_the_second_says_where_the_first_is() {
        try (SeeloweServer first = Servers.start(folder, 0)) {
            assertThatThrownBy(() -> Servers.start(folder, 0))
                    .isInstanceOfSatisfying(
                            StartException.class,
                            failure -> assertThat(failure.runningAt()).contains(first.address()))
                    .hasMessageContaining("runs already: " + first.address())
                    .hasMessageContaining("--data-dir");
        }
        Servers.start(folder, 0).close();
    }

    @Test
    void a_port_in_use_is_named_and_the_folder_let_go() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> Servers.start(folder, taken.getLocalPort()))
                    .isInstanceOf(StartException.class)
                    .hasMessage("port " + taken.getLocalPort()
                            + " is taken by another program; choose another with --port, or --port 0 for any");
        }
        Servers.start(folder, 0).close();
    }

    @Test
    void a_file_in_place_of_the_folder_is_named() throws IOException {
        Path file = Files.createFile(folder.resolve("games"));

        assertThatThrownBy(() -> Servers.start(file, 0))
                .isInstanceOf(StartException.class)
                .hasMessageContaining("is a file");
    }

    /** Even the superuser cannot write there. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void a_folder_that_cannot_be_written_is_named() {
        assertThatThrownBy(() -> Servers.start(Path.of("/proc/seelowe"), 0))
                .isInstanceOf(StartException.class)
                .hasMessageStartingWith("cannot write in the data folder /proc/seelowe")
                .hasMessageContaining("--data-dir");
    }

    @Test
    void a_damaged_database_is_named() throws IOException {
        Files.writeString(folder.resolve("games.db"), "This is no database. ".repeat(100));

        assertThatThrownBy(() -> Servers.start(folder, 0))
                .isInstanceOf(StartException.class)
                .hasMessageContaining("games.db")
                .hasMessageContaining("damaged");
    }
}
