package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** An edition of one's own, made without opening a text editor. */
@ExtendWith(Browsing.class)
class EditorTest {
    private static final String HASHES =
            "() => fetch('/api/editions').then(answer => answer.json()).then(({ editions }) => Object.fromEntries(editions.map(each => [each.title, each.hash])))";

    @TempDir
    Path folder;

    @Test
    void a_map_a_counter_and_a_scenario_are_made_played_and_sent_to_somebody_else(Person person, Visitors visitors) {
        person.impatient().home();
        Draftsman editor = new Draftsman(person).begin("Ashford moved");

        editor.tool("Town");
        editor.drag("4124", "4024");
        editor.kept();
        assertThat(editor.cell("Ashford: Hex").inputValue()).isEqualTo("4024");
        editor.tool("River").called("Ouse (Sussex)");
        editor.clickSide("3226", "3326");
        editor.kept().clickSide("3326", "3327");
        editor.kept();
        person.photograph("map");

        editor.view("Forces");
        person.page().getByLabel("Find a counter").fill("Inf Rgt 39");
        person.page()
                .getByRole(AriaRole.BUTTON, Person.named("Inf Rgt 39, GE-ID26-IR039"))
                .click();
        person.press("Strength up by one");
        editor.kept();
        assertThat(editor.cell("Inf Rgt 39: Factors").inputValue()).isEqualTo("7-4");
        person.photograph("forces");

        scenario(person, editor);
        editor.awaitMistakes("No mistakes");

        person.press("Try it").press("Play this").atTheBoard();
        assertThat(person.page().locator(".edition-line").textContent()).contains("Ashford moved");
        new Routine(person)
                .playUntil(
                        "the second turn", now -> now.turn() == 2 && now.phase().startsWith("G"));
        assertThat(person.look().turn()).isEqualTo(2);
        assertThat(person.page().locator(".turn-of").textContent()).contains("8");
        person.photograph("second-turn");

        Path file = save(person);
        try (House other = House.inAFreshFolder()) {
            Person friend = visitors.arrive(other.address(), options -> options).impatient();
            friend.home().page().getByLabel("Open a shared one").setInputFiles(file);
            friend.page().getByText("\"Ashford moved\" is here now.").waitFor();
            friend.photograph("received");
            assertThat(hash(friend)).isEqualTo(hash(person)).isNotEmpty();
            friend.home()
                    .page()
                    .locator("sl-edition-choice select")
                    .selectOption(new SelectOption().setLabel("Ashford moved"));
            friend.choose("The Short Plan").choose("Two at this screen").playNow();
            assertThat(friend.page().locator(".turn-of").textContent()).contains("8");
            assertThat(friend.complaints()).isEmpty();
        }
        assertThat(person.complaints()).isEmpty();
    }

    /** Eight turns of the Navy Plan, with more ships, one regiment less at the beginning and another on a later turn. */
    private static void scenario(Person person, Draftsman editor) {
        editor.view("Scenarios");
        person.page().getByLabel("Scenario", exactly()).selectOption("navy-plan");
        person.press("New scenario");
        Locator plan = person.dialog("A new scenario");
        plan.getByLabel("Title").fill("The Short Plan");
        plan.getByLabel("Transport Points").fill("120");
        plan.getByRole(AriaRole.BUTTON, Person.in("Begin it")).click();
        editor.kept();
        person.page().getByLabel("Game-Turns", exactly()).waitFor();
        assertThat(editor.cell("Game-Turns").inputValue()).isEqualTo("8");
        person.photograph("settings");
        editor.view("German set-up");
        editor.counter("France box", "Inf Rgt 95").click();
        person.press("Take it out of the scenario");
        editor.kept();
        person.photograph("set-up");
        editor.view("Turn track");
        editor.counter("Game-Turn 3", "Inf Rgt 107").click();
        person.page()
                .getByLabel("Game-Turn 5", exactly())
                .getByRole(AriaRole.BUTTON, Person.in("Put here"))
                .click();
        editor.kept();
        editor.counter("Game-Turn 5", "Inf Rgt 107").waitFor();
        person.photograph("turns");
    }

    @Test
    void a_mistake_is_marked_explained_mended_and_taken_back(Person person) {
        person.impatient().home();
        Draftsman editor = new Draftsman(person).begin("With mistakes");
        editor.view("Forces");
        editor.cell("Inf Rgt 21: Factors").fill("Jun 4");
        editor.cell("Inf Rgt 21: Factors").press("Tab");
        editor.kept().awaitMistakes("1 mistake");
        assertThat(editor.cell("Inf Rgt 21: Factors").getAttribute("aria-invalid"))
                .isEqualTo("true");
        person.press("1 mistake");
        Locator findings = person.region("What the checker says");
        assertThat(findings.textContent()).contains("Jun 4", "units/german.csv");
        person.photograph("finding");
        person.press("Try it");
        assertThat(person.button("Play this").isDisabled()).isTrue();
        person.page().keyboard().press("Escape");

        person.page().reload();
        editor.awaitMistakes("1 mistake");
        person.press("Undo");
        editor.kept().awaitMistakes("No mistakes");
        assertThat(editor.cell("Inf Rgt 21: Factors").inputValue()).isEqualTo("6-4");
        person.page().keyboard().press("Control+Shift+Z");
        editor.awaitMistakes("1 mistake");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_mistake_is_mended_by_accepting_what_the_checker_proposes(Person person) {
        person.impatient().home();
        Draftsman editor = new Draftsman(person).begin("Misspelt");
        editor.view("Scenarios").view("German set-up");
        editor.counter("France box", "Inf Rgt 95").click();
        editor.cell("Inf Rgt 95: Place").fill("frence");
        editor.cell("Inf Rgt 95: Place").press("Tab");
        editor.kept().awaitMistakes("1 mistake");
        person.press("1 mistake");
        Locator findings = person.region("What the checker says");
        assertThat(findings.textContent()).contains("frence", "did you mean");

        findings.getByRole(AriaRole.BUTTON, Person.in("Write \"france\"")).click();

        editor.kept().awaitMistakes("No mistakes");
        assertThat(editor.cell("Inf Rgt 95: Place").inputValue()).isEqualTo("france");
        editor.counter("France box", "Inf Rgt 95").waitFor();
        person.photograph("mended");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void the_map_is_painted_by_keyboard_alone(Person person) {
        person.impatient().home();
        Draftsman editor = new Draftsman(person).begin("By keyboard");
        editor.click("4121");
        person.page().keyboard().press("t");
        person.page()
                .locator(".palette-values")
                .getByRole(AriaRole.RADIO, Person.in("swamp"))
                .press("Space");
        person.page().locator("sl-sheet .viewport").focus();
        person.page().keyboard().press("ArrowDown");
        person.page().keyboard().press("Enter");
        editor.kept();
        assertThat(editor.cell("Ground: Terrain").inputValue()).isEqualTo("swamp");
        assertThat(person.page().locator("sl-sheet [aria-live]").textContent()).contains("Hex 4122", "swamp");
        editor.view("Compare");
        person.page().getByText("2 rows differ.").waitFor();
        assertThat(person.page().locator(".compared").textContent()).contains("4122", "swamp");
        person.photograph("compare");
        assertThat(person.complaints()).isEmpty();
    }

    private Path save(Person person) {
        Download download = person.home()
                .page()
                .waitForDownload(() -> person.page()
                        .getByRole(AriaRole.LINK, Person.named("Save Ashford moved as a file"))
                        .click());
        Path file = folder.resolve(download.suggestedFilename());
        download.saveAs(file);
        assertThat(file.getFileName().toString()).isEqualTo("my-own-edition.seelowe-edition.zip");
        return file;
    }

    private static String hash(Person person) {
        Object hashes = person.page().evaluate(HASHES);
        return hashes instanceof java.util.Map<?, ?> map ? String.valueOf(map.get("Ashford moved")) : "";
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }

    @AfterEach
    void takeTheEditionsAway(House house) throws IOException {
        Path editions = house.folder().resolve("editions");
        if (Files.isDirectory(editions)) {
            try (Stream<Path> all = Files.walk(editions)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
