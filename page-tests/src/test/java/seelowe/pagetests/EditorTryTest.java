package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** An edition is tried at once: computers play it beside the unchanged one, and its first Game-Turn is looked at. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class EditorTryTest {
    private House house;

    @BeforeAll
    void open() {
        house = House.inAFreshFolder();
    }

    @AfterAll
    void close() {
        house.close();
    }

    private Person tries(Visitors visitors, String title) {
        Person person =
                visitors.arrive(house.address(), options -> options).impatient().home();
        new Draftsman(person).begin(title);
        return person.press("Try it");
    }

    /** The games that the page orders are as many, and by whom, as this says. */
    private static void orders(Person person, String games) {
        person.page().route(Pattern.compile("/trials$"), route -> {
            String order = String.valueOf(route.request().postData());
            route.resume(new Route.ResumeOptions().setPostData(order.replaceFirst("\"games\":\\d+", games)));
        });
    }

    private static Locator trial(Person person) {
        return person.region("Played by the computer");
    }

    private static Locator progress(Person person) {
        return trial(person).getByRole(AriaRole.PROGRESSBAR, Person.in("Games played"));
    }

    private static List<String> score(Person person, String row) {
        return trial(person)
                .getByRole(AriaRole.ROW, Person.in(row))
                .getByRole(AriaRole.CELL)
                .allInnerTexts();
    }

    @Test
    void the_computer_plays_it_and_the_unchanged_one_beside_it(Visitors visitors) {
        Person person = tries(visitors, "Tried");
        orders(person, "\"games\":2");
        person.press("Let the computer play");
        trial(person)
                .getByRole(AriaRole.STATUS)
                .getByText("without the changes")
                .waitFor();
        progress(person).waitFor(Person.gone());
        person.photograph("result");
        assertThat(score(person, "This edition")).startsWith("2").hasSize(5);
        assertThat(score(person, "Unchanged"))
                .as("Nothing was changed, and the dice are the same")
                .isEqualTo(score(person, "This edition"));
        assertThat(person.button("Let the computer play").isEnabled()).isTrue();
        assertThat(person.complaints()).isEmpty();
    }

    /** By players who think, so that nobody is done before he can be stopped. */
    @Test
    void the_games_are_counted_while_they_are_played_and_can_be_stopped(Visitors visitors) {
        Person person = tries(visitors, "Stopped");
        orders(person, "\"games\":50,\"german\":\"veteran@8\"");
        person.press("Let the computer play");
        progress(person).waitFor();
        assertThat(trial(person).textContent()).contains("of 100 games");
        assertThat(person.button("Let the computer play").isDisabled()).isTrue();
        person.photograph("playing");

        trial(person).getByRole(AriaRole.BUTTON, Person.in("Stop")).click();

        progress(person).waitFor(Person.gone());
        assertThat(Integer.parseInt(score(person, "This edition").get(0))).isLessThan(50);
        assertThat(score(person, "Unchanged")).startsWith("0").endsWith("–");
        assertThat(person.button("Let the computer play").isEnabled()).isTrue();
        person.photograph("stopped");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void the_first_turn_is_looked_at_as_a_replay(Visitors visitors) {
        Person person = tries(visitors, "Looked at");
        person.press("Show the first turn");
        person.button("One step on").waitFor();
        person.atTheBoard();
        person.page()
                .getByText("with the edition \"Looked at\", played by computers")
                .waitFor();
        assertThat(person.look().turn()).isEqualTo(1);
        person.page().keyboard().press("ArrowRight");
        person.page().getByText(Pattern.compile("^1 / ")).waitFor();
        person.photograph("replay");
        assertThat(person.complaints()).isEmpty();
    }
}
