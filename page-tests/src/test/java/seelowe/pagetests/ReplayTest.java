package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game looked through afterwards: by keys, by jumps, with its log, with remarks, and as the start of another. */
@ExtendWith(Browsing.class)
class ReplayTest {
    private static int at(Person person) {
        return Integer.parseInt(
                person.page().locator(".timeline-number").textContent().split(" ", 2)[0]);
    }

    private static void awaitStep(Person person, int number) {
        person.page().getByText(Pattern.compile("^" + number + " / ")).waitFor();
    }

    @Test
    void a_replay_is_walked_by_keys_and_jumps_commented_and_played_on_from(Person person) {
        person.impatient().home().openRecord(Prepared.finished("N"));
        person.dialog("Result").waitFor();
        person.page()
                .getByRole(AriaRole.LINK, Person.named("Step through the game"))
                .click();
        person.button("One step on").waitFor();

        person.page().keyboard().press("ArrowRight");
        awaitStep(person, 1);
        person.page().keyboard().press("ArrowLeft");
        awaitStep(person, 0);
        person.page().keyboard().press("f");
        person.page()
                .locator(".course-log [aria-current=step]")
                .getByText("attack")
                .waitFor();
        int fight = at(person);
        assertThat(fight).isPositive();
        person.page().keyboard().press("t");
        person.page().waitForFunction("() => document.querySelector('sl-board').session.view.turn === 2");
        int turn = at(person);
        assertThat(turn).isGreaterThan(fight);
        person.page()
                .getByRole(AriaRole.GROUP, Person.named("Jump to the next"))
                .getByRole(AriaRole.BUTTON, Person.in("loss of a place"))
                .click();
        person.page()
                .waitForFunction(
                        "turn => parseInt(document.querySelector('.timeline-number').textContent) > turn", turn);
        int place = at(person);

        person.page().getByLabel("Remark on action " + place).fill("Here it was lost.");
        person.press("Write");
        person.page().locator(".course-comment").getByText("Here it was lost.").waitFor();
        String anywhere = (String) person.page()
                .evaluate("() => document.querySelector('sl-board').session.view.units.find((u) =>"
                        + " /^\\d{4}$/.test(u.place)).place");
        person.click(anywhere);
        person.region("Chosen").waitFor();
        person.photograph("replay");

        person.press("Play on from here");
        Locator dialog = person.dialog("Play on from here");
        dialog.waitFor();
        dialog.getByText("I am British").click();
        person.photograph("play-on");
        dialog.getByRole(AriaRole.BUTTON, Person.in("Play on")).last().click();
        person.page().waitForURL(Pattern.compile("#/game/[^/]+$"));
        Situation now = person.atTheBoard().awaitMyDecision();
        assertThat(now.actions()).isGreaterThanOrEqualTo(place);
        assertThat(now.decider()).isEqualTo("british");
        assertThat(person.complaints()).isEmpty();
    }
}
