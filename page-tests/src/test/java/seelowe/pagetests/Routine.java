package seelowe.pagetests;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Random;
import java.util.function.Predicate;

/** A person who knows how to go on: does what must be done, by mouse, and ends the phase when nothing must. */
final class Routine {
    private static final int MOST_PRESSES = 2;
    private static final int LOOKS = 300;
    private static final int LOOK_MILLIS = 50;

    private static final int TOO_LONG = 400;

    private final Person person;
    /** Where units go is a matter of taste; always the same hex could send them to and fro. */
    private final Random fancy = new Random(1940);

    Routine(Person person) {
        this.person = person;
    }

    /** Goes on until the board, waiting for this person, is as wanted. */
    Situation playUntil(String what, Predicate<Situation> wanted) {
        for (int step = 0; step < TOO_LONG; step++) {
            Situation now = person.awaitMyDecision();
            if (wanted.test(now)) {
                return now;
            }
            goOn(now);
        }
        throw new AssertionError("Played on and on and never came to " + what + "; the board says " + person.look());
    }

    /** One step: what must be done, or else the end of the phase. */
    void goOn(Situation now) {
        if (now.handOver()) {
            person.page()
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I am the"))
                    .click();
            person.await("the other chair", each -> !each.handOver());
        } else if (sacrifice().isVisible()) {
            person.andSee(this::giveUp);
        } else if (decision().isVisible()) {
            person.andSee(() -> decision().click());
        } else if (now.canEnd()) {
            endPhase();
        } else {
            act(now);
        }
    }

    /** The first button of those that decide something without a unit: a roll, a launch, a stand. */
    private Locator decision() {
        return person.region("What can be done now")
                .locator("button[data-action]")
                .first();
    }

    /** The check list of units to be given up. */
    private Locator sacrifice() {
        return person.region("What can be done now").getByRole(AriaRole.GROUP);
    }

    /** The first unit; or, if the rules ask for others, the first set that the page proposes. */
    void giveUp() {
        Locator give =
                sacrifice().getByRole(AriaRole.BUTTON, Person.in("Give up")).first();
        sacrifice().getByRole(AriaRole.CHECKBOX).first().check();
        if (give.isDisabled()) {
            sacrifice().locator("button.link").first().click();
        }
        give.click();
    }

    /** Ends the phase, also when asked whether that is meant. */
    Situation endPhase() {
        Locator end = person.page()
                .locator("footer")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("End"));
        Locator noFurther = person.button("No further advance");
        return person.endPhase(
                () -> (noFurther.isVisible() ? noFurther : end).first().click());
    }

    /** One thing that a unit must or can do: picked by the page's own aid, done on the map or by the first button beside the unit. */
    Situation act(Situation now) {
        Situation ready = now.glowing().isEmpty() ? nextUnit() : now;
        if (ready.glowing().isEmpty()) {
            return person.andSee(() -> beside().click());
        }
        return goTo(ready.glowing().get(fancy.nextInt(ready.glowing().size())));
    }

    boolean canAskForNextUnit() {
        return person.button("Next unit").isVisible();
    }

    /** Asks the page for the next unit that can do something; as a person does, once more where the board was just being put up. */
    Situation nextUnit() {
        for (int presses = 1; canAskForNextUnit(); presses++) {
            person.press("Next unit");
            for (int looks = 0; looks < LOOKS && !isReady(person.look()); looks++) {
                person.page().waitForTimeout(LOOK_MILLIS);
            }
            if (presses == MOST_PRESSES || isReady(person.look())) {
                break;
            }
        }
        return person.await("something to choose", this::isReady);
    }

    private boolean isReady(Situation now) {
        return !now.glowing().isEmpty() || beside().isVisible();
    }

    /** Clicks one of the glowing hexes, and what is to be done there if there are several things. */
    Situation goTo(String hex) {
        return person.andSee(() -> person.goByFirst(() -> person.click(hex)));
    }

    private Locator beside() {
        return person.region("Chosen").locator("button[data-action]").first();
    }
}
