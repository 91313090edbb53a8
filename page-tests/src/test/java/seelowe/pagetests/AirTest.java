package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** Air attacks: what they bring is known before they are launched. */
@ExtendWith(Browsing.class)
class AirTest {
    private static boolean mayFly(GameState state) {
        return state.turn() >= 2
                && state.phase() == PhaseName.GERMAN_AIR
                && state.raid() == null
                && RuleBook.decider(state) == Side.GERMAN;
    }

    private static final String CROWDED = """
            () => {
              const { hand, stacks } = document.querySelector('sl-board');
              const many = (hex) => stacks.stacks.get(hex)?.length ?? 0;
              return [...hand.offers.keys()].sort((a, b) => many(b) - many(a))[0];
            }""";

    private static Situation next(Person person) {
        person.press("Next unit");
        return person.await("targets in range", now -> !now.glowing().isEmpty());
    }

    @Test
    void chances_and_numbers_are_shown_before_the_launch_and_all_rolls_are_one_press(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", AirTest::mayFly));
        Locator now = person.region("What can be done now");
        now.getByText("Nothing is rolled before you launch").waitFor();
        next(person);
        String hex = String.valueOf(person.page().evaluate(CROWDED));

        person.point(hex);

        Locator tip = person.page().getByRole(AriaRole.TOOLTIP);
        tip.getByText("would fly").waitFor();
        person.photograph("before");
        assertThat(tip.getByRole(AriaRole.LIST).textContent()).contains("/6");
        person.andSee(() -> person.click(hex));
        Locator air = person.region("Air attacks");
        air.getByText("more would be better").waitFor();
        assertThat(air.textContent()).contains("1 fly").contains("/6");
        assertThat(person.page().locator(".flyers text").textContent()).isEqualTo("1");
        now.getByText("1 air unit on the way").waitFor();
        Locator doubt = person.dialog("Which action?");
        for (int flying = 1; flying < 11; flying++) {
            next(person);
            int before = person.look().actions();
            person.click(hex);
            person.page()
                    .waitForFunction(
                            "before => document.querySelector('sl-chooser') || document.querySelector('sl-board').session.standing.actions !== before",
                            before);
            if (doubt.isVisible()) {
                break;
            }
        }
        assertThat(doubt.textContent()).contains("the other adds nothing");
        person.photograph("useless");
        doubt.getByRole(AriaRole.BUTTON, Person.in("Cancel")).click();
        person.andSee(() -> person.press("Launch"));
        now.getByText("roll for each, or for all").waitFor();
        person.photograph("launched");

        person.press("Roll for all");

        person.await(
                "all rolls", each -> !each.able().isEmpty() || !each.phase().equals("GE"));
        person.page().waitForFunction("() => !document.querySelector('[data-action=roll-all]')");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_single_roll_is_one_press_too(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", AirTest::mayFly));
        next(person);
        String hex = String.valueOf(person.page().evaluate(ALONE));
        person.andSee(() -> person.click(hex));
        person.andSee(() -> person.press("Launch"));
        person.region("What can be done now")
                .getByText("Roll for the unit that is attacked")
                .waitFor();
        person.photograph("one");

        person.andSee(() -> person.press("Roll the die"));

        assertThat(person.complaints()).isEmpty();
    }

    private static final String ALONE = CROWDED.replace("many(b) - many(a)", "many(a) - many(b)");
}
