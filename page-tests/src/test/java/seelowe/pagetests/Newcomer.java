package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who knows nothing but what the guide says, and touches nothing that it does not speak of. Before every touch he looks whether
 * something lies over the thing: then the lesson has failed.
 */
final class Newcomer {
    private static final int GLANCES = 8;

    private final Person person;
    private final boolean finger;

    Newcomer(Person person, boolean finger) {
        this.person = person;
        this.finger = finger;
    }

    Locator guide() {
        return person.page().locator("sl-coach").getByLabel("Guide");
    }

    /** Waits until the guide has taken in how things stand. */
    void listen() {
        person.page().locator("sl-coach .guide[aria-busy=false]").waitFor();
    }

    String step() {
        return attribute("data-step");
    }

    private String attribute(String name) {
        String value = guide().getAttribute(name);
        return value == null ? "" : value;
    }

    /** Does what the guide says, once. */
    void follow(Situation now) {
        Locator goOn = guide().getByRole(AriaRole.BUTTON, Person.in("Go on"));
        Locator show = guide().getByRole(AriaRole.BUTTON, Person.in("Show me"));
        if (goOn.isVisible()) {
            touch(goOn);
        } else if (show.isVisible()) {
            touch(show);
            doAsShown();
        } else {
            decide(now);
        }
    }

    private void doAsShown() {
        Locator attack = person.button("Attack at");
        Situation shown = person.await(
                "something to do", each -> attack.isVisible() || !each.glowing().isEmpty() || beside().isVisible());
        if (attack.isVisible()) {
            person.andSee(() -> touch(attack));
        } else if (!shown.glowing().isEmpty()) {
            person.andSee(() -> touchShownHex(shown.glowing()));
        } else {
            person.andSee(() -> touch(beside()));
        }
    }

    private Locator beside() {
        return person.region("Chosen").locator("button[data-action]").first();
    }

    /** The panel's buttons first, then the end of the phase, then whatever glows. */
    private void decide(Situation now) {
        Locator panel = person.region("What can be done now")
                .locator("button[data-action]")
                .first();
        Locator sacrifice = person.region("What can be done now").getByRole(AriaRole.GROUP);
        if (sacrifice.isVisible()) {
            person.andSee(() -> new Routine(person).giveUp());
        } else if (panel.isVisible()) {
            person.andSee(() -> touch(panel));
        } else if (now.canEnd()) {
            person.page().waitForTimeout(600); // Two presses at once would be a double click, of which only one counts.
            person.endPhase(() -> touch(person.page().locator(".side-foot .primary")));
        } else if (now.glowing().isEmpty() && !person.button("Next unit").isVisible()) {
            // A die is still rolling.
            person.page().waitForTimeout(200);
        } else if (now.glowing().isEmpty()) {
            touch(person.button("Next unit"));
            doAsShown();
        } else {
            person.andSee(() -> touchShownHex(now.glowing()));
        }
    }

    /** A touch of something that the guide speaks of and that nothing covers. */
    private void touch(Locator thing) {
        Locator first = thing.first();
        first.scrollIntoViewIfNeeded();
        assertThat(String.valueOf(first.evaluate(TROUBLE)))
                .as("%s, at %s", first.textContent(), step())
                .isEmpty();
        String part = String.valueOf(first.evaluate(PART));
        assertThat(part.equals("guide") || spokenOf().contains(part))
                .as("the step %s speaks of %s, not of the %s", step(), spokenOf(), part)
                .isTrue();
        if (finger) {
            first.tap();
        } else {
            first.click();
        }
    }

    private List<String> spokenOf() {
        return List.of(attribute("data-touch").split(" "));
    }

    /** One of the glowing hexes lies open: no popup, panel or guide over its middle. */
    private void touchShownHex(List<String> glowing) {
        assertThat(spokenOf()).as("the step %s", step()).contains("map");
        Map<?, ?> open = openHex(glowing);
        if (open == null
                && spokenOf().contains("panel")
                && person.button("Next unit").isVisible()) {
            touch(person.button("Next unit")); // Whoever sees nothing to choose asks for it.
            open = openHex(person.look().glowing());
        }
        assertThat(open)
                .as("at %s none of %s lies open before the eye", step(), glowing)
                .isNotNull();
        double x = number(Objects.requireNonNull(open), "x");
        double y = number(open, "y");
        person.goByFirst(() -> {
            if (finger) {
                person.page().touchscreen().tap(x, y);
            } else {
                person.page().mouse().click(x, y);
            }
        });
    }

    private @Nullable Map<?, ?> openHex(List<String> glowing) {
        Map<?, ?> open = null;
        for (int glance = 0; open == null && glance < GLANCES; glance++) {
            person.page().waitForTimeout(350); // The map comes to rest.
            open = (Map<?, ?>) person.page().evaluate(OPEN_HEX, glowing);
        }
        return open;
    }

    private static double number(Map<?, ?> from, String name) {
        return ((Number) Objects.requireNonNull(from.get(name))).doubleValue();
    }

    private static final String TROUBLE = """
            (element) => {
              const box = element.getBoundingClientRect();
              const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
              if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return 'beyond the edge of the screen';
              return element.contains(under) ? '' : `covered by ${under?.outerHTML.slice(0, 120)}`;
            }""";

    private static final String PART = """
            (element) => element.closest('.guide') ? 'guide' : element.closest('.side-foot') ? 'button' : element.closest('.side') ? 'panel' : 'map'""";

    private static final String OPEN_HEX = """
            (hexes) => {
              const board = document.querySelector('sl-board');
              const frame = board.querySelector('.viewport').getBoundingClientRect();
              for (const hex of hexes) {
                const at = board.at(hex);
                const x = frame.left + at.x;
                const y = frame.top + at.y;
                const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
                if (inside && document.elementFromPoint(x, y)?.closest('.viewport')) return { x, y };
              }
              return null;
            }""";
}
