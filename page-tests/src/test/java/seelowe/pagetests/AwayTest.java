package seelowe.pagetests;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.browser.BrowserReplay;
import seelowe.protocol.form.Json;

/** What needs no server works when it is away: rules, charts, and a record looked through by the engine in the page. */
@ExtendWith(Browsing.class)
class AwayTest {
    /** What the page asks of a record, at a few places of it. */
    private static final List<String> QUESTIONS = List.of(
            "{\"type\":\"step\",\"number\":0}",
            "{\"type\":\"step\",\"number\":40}",
            "{\"type\":\"step\",\"number\":333}",
            "{\"type\":\"standing\",\"number\":200}",
            "{\"type\":\"log\",\"from\":250}");

    /** A promise, which a page cannot be told to wait for as for a fact. */
    private static final String IS_KEPT = """
            async () => {
              const kept = (await (await caches.open('seelowe')).keys()).map(({ url }) => new URL(url).pathname);
              const needed = ['/', '/engine/replay.js', '/engine/data.json', '/api/rules', '/api/charts', '/api/roster/LT'];
              return navigator.serviceWorker.controller !== null && needed.every((each) => kept.includes(each));
            }""";

    /** Comes to a server, stays until everything is kept, and goes on when the server has gone. */
    private static Person left(Visitors visitors) {
        try (House house = House.inAFreshFolder()) {
            Person person = visitors.arrive(house.address(), options -> options).home();
            while (!Boolean.TRUE.equals(person.page().evaluate(IS_KEPT))) {
                person.page().waitForTimeout(100);
            }
            return person;
        }
    }

    private static void awaitStep(Person person, int number) {
        person.page().getByText(Pattern.compile("^" + number + " / ")).waitFor();
    }

    @Test
    void a_record_is_looked_through_and_the_books_are_read(Visitors visitors) {
        Person person = left(visitors);
        Page page = person.page();
        page.reload();
        person.button("Play now").waitFor();
        FilePayload file = new FilePayload(
                "a-game.seelowe.json",
                "application/json",
                Prepared.finished("N").getBytes(UTF_8));
        page.getByLabel("Open a file").setInputFiles(file);
        person.button("One step on").waitFor();
        person.atTheBoard();

        page.keyboard().press("ArrowRight");
        awaitStep(person, 1);
        page.keyboard().press("f");
        page.locator(".course-log [aria-current=step]").getByText("attack").waitFor();
        page.keyboard().press("t");
        page.waitForFunction("() => document.querySelector('sl-board').session.view.turn === 2");
        Object somewhere = page.evaluate("() => document.querySelector('sl-board').session.view.units.find((u) =>"
                + " /^\\d{4}$/.test(u.place)).place");
        person.click(String.valueOf(somewhere));
        person.region("Chosen").waitFor();
        page.locator(".standing-strip").waitFor();
        assertThat(person.button("Play on from here").count()).isZero();
        person.photograph("replay");

        page.getByRole(AriaRole.LINK, Person.named("Seelöwe")).click();
        page.getByRole(AriaRole.LINK, Person.named("Rules")).click();
        page.getByRole(AriaRole.ARTICLE).first().waitFor();
        page.goBack();
        page.getByRole(AriaRole.LINK, Person.named("Charts")).click();
        page.getByRole(AriaRole.HEADING, Person.named("Levels of victory")).waitFor();
        person.photograph("charts");
    }

    @Test
    void what_is_no_record_is_refused_with_a_sentence(Visitors visitors) {
        Person person = left(visitors);
        FilePayload file = new FilePayload("a.json", "application/json", "{\"format\": \"a\"}".getBytes(UTF_8));
        person.page().getByLabel("Open a file").setInputFiles(file);
        person.page().getByText("This is no record that can be looked through").waitFor();
    }

    @ParameterizedTest
    @ValueSource(strings = {"N-complete", "H-from-position", "LT-complete"})
    void the_engine_in_the_page_says_what_the_JVM_says(String name, Person person) throws IOException {
        assertSaysTheSame(person, record(name));
    }

    @Test
    void the_engine_in_the_page_plays_with_the_data_that_a_record_carries(Person person) throws IOException {
        String renamed = "unit,name\\nGE-ID17-IR021,The Twenty-First of Test\\n";
        List<?> answers = assertSaysTheSame(person, withEdition(record("N-complete"), renamed));
        assertThat(answers.toString()).contains("The Twenty-First of Test");

        String broken = withEdition(record("N-complete"), "unit,factors\\nGE-ID17-IR021,many\\n");
        Object told =
                person.page().evaluate("async (record) => (await import('/engine/replay.js')).open(record)", broken);
        assertThat((String) told)
                .startsWith("$.edition: ")
                .contains("units/german.csv")
                .contains("many");
    }

    private static String record(String name) throws IOException {
        return Files.readString(Path.of("../protocol/src/test/resources/records/v1", name + ".seelowe.json"));
    }

    private static String withEdition(String record, String germans) {
        return record.replaceFirst(
                "\\{",
                Matcher.quoteReplacement("{\"edition\": {\"title\": \"Mine\", \"sha256\": \"" + "0".repeat(64)
                        + "\", \"files\": {\"units/german.csv\": \"" + germans + "\"}},"));
    }

    private static List<?> assertSaysTheSame(Person person, String record) {
        person.home();
        Object told = person.page().evaluate("""
                async ([record, questions]) => {
                  const engine = await import('/engine/replay.js');
                  engine.readData(await (await fetch('/engine/data.json')).text());
                  return [engine.open(record), engine.state(), ...questions.map((each) => engine.ask(each))];
                }""", List.of(record, QUESTIONS));
        List<?> answers = (List<?>) Objects.requireNonNull(told);
        BrowserReplay.readData((String) Objects.requireNonNull(
                person.page().evaluate("async () => (await fetch('/engine/data.json')).text()")));
        assertThat(answers.get(0)).isEqualTo(BrowserReplay.open(record)).isEqualTo("");
        assertThat(answers.get(1)).isEqualTo(BrowserReplay.state());
        for (int i = 0; i < QUESTIONS.size(); i++) {
            String here = BrowserReplay.ask(QUESTIONS.get(i));
            assertThat(Json.parse((String) answers.get(i + 2)))
                    .as(QUESTIONS.get(i))
                    .isEqualTo(Json.parse(here));
        }
        return answers;
    }
}
