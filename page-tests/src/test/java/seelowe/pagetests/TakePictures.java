package seelowe.pagetests;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** The pictures of the documents, from real games. Its name keeps it out of the ordinary tests: see tools/page-pictures. */
@ExtendWith(Browsing.class)
class TakePictures {
    private static final Path IMAGES = Path.of("..", "docs", "images");
    private static final int QUALITY = 84;

    private static boolean isCombat(GameState state) {
        return state.turn() >= 2 && state.phase() == PhaseName.GERMAN_COMBAT && state.combat() == null;
    }

    private static boolean isMovement(GameState state) {
        return state.turn() == 3 && state.phase() == PhaseName.GERMAN_MOVEMENT;
    }

    @Test
    void home(Person person) {
        take(person.home(), "home");
    }

    @Test
    void landing(Person person) {
        person.home().choose("German").playNow();
        person.press("Next unit");
        Situation ready = person.await("beaches", now -> !now.glowing().isEmpty());
        person.point(ready.glowing().get(ready.glowing().size() - 1));
        take(person, "landing");
    }

    @Test
    void fight(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", TakePictures::isCombat));
        Situation ready = person.await("targets", now -> !now.ringed().isEmpty());
        String target = ready.ringed().get(ready.ringed().size() / 2);
        person.click(target);
        Locator attack = person.region("Attack");
        Locator chances = attack.getByRole(AriaRole.LIST, Person.in("Chance of each result"));
        chances.waitFor();
        Locator attackers = attack.getByRole(AriaRole.CHECKBOX);
        for (int i = 0;
                i < attackers.count() - 1
                        && chances.getByRole(AriaRole.LISTITEM).count() < 3;
                i++) {
            attackers.nth(i).uncheck();
            chances.waitFor();
        }
        person.point(target);
        person.page().mouse().wheel(0, -240);
        take(person, "fight");
    }

    @Test
    void overlays(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", TakePictures::isMovement));
        lay(person, "Supply");
        take(person, "supply");
        lay(person, "What the enemy can reach");
        take(person, "threat");
    }

    @Test
    void night(Visitors visitors) {
        Person person = visitors.arrive(options -> options.setColorScheme(ColorScheme.DARK));
        person.impatient().home().openRecord(Prepared.record("N", "steady", TakePictures::isMovement));
        person.press("Next unit");
        person.await("hexes in reach", now -> !now.glowing().isEmpty());
        take(person, "night");
    }

    private static void lay(Person person, String overlay) {
        person.press("Overlays");
        Locator item = person.page()
                .getByRole(
                        AriaRole.MENUITEMRADIO,
                        new Page.GetByRoleOptions().setName(overlay).setExact(true));
        item.click();
        person.page().waitForFunction("() => document.querySelector('svg .overlay:not(:empty)')");
    }

    @Test
    void end(Person person) {
        person.impatient().home().openRecord(Prepared.finished("N"));
        person.page().getByRole(AriaRole.IMG, Person.named("Strength by turn")).waitFor();
        take(person, "end");
    }

    /** As soon as nothing moves any more. */
    private static void take(Person person, String name) {
        person.page().waitForTimeout(1500);
        person.page()
                .screenshot(new Page.ScreenshotOptions()
                        .setType(ScreenshotType.JPEG)
                        .setQuality(QUALITY)
                        .setPath(IMAGES.resolve("page-" + name + ".jpg")));
    }
}
