package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** What happens is seen: the other side's turn from its first counter, every roll, and how the game stands. */
@ExtendWith(Browsing.class)
class StoryTest {
    private static boolean activates(GameState state) {
        return state.phase() == PhaseName.ACTIVATION;
    }

    private static Locator dice(Person person) {
        return person.page().getByRole(AriaRole.STATUS, Person.named("Dice"));
    }

    @Test
    void the_British_read_a_briefing_and_see_the_landing_from_the_first_counter(Person person) {
        person.home().choose("British").choose("Recruit").playNow();
        person.region("Briefing").getByText("What the Germans need").waitFor();
        assertThat(person.region("Briefing").textContent())
                .contains("Navy Plan")
                .contains("What the Germans need");
        assertThat(person.look().actions()).isZero();
        person.photograph("briefing");

        person.press("Watch the other side begin");
        person.await("the first counter ashore", now -> now.actions() >= 1);
        assertThat(person.look().phase()).isEqualTo("GB");
        assertThat(person.region("What can be done now").textContent())
                .as("who is seen deciding")
                .contains("German decision")
                .doesNotContain("yours");
        person.await("some of the landing", now -> now.actions() >= 6);
        person.press("Pause");
        int paused = person.look().actions();
        person.photograph("landing");
        person.page()
                .getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("One step").setExact(true))
                .click();
        person.await("one step", now -> now.actions() == paused + 1);

        Situation mine = person.awaitMyDecision();
        Locator recap = person.page().getByRole(AriaRole.REGION, Person.named("German turn 1"));
        recap.waitFor();
        assertThat(recap.textContent()).contains("units land").contains("Ports in German hands");
        assertThat(person.page().locator(".after-landing").count()).isPositive();
        person.photograph("recap");

        person.press("Show it again");
        person.await("the landing once more", now -> now.actions() < mine.actions() && now.behind());
        person.page()
                .waitForFunction(
                        "turn => document.querySelector('sl-board').session.pace.waiting > turn / 2", mine.actions());
        assertThat(person.look().actions())
                .as("shown no faster than the pace, however fast it comes")
                .isLessThan(mine.actions() / 2);
        assertThat(person.awaitMyDecision().actions()).isEqualTo(mine.actions());
        assertThat(person.complaints()).isEmpty();
    }

    /** Whoever begins: the scenario is told of before anything happens. */
    @ParameterizedTest
    @CsvSource({
        "Navy Plan, German",
        "Army Plan, British",
        "Army Plan, German",
        "July Boldstroke, German",
        "July Boldstroke, British",
        "Lion's Tail, German",
        "Lion's Tail, British"
    })
    void a_briefing_comes_before_the_first_thing_that_happens(String scenario, String side, Person person) {
        person.home().choose(scenario).choose(side).choose("Recruit").playNow();
        Locator briefing = person.region("Briefing");
        briefing.getByText("What the Germans need").waitFor();
        assertThat(briefing.textContent())
                .contains(scenario)
                .contains("What the Germans need")
                .contains("You command the " + side + " side");
        assertThat(person.look().actions()).isZero();
        person.photograph("briefing");
        briefing.getByRole(AriaRole.BUTTON).click();
        briefing.waitFor(Person.gone());
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_roll_shows_its_dice_what_they_came_to_and_whom_they_touched(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "recruit", StoryTest::activates));
        person.page().locator(".aftermath > *").first().waitFor();

        person.andSee(() -> person.page().locator("[data-action=roll]").click());

        dice(person).getByText("British units are activated").waitFor();
        assertThat(dice(person).getByRole(AriaRole.IMG).count()).isGreaterThan(10);
        assertThat(person.page().locator(".touched.activation").count()).isOne();
        person.photograph("activation");
        assertThat(person.page().locator(".aftermath > *").count())
                .as("gone with one's own action")
                .isZero();
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void how_the_game_stands_is_always_in_view_with_what_the_next_level_takes(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", state -> state.turn() == 4));
        Locator strip = person.page().locator(".standing-strip");
        strip.waitFor();
        assertThat(strip.getByRole(AriaRole.IMG).count())
                .as("one gauge for ports and one for strengths")
                .isEqualTo(2);
        person.photograph("standing");

        strip.locator("summary").click();

        assertThat(strip.textContent())
                .contains("If the game ended now")
                .contains("What the Germans still need")
                .contains("15.1");
        person.photograph("standing-open");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void the_lions_tail_is_measured_in_points(Person person) {
        person.impatient().home().openRecord(Prepared.record("LT", "recruit", state -> state.turn() == 2));
        Locator strip = person.page().locator(".standing-strip");
        strip.waitFor();

        assertThat(strip.textContent()).contains("Points 0/100");
    }
}
