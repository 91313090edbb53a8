package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Browsing.class)
class TwoPlayersTest {
    @Test
    void at_one_screen_what_is_hidden_stays_hidden_until_the_right_player_sits_down(Person person) {
        person.impatient().home();
        person.choose("The Army Plan").choose("Two at this screen");
        person.page().getByText("Variants and rulings").click();
        person.page().getByLabel("The Germans plan in secret").check();
        person.page().getByLabel("Counters lie face down").check();
        person.playNow();
        Player player = new Player(person);
        player.playUntil("the secret plan", Situation::mine);
        person.photograph("first-chair");
        player.playUntil("the British deployment", now -> now.handOver() && now.decider().equals("british"));
        Locator screen = person.dialog("Hand over");
        screen.waitFor();
        person.photograph("hand-over");
        assertThat(plannedUnitsShown(person)).as("the German plan behind the screen").isZero();

        screen.getByRole(AriaRole.BUTTON, Person.in("I am the British player")).click();
        Situation british = person.await("the British chair", now -> now.mine() && !now.handOver());

        assertThat(british.decider()).isEqualTo("british");
        assertThat(plannedUnitsShown(person)).as("the German plan before British eyes").isZero();
        person.photograph("second-chair");
        assertThat(person.complaints()).isEmpty();
    }

    /** Units of the landing force that the page knows by name. */
    private static int plannedUnitsShown(Person person) {
        Object count = person.page()
                .evaluate("() => document.querySelector('sl-board').session.view.units.filter((unit) =>"
                        + " /^(force|pool|airborne)/.test(unit.place)).length");
        return ((Number) count).intValue();
    }

    @Test
    void a_match_on_two_boards_has_both_one_click_apart(Person person) {
        person.impatient().home().choose("German").choose("Recruit").choose("Match, two boards").playNow();

        Locator match = person.region("Match");
        match.getByRole(AriaRole.LINK, Person.in("Board 1")).waitFor();
        String first = person.page().url();
        person.photograph("board-1");
        match.getByRole(AriaRole.LINK, Person.in("Board 2")).click();
        person.page().waitForURL(url -> !url.equals(first));
        person.atTheBoard();
        person.region("Match").getByRole(AriaRole.LINK, Person.in("Board 2")).waitFor();
        person.photograph("board-2");

        assertThat(person.page()
                        .evaluate("document.querySelector('sl-board').session.seat")
                        .toString())
                .isEqualTo("british");
        person.home();
        person.page().getByText("board 2").waitFor();
        person.page().getByText("board 1").waitFor();
        person.photograph("my-games");
        assertThat(person.complaints()).isEmpty();
    }
}
