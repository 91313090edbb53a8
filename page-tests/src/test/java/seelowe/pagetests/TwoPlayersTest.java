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
        Routine player = new Routine(person);
        Situation plan = player.playUntil("the German chair", now -> !now.handOver());
        assertThat(plan.decider()).isEqualTo("german");
        assertThat(faceDown(person, "british"))
                .as("British counters before German eyes")
                .isPositive();
        person.photograph("first-chair");
        player.playUntil(
                "the other chair", now -> now.handOver() && now.decider().equals("british"));
        Locator screen = person.dialog("Hand over");
        screen.waitFor();
        person.photograph("hand-over");
        assertThat(faceDown(person, "british"))
                .as("British counters before nobody's eyes")
                .isPositive();

        screen.getByRole(AriaRole.BUTTON, Person.in("I am the British player")).click();
        person.await(
                "the British chair", now -> !now.handOver() && now.decider().equals("british"));

        assertThat(faceDown(person, "british"))
                .as("British counters before British eyes")
                .isZero();
        assertThat(faceDown(person, "german")).as("German counters in France").isPositive();
        person.photograph("second-chair");
        assertThat(person.complaints()).isEmpty();
    }

    /** Counters that the page knows only by their backs. */
    private static int faceDown(Person person, String side) {
        Object count = person.page()
                .evaluate(
                        "(side) => document.querySelector('sl-board').session.view.hidden.filter((unit) => unit.side === side).length",
                        side);
        return ((Number) count).intValue();
    }

    @Test
    void a_match_on_two_boards_has_both_one_click_apart(Person person) {
        person.impatient()
                .home()
                .choose("German")
                .choose("Recruit")
                .choose("Match, two boards")
                .playNow();

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

    @Test
    void R15_33_a_series_is_begun_at_home_and_its_standing_told_at_every_board(Person person) {
        person.impatient()
                .home()
                .choose("German")
                .choose("Recruit")
                .choose("Series")
                .photograph("series-order");
        person.playNow();

        Locator series = person.region("Series");
        series.getByText("0 / 3 = 0: Equal so far.").waitFor();
        String first = person.page().url();
        person.photograph("series-first-match");
        assertThat(series.getByRole(AriaRole.LINK)
                        .and(series.locator(".button"))
                        .count())
                .isEqualTo(3);
        series.getByRole(AriaRole.LINK, Person.in("The July Boldstroke")).click();
        person.page().waitForURL(url -> !url.equals(first));
        person.atTheBoard();
        person.region("Series").getByText("Equal so far.").waitFor();
        person.photograph("series-third-match");

        person.home();
        person.page().getByText("series, match 3 · board 2").waitFor();
        assertThat(person.page().getByText("series, match").count()).isEqualTo(6);
        assertThat(person.complaints()).isEmpty();
    }
}
