package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** For every eye, hand and screen. */
@ExtendWith(Browsing.class)
class EverybodyTest {
    private static boolean isCombat(GameState state) {
        return state.turn() >= 2 && state.phase() == PhaseName.GERMAN_COMBAT && state.combat() == null;
    }

    @Test
    void text_twice_as_large_hides_and_cuts_nothing_essential(Person person) {
        person.impatient().home();
        enlarge(person);
        person.photograph("home");
        assertUsable(person.button("Play now"));
        person.openRecord(Prepared.record("N", "steady", EverybodyTest::isCombat));
        enlarge(person);
        Situation ready = person.await("targets", now -> !now.ringed().isEmpty());
        person.photograph("board");
        assertUsable(person.button("Overlays"));
        assertUsable(person.button("Charts"));
        assertUsable(person.button("End combat"));
        assertUsable(person.button("Undo"));
        assertUsable(person.page().getByRole(AriaRole.TAB, Person.named("Log")));
        person.click(ready.ringed().get(0));
        person.region("Attack").getByRole(AriaRole.CHECKBOX).first().waitFor();
        person.photograph("odds");
        assertUsable(person.button("Attack at"));
    }

    /** As a browser does whose user asks for larger letters. */
    private static void enlarge(Person person) {
        person.page().evaluate("document.documentElement.style.fontSize = '200%'");
        person.page().waitForTimeout(300);
    }

    /** Can be brought into sight, is covered by nothing, and shows the whole of its label. */
    private static void assertUsable(Locator thing) {
        Locator first = thing.first();
        first.scrollIntoViewIfNeeded();
        Object trouble = first.evaluate("""
                (element) => {
                  const box = element.getBoundingClientRect();
                  const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return 'beyond the edge of the screen';
                  if (!element.contains(under)) return `covered by ${under?.outerHTML.slice(0, 80)}`;
                  return element.scrollWidth > element.clientWidth + 2 ? 'its label is cut' : '';
                }""");
        assertThat(String.valueOf(trouble))
                .as(String.valueOf(first.textContent()))
                .isEmpty();
    }

    @Test
    void a_tablet_is_played_by_touch(Visitors visitors) {
        Person person =
                visitors.arrive(options -> options.setViewportSize(1024, 768).setHasTouch(true));
        person.impatient().home();
        person.photograph("home");
        assertUsable(person.button("Play now"));
        person.button("Play now").tap();
        person.atTheBoard();
        person.button("Next unit").tap();
        Situation ready = person.await("hexes", now -> !now.glowing().isEmpty());
        person.photograph("choice");
        for (String name : List.of("Overlays", "Charts", "Undo", "Zoom in", "Whole map")) {
            assertUsable(person.button(name));
        }

        Situation landed = person.andSee(() -> person.tap(ready.glowing().get(0)));

        assertThat(landed.able()).doesNotContain(ready.picked().get(0));
        person.photograph("landed");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_small_laptop_shows_all_of_the_board_s_tools(Visitors visitors) {
        Person person = visitors.arrive(options -> options.setViewportSize(1280, 720));
        person.impatient().home();
        person.photograph("home");
        assertUsable(person.button("Play now"));
        person.openRecord(Prepared.record("N", "steady", EverybodyTest::isCombat));
        person.await("targets", now -> !now.ringed().isEmpty());
        person.photograph("board");
        for (String name : List.of("Overlays", "Charts", "Settings", "End combat", "A hint", "Zoom out")) {
            assertUsable(person.button(name));
        }
    }
}
