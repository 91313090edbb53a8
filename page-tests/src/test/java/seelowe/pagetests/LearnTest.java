package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Browsing.class)
class LearnTest {
    private static final int LONG_LESSON = 200;

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"1280, 720, false", "820, 1180, true", "390, 844, true"})
    void a_newcomer_finishes_the_first_lesson_touching_only_what_it_speaks_of(
            int width, int height, boolean finger, Visitors visitors) {
        Person person = visitors.arrive(options ->
                options.setViewportSize(width, height).setHasTouch(finger).setIsMobile(finger));
        person.impatient().home().press("Learn to play").atTheBoard();
        Newcomer newcomer = new Newcomer(person, finger);
        Set<String> steps = new LinkedHashSet<>();
        List<String> chapters = new ArrayList<>();
        for (int i = 0; i < LONG_LESSON && !steps.contains("done"); i++) {
            person.awaitMyDecision();
            newcomer.listen();
            Situation now = person.awaitMyDecision();
            if (steps.add(newcomer.step())) {
                person.photograph(newcomer.step());
                chapters.add(
                        newcomer.guide().locator(".guide-head span").first().innerText());
                String words = newcomer.guide().innerText();
                assertThat(words).doesNotContain("{");
                if (finger) {
                    assertThat(words.toLowerCase(Locale.ROOT)).doesNotContain("click");
                }
            }
            newcomer.follow(now);
        }

        assertThat(steps).startsWith("welcome", "land", "land-more").endsWith("done");
        assertThat(steps).contains("drop", "land-end", "air", "embark", "weather", "second-move");
        assertThat(chapters)
                .isSortedAccordingTo((a, b) ->
                        Character.compare(a.strip().charAt(8), b.strip().charAt(8)));
        newcomer.guide().waitFor(Person.gone());
        assertThat(person.look().turn()).isBetween(2, 3);
        assertThat(person.complaints()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"The other side of the hill", "Bombs and shells", "The Lion's Tail"})
    void further_lessons_begin_with_a_word_of_welcome(String title, Person person) {
        person.home().press(title).atTheBoard();
        Newcomer newcomer = new Newcomer(person, false);
        newcomer.guide().waitFor();
        person.photograph("begins");
        assertThat(newcomer.step()).isEqualTo("welcome");
        newcomer.guide().getByRole(AriaRole.BUTTON, Person.in("Go on")).click();
        person.page().waitForFunction("() => document.querySelector('.guide')?.dataset.step !== 'welcome'");
        person.photograph("goes-on");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_puzzle_is_solved_and_remembered(Person person) {
        person.impatient().home();
        person.page().getByRole(AriaRole.LINK, Person.named("Puzzles")).click();
        person.page()
                .getByRole(AriaRole.BUTTON, Person.named("Play: The pincer"))
                .waitFor();
        person.photograph("list");
        person.press("Play: The pincer").atTheBoard();
        person.region("Puzzle").getByText("destroy 44 Inf Bde").waitFor();
        person.press("Hint");
        person.photograph("task");
        Routine routine = new Routine(person);
        for (String move : List.of("4022 4023", "4126 4025")) {
            person.click(move.substring(0, 4));
            person.await("hexes", now -> now.glowing().contains(move.substring(5)));
            routine.goTo(move.substring(5));
        }
        routine.endPhase();
        person.await("targets", now -> now.ringed().contains("4024"));
        person.click("4024");
        person.andSee(() -> person.press("Attack at"));
        routine.playUntil("the verdict", now -> person.page().locator(".judged").isVisible());
        person.photograph("solved");
        assertThat(person.page().locator(".judged").innerText())
                .contains("Solved.")
                .contains("Chance of success of your orders: certain. Best known: certain.");

        person.press("Next puzzle").atTheBoard();
        person.region("Puzzle").getByText("Save the beachhead").waitFor();
        person.page().getByRole(AriaRole.LINK, Person.named("All puzzles")).click();
        person.page().getByText("1 of 16 solved").waitFor();
        assertThat(person.complaints()).isEmpty();
    }

    /** Of the task what is asked for, and of the panel a unit's way onto the map. */
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"390, 844", "844, 390"})
    void a_puzzle_shows_its_goals_and_what_can_be_done_on_a_phone(int width, int height, Visitors visitors) {
        Person person = visitors.arrive(
                options -> options.setViewportSize(width, height).setHasTouch(true));
        person.impatient().home();
        person.page().getByRole(AriaRole.LINK, Person.named("Puzzles")).click();
        person.press("Play: Save the beachhead").atTheBoard();
        person.region("Puzzle").getByText("in full supply").last().waitFor();
        person.photograph("task");

        assertThat(person.page().evaluate("""
                        () => {
                          const words = document.querySelector('.guide-words').getBoundingClientRect();
                          return [...document.querySelectorAll('.goals li')].every((goal) => goal.getBoundingClientRect().bottom <= words.bottom + 1);
                        }"""))
                .as("goals to be seen without scrolling")
                .isEqualTo(true);
        Locator next = person.button("Next unit");
        next.scrollIntoViewIfNeeded();
        assertThat(next.evaluate("""
                        (button) => {
                          const box = button.getBoundingClientRect();
                          return button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
                        }""")).as("the next unit can be asked for").isEqualTo(true);
        next.tap();
        person.await("hexes in reach", now -> !now.glowing().isEmpty());
        person.photograph("unit");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void who_does_nothing_is_told_so_and_tries_again(Person person) {
        person.impatient().home();
        person.page().getByRole(AriaRole.LINK, Person.named("Puzzles")).click();
        person.press("Play: Cut them off").atTheBoard();
        new Routine(person).endPhase();
        person.page().locator(".judged").waitFor();
        person.photograph("verdict");
        assertThat(person.page().locator(".judged").innerText())
                .contains("Not this time.")
                .contains("Chance of success of your orders: never. Best known: certain.");
        String before = person.page().url();
        person.press("Try again");
        person.page().waitForURL(url -> !url.equals(before));
        person.atTheBoard();
        assertThat(person.look().actions()).isZero();
    }
}
