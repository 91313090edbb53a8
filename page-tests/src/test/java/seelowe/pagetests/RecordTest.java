package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Browsing.class)
class RecordTest {
    @TempDir
    Path folder;

    @Test
    void a_finished_game_shows_its_result_steps_both_ways_and_can_be_kept_as_a_file(Person person) throws IOException {
        person.impatient().home().openRecord(Prepared.finished("N"));
        person.dialog("Result").waitFor();
        person.page().getByRole(AriaRole.IMG, Person.named("Strength by turn")).waitFor();
        person.photograph("end");

        Download download = person.page()
                .waitForDownload(() -> person.page()
                        .getByRole(AriaRole.LINK, Person.named("Download the record"))
                        .click());
        Path file = folder.resolve(download.suggestedFilename());
        download.saveAs(file);
        assertThat(file.getFileName().toString())
                .matches("navy-plan-\\d{4}-\\d\\d-\\d\\d-(german-win|british-win|draw)-[\\w-]+\\.seelowe\\.json");
        assertThat(Files.readString(file)).contains("seelowe-record");

        person.page()
                .getByRole(AriaRole.LINK, Person.named("Step through the game"))
                .click();
        person.button("One step on").waitFor();
        assertThat(step(person)).startsWith("0 /");
        person.press("One step on").press("One step on");
        awaitStep(person, "2 /");
        person.press("One step back");
        awaitStep(person, "1 /");
        person.page().getByRole(AriaRole.SLIDER, Person.named("Timeline")).fill("200");
        awaitStep(person, "200 /");
        person.photograph("replay");
        person.press("To the beginning");
        awaitStep(person, "0 /");

        person.home();
        person.openFile(file);
        person.dialog("Result").waitFor();
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_file_that_is_no_record_is_refused_in_words(Person person) throws IOException {
        Path file = Files.writeString(folder.resolve("shopping.json"), "bread and butter");
        person.home();

        person.choosesFile(file);

        assertThat(person.page().getByRole(AriaRole.ALERT).textContent()).contains("shopping.json");
    }

    private static String step(Person person) {
        return person.page().locator(".timeline-number").textContent();
    }

    private static void awaitStep(Person person, String beginning) {
        person.page()
                .getByText(java.util.regex.Pattern.compile("^" + beginning))
                .waitFor();
    }
}
