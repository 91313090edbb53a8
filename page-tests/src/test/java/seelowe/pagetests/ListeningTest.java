package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody who does not see plays a whole Game-Turn by keyboard, and goes by what a screen reader says. */
@ExtendWith(Browsing.class)
class ListeningTest {
    private static final int LONG_TURN = 250;

    /** Keeps what live regions say, and what the focus comes to. */
    private static final String EAR = """
            window.heard = [];
            const live = '[aria-live], [role=status], [role=alert], [role=log]';
            const note = (text) => { if (text && window.heard.at(-1) !== text) window.heard.push(text); };
            new MutationObserver((changes) => {
              for (const change of changes) {
                const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
                note(at?.closest(live)?.textContent.replace(/\\s+/g, ' ').trim());
              }
            }).observe(document, { subtree: true, childList: true, characterData: true });
            """;

    @Test
    void a_whole_Game_Turn_is_played_by_keyboard_and_told_in_sentences(Person person) {
        person.page().context().addInitScript(EAR);
        person.impatient().home();
        KeyboardTest.tabTo(person, "Play now");
        person.page().keyboard().press("Enter");
        person.atTheBoard();
        Set<String> phases = new LinkedHashSet<>();
        Set<String> acted = new LinkedHashSet<>();
        Situation now = person.awaitMyDecision();
        for (int i = 0; i < LONG_TURN && now.turn() == 1; i++) {
            phases.add(now.phase());
            boolean isNew = acted.add(now.phase() + now.stage());
            decide(person, now, isNew);
            now = person.awaitMyDecision();
        }
        person.photograph("second-turn");

        assertThat(now.turn()).isEqualTo(2);
        assertThat(phases).contains("GB", "GE", "GK");
        List<String> heard = heard(person);
        assertThat(heard)
                .allMatch(each -> !each.contains("undefined") && !each.contains("[object") && !each.contains("{"));
        assertThat(heard).anyMatch(each -> each.contains("Turn 1, Landing. Your decision:"));
        assertThat(heard).anyMatch(each -> each.matches(".*German .*: \\d+ hex(es)? to choose from\\."));
        assertThat(heard).anyMatch(each -> each.matches("Hex \\d{4}\\..*press Enter"));
        assertThat(heard).anyMatch(each -> each.contains(" lands at "));
        assertThat(heard).anyMatch(each -> each.contains("Turn 1, German air attack"));
        assertThat(heard).anyMatch(each -> each.contains("Turn 1, Embarkation"));
        assertThat(heard).anyMatch(each -> each.contains("Turn 2, Weather. Your decision:"));
        assertThat(nameless(person)).as("buttons that say nothing").isEmpty();
        assertThat(person.complaints()).isEmpty();
    }

    /** One thing for a unit in each phase, what must be decided, and the end of the phase: all without a mouse. */
    private static void decide(Person person, Situation now, boolean isNew) {
        Keyboard keys = person.page().keyboard();
        Locator decision = person.region("What can be done now")
                .locator("button[data-action]")
                .first();
        Locator sacrifice = person.region("What can be done now").getByRole(AriaRole.GROUP);
        if (sacrifice.isVisible()) {
            person.andSee(() -> giveUp(person, sacrifice));
        } else if (decision.isVisible()) {
            person.andSee(() -> {
                decision.focus();
                keys.press("Enter");
            });
        } else if (!now.ringed().isEmpty() && isNew) {
            attack(person, now);
        } else if (now.canEnd() && (!isNew || now.able().isEmpty())) {
            person.endPhase(() -> keys.press("e"));
        } else {
            act(person);
        }
    }

    /** The first unit; or, if the rules ask for others, the first set that the page proposes. */
    private static void giveUp(Person person, Locator sacrifice) {
        Keyboard keys = person.page().keyboard();
        Locator give =
                sacrifice.getByRole(AriaRole.BUTTON, Person.in("Give up")).first();
        sacrifice.getByRole(AriaRole.CHECKBOX).first().focus();
        keys.press("Space");
        if (give.isDisabled()) {
            sacrifice.locator("button.link").first().focus();
            keys.press("Enter");
        }
        give.focus();
        keys.press("Enter");
    }

    private static void attack(Person person, Situation now) {
        person.page().keyboard().press("m");
        KeyboardTest.walkTo(person, now.ringed().get(0));
        person.page().keyboard().press("Enter");
        Locator attack = person.button("Attack at");
        attack.waitFor();
        if (attack.isDisabled()) {
            person.page().keyboard().press("Escape");
            return;
        }
        person.andSee(() -> {
            attack.focus();
            person.page().keyboard().press("Enter");
        });
    }

    private static void act(Person person) {
        person.page().keyboard().press("n");
        Locator beside = person.region("Chosen").locator("button[data-action]").first();
        Situation ready =
                person.await("something to choose", each -> !each.glowing().isEmpty() || beside.isVisible());
        if (ready.glowing().isEmpty()) {
            person.andSee(() -> {
                beside.focus();
                person.page().keyboard().press("Enter");
            });
            return;
        }
        person.page().keyboard().press("m");
        KeyboardTest.walkTo(person, ready.glowing().get(0));
        person.andSee(() -> person.page().keyboard().press("Enter"));
    }

    private static List<String> heard(Person person) {
        return ((List<?>) Objects.requireNonNull(person.page().evaluate("window.heard")))
                .stream().map(String::valueOf).toList();
    }

    private static List<?> nameless(Person person) {
        return (List<?>) Objects.requireNonNull(person.page().evaluate("""
                () => [...document.querySelectorAll('button, a, [role=tab]')]
                  .filter((each) => each.offsetParent && !(each.ariaLabel || each.textContent.trim() || each.title))
                  .map((each) => each.outerHTML.slice(0, 100))"""));
    }
}
