package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The armies of The Lion's Tail are set up by a proposal, by hand, or both. */
@ExtendWith(Browsing.class)
class SetUpTest {
    @Test
    void a_proposal_is_taken_cleared_and_counters_are_dragged_to_glowing_hexes(Person person) {
        person.impatient().home().choose("The Lion's Tail").choose("German").playNow();
        Situation before = person.awaitMyDecision();
        Locator setUp = person.region("Set-up");

        setUp.getByRole(AriaRole.BUTTON, Person.in("Suggested set-up")).click();

        Situation placed = person.await("everybody placed", Situation::canEnd);
        person.page().waitForFunction("() => !document.querySelector('sl-set-up').busy");
        person.photograph("proposed");
        assertThat(placed.actions()).isGreaterThan(before.actions() + 10);
        setUp.getByRole(AriaRole.BUTTON, Person.in("Clear")).click();
        person.await("nobody placed", now -> now.actions() == before.actions());
        person.page().waitForFunction("() => !document.querySelector('sl-set-up').busy");

        Locator counter = person.page().locator(".tray-unit[data-unit]").first();
        counter.click();
        Situation ready =
                person.await("where it may stand", now -> !now.glowing().isEmpty());
        String hex = ready.glowing().get(0);
        person.point(hex);
        counter.hover();
        person.page().mouse().down();
        person.point(hex);
        person.page().waitForTimeout(200);
        person.photograph("dragged");
        person.andSee(() -> person.page().mouse().up());

        assertThat(person.page()
                        .evaluate(
                                "unit => document.querySelector('sl-board').session.units.get(unit).place",
                                ready.picked().get(0)))
                .isEqualTo(hex);
        assertThat(person.complaints()).isEmpty();
    }
}
