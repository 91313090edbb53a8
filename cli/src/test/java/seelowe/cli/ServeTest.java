package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import seelowe.server.host.Setting;

/** Facing the world: every setting is an option, and a wrong one is one line. */
class ServeTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Setting.class)
    void every_setting_is_listed_by_help(Setting setting) {
        assertThat(Terminal.run("serve", "--help").out()).contains(setting.option() + "=");
    }

    @Test
    void a_wrong_option_is_one_line_that_names_it() {
        Terminal terminal = Terminal.run("serve", "--public-url", "http://games.example.org");

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err().lines())
                .singleElement()
                .asString()
                .startsWith("seelowe serve: --public-url: \"http://games.example.org\" must begin with https://");
    }

    @Test
    void a_wrong_line_is_one_line_that_names_it() throws IOException {
        Path file = Files.writeString(folder.resolve("seelowe.toml"), "# Ours.\nprot = 1940\n");

        Terminal terminal = Terminal.run("serve", "--config", file.toString());

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err().lines())
                .singleElement()
                .asString()
                .isEqualTo("seelowe serve: " + file + ":2: \"prot\" is no setting; did you mean \"port\"?");
    }

    @Test
    void a_file_that_is_not_there_is_named() {
        assertThat(Terminal.run("serve", "--config", "nowhere.toml").err())
                .startsWith("seelowe serve: the configuration nowhere.toml cannot be read");
    }

    @Test
    void a_port_in_use_is_one_line_and_a_failure() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Terminal terminal = Terminal.run(
                    "serve", "--public-url=http://localhost", "--port=" + taken.getLocalPort(), "--data-dir=" + folder);

            assertThat(terminal.exitCode()).isEqualTo(1);
            assertThat(terminal.err().lines()).singleElement().asString().startsWith("seelowe serve: port ");
        }
    }

    @Test
    void an_address_that_is_not_ours_is_one_line_and_a_failure() {
        Terminal terminal = Terminal.run(
                "serve", "--public-url=http://localhost", "--bind=203.0.113.1", "--port=0", "--data-dir=" + folder);

        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.err())
                .startsWith(
                        "seelowe serve: this machine has no address 203.0.113.1; choose one of its own with --bind");
    }
}
