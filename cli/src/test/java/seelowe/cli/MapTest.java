package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MapTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    Path folder;

    /** Drawn once, since drawing takes a moment. */
    private static Path bare = Path.of("not drawn yet");

    private static Terminal bareTerminal = new Terminal(-1, "", "");

    @BeforeAll
    static void draw_the_bare_map(@TempDir Path shared) {
        bare = shared.resolve("bare.svg");
        bareTerminal = Terminal.run("map", "--out", bare.toString());
    }

    @Test
    void a_name_that_ends_in_svg_gives_a_drawing() throws IOException {
        assertThat(bareTerminal.err()).isEmpty();
        assertThat(bareTerminal.exitCode()).isZero();
        assertThat(bareTerminal.out()).isEqualToIgnoringNewLines("Drew the map into " + bare + ".");
        assertThat(Files.readString(bare)).contains("<svg").contains("</svg>");
    }

    @Test
    void a_name_that_ends_in_png_gives_a_picture_as_wide_as_asked() throws IOException {
        Path file = folder.resolve("My Map.PNG");

        Terminal terminal = Terminal.run("map", "--out", file.toString(), "--width", "640");

        assertThat(terminal.exitCode()).isZero();
        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isEqualTo(640);
        assertThat(image.getHeight()).isBetween(300, 640);
    }

    @Test
    void a_scenario_is_set_up_on_the_map_whatever_the_case_of_its_code() throws IOException {
        Path navy = folder.resolve("navy.svg");

        Terminal terminal = Terminal.run("map", "--out", navy.toString(), "--scenario", "n");

        assertThat(terminal.out()).contains("The Navy Plan");
        assertThat(Files.size(navy)).isGreaterThan(Files.size(bare));
    }

    @Test
    void a_folder_of_corrections_changes_the_map() throws IOException {
        Path corrections = Files.createDirectories(folder.resolve("mine/map"));
        Files.write(
                corrections.resolve("hexes.csv"),
                List.of("hex,terrain,city,area,air-range,source,note", "1010,forest,,,extended,history,"));
        Path after = folder.resolve("after.svg");

        Terminal terminal = Terminal.run(
                "map",
                "--out",
                after.toString(),
                "--data",
                folder.resolve("mine").toString());

        assertThat(terminal.err()).isEmpty();
        assertThat(Files.readString(after)).isNotEqualTo(Files.readString(bare));
    }

    @Test
    void an_unknown_scenario_is_answered_with_those_that_exist() {
        Terminal terminal =
                Terminal.run("map", "--out", folder.resolve("map.svg").toString(), "--scenario", "X");

        assertRefused(terminal, 2, "there is no scenario \"X\"", "N (The Navy Plan)", "LT (The Lion's Tail)");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"map.jpg", "map", "svg", "map.svg.txt"})
    void an_ending_that_is_no_picture_is_refused(String name) {
        Terminal terminal = Terminal.run("map", "--out", folder.resolve(name).toString());

        assertRefused(terminal, 2, name, ".svg or .png");
    }

    @Test
    void a_folder_that_does_not_exist_is_named() {
        Path file = folder.resolve("nowhere").resolve("map.svg");

        Terminal terminal = Terminal.run("map", "--out", file.toString());

        assertRefused(terminal, 1, "there is no folder " + file.getParent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "199", "10001", "-5"})
    void a_width_that_makes_no_picture_is_refused(String width) {
        Terminal terminal =
                Terminal.run("map", "--out", folder.resolve("map.png").toString(), "--width", width);

        assertRefused(terminal, 2, width, "from 200 to 10000");
    }

    @Test
    void a_width_that_is_no_number_is_refused() {
        Terminal terminal =
                Terminal.run("map", "--out", folder.resolve("map.png").toString(), "--width", "wide");

        assertRefused(terminal, 2, "wide", "seelowe map --help");
    }

    @Test
    void without_a_file_the_command_asks_for_one() {
        assertRefused(Terminal.run("map"), 2, "--out=FILE", "seelowe map --help");
    }

    @Test
    void data_with_a_mistake_is_not_drawn_and_the_mistake_is_named() throws IOException {
        Path corrections = Files.createDirectories(folder.resolve("mine/map"));
        Files.write(
                corrections.resolve("hexes.csv"),
                List.of("hex,terrain,city,area,air-range,source,note", "1010,jungle,,,extended,history,"));
        Path file = folder.resolve("map.svg");

        Terminal terminal = Terminal.run(
                "map",
                "--out",
                file.toString(),
                "--data",
                folder.resolve("mine").toString());

        assertRefused(terminal, 1, "hexes.csv:2: ", "jungle", "check-data " + folder.resolve("mine"));
        assertThat(file).doesNotExist();
    }

    private static void assertRefused(Terminal terminal, int exitCode, String... words) {
        assertThat(terminal.err()).startsWith("seelowe map: ").contains(words).doesNotContain("\tat ");
        assertThat(terminal.err().lines()).hasSize(1);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.exitCode()).isEqualTo(exitCode);
    }
}
