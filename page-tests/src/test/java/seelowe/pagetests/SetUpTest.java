package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.KeyboardModifier;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.term.PhaseName;

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

    /** Also on a board that is opened again, before anything is touched. */
    @Test
    void what_can_be_chosen_glows_as_soon_as_the_board_is_there(Person person) {
        person.impatient().home().choose("The Lion's Tail").choose("German").playNow();
        person.awaitMyDecision();
        person.page().reload();
        person.atTheBoard();

        assertThat(person.page().locator(".offers .offer").count()).isPositive();
    }

    /** Several picked with Shift travel together, and are taken back together. */
    private static void dragSeveral(Person person) {
        int before = person.awaitMyDecision().actions();
        Locator counters = person.page().locator(".tray-unit[data-unit]");
        counters.nth(0).click();
        counters.nth(1).click(new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.SHIFT)));
        Situation ready = person.await(
                "where both may stand",
                now -> now.picked().size() == 2 && !now.glowing().isEmpty());
        String hex = ready.glowing().get(0);
        person.point(hex);
        counters.nth(1).hover();
        person.page().mouse().down();
        person.point(hex);
        person.page().waitForTimeout(200);
        assertThat(person.page().locator(".ghost .counter").count()).isEqualTo(2);
        person.photograph("two-carried");
        person.page().mouse().up();
        person.await("both placed", now -> now.actions() == before + 2);
        for (String unit : ready.picked()) {
            assertThat(person.page()
                            .evaluate("unit => document.querySelector('sl-board').session.units.get(unit).place", unit))
                    .isEqualTo(hex);
        }
        person.press("Undo");
        person.await("both back", now -> now.actions() == before);
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void several_counters_are_dragged_at_once_in_the_set_up(Person person) {
        person.impatient().home().choose("The Lion's Tail").choose("German").playNow();
        dragSeveral(person);
    }

    @Test
    void several_counters_are_dragged_at_once_in_free_deployment(Person person) {
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "N",
                        "steady",
                        options -> options.britishFreeDeployment(true),
                        state -> state.phase() == PhaseName.BRITISH_DEPLOYMENT));
        int before = person.awaitMyDecision().actions();
        person.press("Begin");
        List<?> pair = (List<?>) Objects.requireNonNull(person.page().evaluate(NEIGHBOURS));
        person.click((String) pair.get(0));
        person.page().keyboard().down("Shift");
        person.click((String) pair.get(1));
        person.page().keyboard().up("Shift");
        Situation ready = person.await(
                "where both may stand",
                now -> now.picked().size() == 2 && !now.glowing().isEmpty());
        String hex = ready.glowing().get(0);
        person.point(hex);
        person.point((String) pair.get(1));
        person.page().mouse().down();
        person.point(hex);
        person.page().waitForTimeout(200);
        assertThat(person.page().locator(".ghost .counter").count()).isEqualTo(2);
        person.photograph("two-carried");
        person.page().mouse().up();
        person.await("both placed", now -> now.actions() == before + 2);
        person.press("Undo");
        person.await("both back", now -> now.actions() == before);
        assertThat(person.complaints()).isEmpty();
    }

    /** The hexes of two lone units that could come together. */
    private static final String NEIGHBOURS = """
            async () => {
              const { session, stacks } = document.querySelector('sl-board');
              const lone = [...session.menu.can.keys()].filter((unit) => stacks.stacks.get(session.units.get(unit).place)?.length === 1);
              const reach = new Map();
              for (const unit of lone) reach.set(unit, new Set((await session.choicesOf(unit)).toHex.keys()));
              for (const a of lone)
                for (const b of lone)
                  if (a !== b && [...reach.get(a)].some((hex) => reach.get(b).has(hex))) return [session.units.get(a).place, session.units.get(b).place];
              return null;
            }""";
}
