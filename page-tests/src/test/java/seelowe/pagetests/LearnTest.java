package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Browsing.class)
class LearnTest {
    private static final int LONG_LESSON = 200;

    @Test
    void the_guided_first_game_leads_from_the_landing_through_two_turns(Person person) {
        person.impatient().home().press("Learn to play").atTheBoard();
        Set<String> lessons = new LinkedHashSet<>();
        Routine player = new Routine(person);
        for (int step = 0; step < LONG_LESSON && !lessons.contains("You know enough"); step++) {
            Situation now = person.awaitMyDecision();
            String lesson = title(person).textContent();
            boolean isNew = lessons.add(lesson);
            if (isNew) {
                person.photograph(lesson.replaceAll("[^A-Za-z]+", "-"));
            }
            follow(person, player, now, isNew);
        }

        assertThat(lessons)
                .contains("Put a unit ashore", "Send the Luftwaffe", "Move", "Load the next wave", "You know enough");
        assertThat(guide(person).count()).isZero();
        assertThat(person.look().turn()).isBetween(2, 3);
        assertThat(person.complaints()).isEmpty();
    }

    private static Locator guide(Person person) {
        return person.page().locator("sl-coach").getByLabel("Guide");
    }

    private static Locator title(Person person) {
        return guide(person).getByRole(AriaRole.HEADING);
    }

    /** Does what the guide says, once; what need not be done more than once is then ended. */
    private static void follow(Person person, Routine player, Situation now, boolean isNew) {
        Locator goOn = guide(person).getByRole(AriaRole.BUTTON, Person.in("Go on"));
        Locator show = guide(person).getByRole(AriaRole.BUTTON, Person.in("Show me"));
        if (goOn.isVisible()) {
            goOn.click();
        } else if (show.isVisible() && isNew) {
            show.click();
            doAsShown(person, player);
        } else {
            player.goOn(now);
        }
    }

    private static void doAsShown(Person person, Routine player) {
        Locator attack = person.button("Attack at");
        Situation shown = person.await(
                "something to do", each -> attack.isVisible() || !each.picked().isEmpty());
        if (attack.isVisible()) {
            person.andSee(attack::click);
        } else {
            player.act(shown);
        }
    }
}
