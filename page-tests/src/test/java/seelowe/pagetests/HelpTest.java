package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.term.PhaseName;

/** What helps a player along: undo, hints, why not, overlays, charts, rules. */
@ExtendWith(Browsing.class)
class HelpTest {
    private static final List<String> OVERLAYS = List.of(
            "Supply",
            "Zones of control",
            "What the enemy can reach",
            "German air range",
            "Railways",
            "Landing areas",
            "Victory so far");

    private static Person inMovement(Person person) {
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "N", "steady", state -> state.turn() == 2 && state.phase() == PhaseName.GERMAN_MOVEMENT));
        return person;
    }

    @Test
    void undo_takes_a_move_back(Person person) {
        inMovement(person);
        person.press("Next unit");
        Situation before = person.await("hexes in reach", now -> !now.glowing().isEmpty());
        Situation moved = new Routine(person).act(before);

        person.press("Undo");

        Situation after = person.await("the move taken back", now -> now.actions() < moved.actions());
        assertThat(moved.able()).isNotEqualTo(before.able());
        assertThat(after.able()).isEqualTo(before.able());
        assertThat(person.button("Undo").isDisabled()).isTrue();
    }

    @Test
    void a_hint_says_what_and_why_and_does_it_when_told(Person person) {
        inMovement(person);

        person.press("A hint");

        Locator hint = person.region("Hint");
        hint.waitFor();
        hint.getByRole(AriaRole.BUTTON, Person.in("Ask Marshal")).click();
        hint.getByText("Plans weighed").click();
        hint.getByRole(AriaRole.LISTITEM).first().waitFor();
        assertThat(hint.getByRole(AriaRole.LISTITEM).first().innerText()).contains("of 100 games won");
        hint.getByRole(AriaRole.BUTTON, Person.in("Ask Marshal")).waitFor();
        person.photograph("hint");
        person.andSee(
                () -> hint.getByRole(AriaRole.BUTTON, Person.in("Do that")).click());
    }

    @Test
    void why_not_tells_the_rule_and_leads_to_it(Person person) {
        inMovement(person);
        person.press("Next unit");
        Situation ready = person.await("hexes in reach", now -> !now.glowing().isEmpty());
        String tooFar = ready.glowing().contains("3020") ? "2820" : "3020";

        person.rightClick(tooFar);

        Locator answer = person.page().locator("sl-why");
        answer.getByRole(AriaRole.BUTTON, Person.in("[")).waitFor();
        person.photograph("why-not");
        answer.getByRole(AriaRole.BUTTON, Person.in("[")).click();
        person.dialog("Rules").getByRole(AriaRole.ARTICLE).first().waitFor();
        person.photograph("rule");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void every_overlay_can_be_laid_over_the_map_and_says_what_it_shows(Person person) {
        inMovement(person);
        for (String overlay : OVERLAYS) {
            person.press("Overlays");
            person.page()
                    .getByRole(
                            AriaRole.MENUITEMRADIO,
                            new Page.GetByRoleOptions().setName(overlay).setExact(true))
                    .click();
            person.page().waitForFunction("() => document.querySelector('svg .overlay:not(:empty)')");
            assertThat(person.page().locator(".overlay-note").textContent()).contains(overlay);
            person.photograph(overlay.replace(' ', '-'));
        }
        person.press("Remove the overlay");
        person.page().waitForFunction("() => !document.querySelector('svg .overlay:not(:empty)')");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void charts_are_at_hand_at_any_time(Person person) {
        inMovement(person);

        person.press("Charts");

        Locator charts = person.dialog("Charts");
        charts.getByRole(AriaRole.HEADING, Person.in("Combat results")).waitFor();
        assertThat(charts.getByRole(AriaRole.TABLE).count()).isEqualTo(10);
        person.photograph("charts");
        person.page().keyboard().press("Escape");
        charts.waitFor(
                new Locator.WaitForOptions().setState(com.microsoft.playwright.options.WaitForSelectorState.HIDDEN));
    }

    @Test
    void the_rules_can_be_searched(Person person) {
        person.home();
        person.page().getByRole(AriaRole.LINK, Person.named("Rules")).click();
        person.page().getByRole(AriaRole.ARTICLE).first().waitFor();
        person.photograph("rules");

        person.page().getByRole(AriaRole.SEARCHBOX).fill("zone of control");

        person.page().getByText("rules found").waitFor();
        assertThat(person.page().getByRole(AriaRole.ARTICLE).count()).isGreaterThan(3);
        person.photograph("found");
        assertThat(person.complaints()).isEmpty();
    }
}
