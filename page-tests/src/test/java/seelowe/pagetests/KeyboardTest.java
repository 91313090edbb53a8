package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Browsing.class)
class KeyboardTest {
    private static final int FAR = 60;

    @Test
    void a_game_is_started_units_are_landed_and_a_phase_is_ended_without_a_mouse(Person person) {
        person.impatient().home();
        Keyboard keys = person.page().keyboard();
        tabTo(person, "Play now");
        person.photograph("focus");
        keys.press("Enter");
        person.atTheBoard();

        Situation ready = choose(person);
        walkTo(person, ready.glowing().get(0));
        person.photograph("cursor");
        assertThat(person.page().locator("[aria-live=assertive]").textContent()).contains("press Enter");
        Situation landed = person.andSee(() -> keys.press("Enter"));
        assertThat(landed.able()).doesNotContain(ready.picked().get(0));
        Situation back = person.andSee(() -> keys.press("u"));
        assertThat(back.able()).isEqualTo(ready.able());

        while (!person.look().canEnd()) {
            walkTo(person, choose(person).glowing().get(0));
            person.andSee(() -> keys.press("Enter"));
        }
        person.photograph("ashore");
        person.endPhase(() -> keys.press("e"));
        person.await("the next phase", now -> !now.phase().equals("GB"));
        person.photograph("ended");
        assertThat(person.complaints()).isEmpty();
    }

    /** The next unit, and the map for the arrow keys. */
    private static Situation choose(Person person) {
        person.page().keyboard().press("n");
        Situation ready =
                person.await("a unit and its hexes", now -> !now.glowing().isEmpty());
        assertThat(ready.picked()).hasSize(1);
        person.page().keyboard().press("m");
        return ready;
    }

    static void tabTo(Person person, String label) {
        for (int i = 0; i < FAR; i++) {
            person.page().keyboard().press("Tab");
            Object focused = person.page().evaluate("document.activeElement?.textContent?.trim() ?? ''");
            if (String.valueOf(focused).contains(label)) {
                return;
            }
        }
        throw new AssertionError("The Tab key never came to " + label);
    }

    /** Arrow keys to a hex; the first press puts the cursor on the chosen unit. */
    static void walkTo(Person person, String hex) {
        Keyboard keys = person.page().keyboard();
        keys.press("ArrowUp");
        for (int i = 0; i < FAR; i++) {
            int columns = column(hex) - column(cursor(person));
            int rows = row(hex) - row(cursor(person));
            if (columns == 0 && rows == 0) {
                return;
            }
            if (columns != 0) {
                keys.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
            } else {
                keys.press(rows > 0 ? "ArrowDown" : "ArrowUp");
            }
        }
        throw new AssertionError("The arrow keys never came to " + hex);
    }

    private static String cursor(Person person) {
        return String.valueOf(person.page().evaluate("document.querySelector('sl-board').cursor"));
    }

    private static int column(String hex) {
        return Integer.parseInt(hex.substring(0, 2));
    }

    private static int row(String hex) {
        return Integer.parseInt(hex.substring(2));
    }
}
