package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Around a game: resigning, another one with the sides changed, own results, sharing, series, the roll for scenario and side. */
@ExtendWith(Browsing.class)
class BetweenGamesTest {
    @TempDir
    Path folder;

    @Test
    void a_game_is_given_up_counted_and_played_again_with_the_sides_changed(Person person) {
        person.impatient().home().choose("The Army Plan").choose("Recruit").playNow();
        person.awaitMyDecision();
        person.press("Settings");
        person.press("Resign").press("Yes, the German side gives up");
        person.dialog("Result").waitFor();
        person.page().keyboard().press("Escape");
        person.dialog("Result").waitFor(Person.gone());
        person.press("Result");
        assertThat(person.dialog("Result").textContent())
                .contains("You have lost")
                .contains("British victory");
        person.photograph("resigned");

        person.press("Swap sides");
        person.page().waitForFunction("() => document.querySelector('sl-table')?.game.role === 'british'");
        person.atTheBoard().awaitMyDecision();

        person.home();
        Locator statistics = person.page().locator(".statistics");
        statistics.waitFor();
        assertThat(statistics.textContent()).contains("The Army Plan").contains("Recruit");
        assertThat(person.page()
                        .getByRole(AriaRole.RADIO, Person.named("The Army Plan"))
                        .getAttribute("aria-checked"))
                .as("remembered")
                .isEqualTo("true");
        person.photograph("home");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_position_is_shared_as_a_picture_and_as_a_link_that_opens_it(Person person) throws IOException {
        person.impatient().home().choose("Two at this screen").playNow();
        person.press("Settings");
        Locator text = person.page().getByLabel("The position as text");
        text.waitFor();
        String position = text.inputValue();
        Download picture = person.page().waitForDownload(() -> person.press("Picture"));
        Path file = folder.resolve("board.png");
        picture.saveAs(file);
        assertThat(ImageIO.read(file.toFile()).getWidth()).isGreaterThan(1000);
        Files.createDirectories(Person.SCREENSHOTS);
        Files.copy(
                file,
                Person.SCREENSHOTS.resolve("shared-position.png"),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        person.photograph("share");

        person.page()
                .navigate(person.page()
                        .url()
                        .replaceFirst(
                                "#.*",
                                "#/position/" + position.replace(" ", "%20").replace("/", "%2F")));
        person.press("I am British");
        person.page().waitForURL(Pattern.compile("#/game/"));
        person.atTheBoard();
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void R11_0a_scenario_and_side_are_rolled_for(Person person) {
        person.home();
        person.press("Roll for scenario and side").press("Throw the dice");
        Locator dialog = person.dialog("Roll for scenario and side");
        dialog.locator(".lot").waitFor();
        person.photograph("lot");
        Locator scenario = dialog.getByRole(AriaRole.BUTTON, Person.in("The Navy Plan"));
        if (scenario.count() > 0) {
            scenario.click();
        }
        dialog.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("British|German")))
                .first()
                .click();
        dialog.waitFor(Person.gone());
        person.playNow();
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void R15_33_a_series_is_played_on_two_boards_under_ones_own_name(Person person) {
        person.impatient().home().choose("Recruit").choose("Series, two boards");
        person.page().getByLabel("Your name").fill("Anna");

        person.playNow();

        Locator match = person.region("Match");
        match.waitFor();
        assertThat(match.textContent()).contains("Anna").contains("Recruit").contains("Board 2");
        person.region("Series").waitFor();
        person.photograph("series");
        assertThat(person.complaints()).isEmpty();
    }
}
