package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckDataTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    Path folder;

    @Test
    void the_data_that_comes_with_the_game_is_in_order() {
        Terminal terminal = Terminal.run("check-data");

        assertThat(terminal.out()).startsWith("All in order: 1716 hexes");
        assertThat(terminal.out()).contains("4 scenarios");
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.exitCode()).isZero();
    }

    @Test
    void a_sound_correction_is_in_order_too() throws IOException {
        write(
                "map/hexes.csv",
                "hex,terrain,city,area,air-range,source,note",
                "1010,forest,,,extended,history,seen there");

        Terminal terminal = Terminal.run("check-data", folder.toString());

        assertThat(terminal.out()).startsWith("All in order");
        assertThat(terminal.exitCode()).isZero();
    }

    @Test
    void every_mistake_stands_on_a_line_with_file_and_line_and_the_last_line_counts_them() throws IOException {
        write(
                "map/hexes.csv",
                "hex,terrain,city,area,air-range,source,note",
                "1010,jungle,,,extended,history,",
                "9999,clear,,,extended,history,");

        Terminal terminal = Terminal.run("check-data", folder.toString());

        String file = folder.resolve("map/hexes.csv").toString();
        List<String> lines = terminal.out().lines().toList();
        assertThat(lines)
                .anySatisfy(line -> assertThat(line).startsWith(file + ":2: ").contains("jungle"));
        assertThat(lines)
                .anySatisfy(line -> assertThat(line).startsWith(file + ":3: ").contains("9999"));
        assertThat(lines.get(lines.size() - 1)).isEqualTo(lines.size() - 1 + " mistakes in 1 file.");
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.exitCode()).isEqualTo(1);
    }

    @Test
    void mistakes_in_what_the_map_picture_knows_are_named_too() throws IOException {
        write("geography/positions.csv", "place,lat,lon", "Atlantis,51,0");
        write("geography/names.csv", "name,style,lat,lon,angle,size,spacing", "The Fens,land,fifty,0,0,18,6");
        write("geography/lines.csv", "line,point,kind,lat", "limit Z,1,limit,51");

        Terminal terminal = Terminal.run("check-data", folder.toString());

        assertThat(terminal.out().lines())
                .anySatisfy(line -> assertThat(line)
                        .startsWith(folder.resolve("geography/positions.csv") + ":2: ")
                        .contains("Atlantis"))
                .anySatisfy(line -> assertThat(line)
                        .startsWith(folder.resolve("geography/names.csv") + ":2: ")
                        .contains("fifty"))
                .anySatisfy(line -> assertThat(line)
                        .startsWith(folder.resolve("geography/lines.csv") + ":")
                        .contains("lon"));
        assertThat(terminal.exitCode()).isEqualTo(1);
    }

    @Test
    void mistakes_of_the_map_and_of_its_picture_are_named_together() throws IOException {
        write("map/hexes.csv", "hex,terrain", "4121,swmp");
        write("geography/positions.csv", "place,lat,lon", "Dover,north,1.3");

        Terminal terminal = Terminal.run("check-data", folder.toString());

        assertThat(terminal.out())
                .contains(folder.resolve("map/hexes.csv") + ":2: ")
                .contains(folder.resolve("geography/positions.csv") + ":2: ")
                .contains("2 mistakes in 2 files.");
        assertThat(terminal.exitCode()).isEqualTo(1);
    }

    @Test
    void a_folder_that_is_not_there_is_named() {
        Terminal terminal = Terminal.run("check-data", folder.resolve("nowhere").toString());

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("there is no folder " + folder.resolve("nowhere"));
        assertThat(terminal.err().lines()).hasSize(1);
    }

    private void write(String name, String... lines) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
    }
}
