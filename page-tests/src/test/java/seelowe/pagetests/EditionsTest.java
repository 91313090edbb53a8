package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game with an edition of one's own: chosen at home, told at the table, and told again when it was changed. */
@ExtendWith(Browsing.class)
class EditionsTest {
    @Test
    void an_edition_is_chosen_played_and_changed(Person person, House house) throws IOException {
        Path mine = house.folder().resolve("editions").resolve("fens");
        write(mine, "edition.properties", "title = The wet east\nabout = Rain without end.\n");
        write(mine, "map/hexes.csv", "hex,terrain\n4121,swamp\n");
        write(
                mine,
                "scenarios/short/scenario.properties",
                "code = M\ntitle = The Short Plan\nsummary = Eight turns.\ntakes = navy-plan\nturns = 8\n");
        write(house.folder().resolve("editions").resolve("draft"), "map/hexes.csv", "hex,terrain\n4121,swmp\n");

        person.impatient().home();
        Locator choice = person.page().getByLabel("Edition");
        choice.selectOption("fens");
        person.choose("The Short Plan").choose("Two at this screen");
        person.page().getByText("One edition cannot be played yet").click();
        assertThat(person.page().locator(".edition-mistakes").textContent()).contains("did you mean \"swamp\"?");
        person.photograph("editions-home");
        person.playNow();
        Locator line = person.page().locator(".edition-line");
        line.waitFor();
        assertThat(line.textContent()).contains("Played with the edition \"The wet east\".");
        assertThat(person.page().locator("sl-board img").first().getAttribute("src"))
                .contains("edition=");
        person.photograph("editions-table");

        write(mine, "map/hexes.csv", "hex,terrain\n4121,rough\n");
        person.page().reload();
        line.getByText("these parts differ from how it is now: map").waitFor();
        person.photograph("editions-changed");
        person.home();
        assertThat(person.page().locator(".my-games").textContent()).contains("The wet east");
        assertThat(choice.inputValue()).as("remembered").isEqualTo("fens");
        assertThat(person.complaints()).isEmpty();
    }

    @AfterEach
    void takeTheEditionsAway(House house) throws IOException {
        try (Stream<Path> all = Files.walk(house.folder().resolve("editions"))) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static void write(Path edition, String file, String text) throws IOException {
        Path path = edition.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
