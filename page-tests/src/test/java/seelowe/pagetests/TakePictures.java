package seelowe.pagetests;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** The pictures of the documents, from real games. Its name keeps it out of the ordinary tests: see tools/page-pictures. */
@ExtendWith(Browsing.class)
class TakePictures {
    private static final Path IMAGES = Path.of("..", "docs", "images");
    private static final int QUALITY = 80;

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
        person.press("Begin");
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

    /** The other side's turn as it is told, and what it left behind. */
    @Test
    void story(Visitors visitors) {
        Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
        person.home().choose("British").choose("Recruit").playNow();
        person.region("Briefing").waitFor();
        take(person, "briefing");
        person.press("Watch the other side begin");
        person.await("some of the landing", now -> now.actions() >= 6);
        person.press("Pause");
        take(person, "watched");
        person.awaitMyDecision();
        take(person, "recap");
    }

    @Test
    void rolls(Visitors visitors) {
        var occasions = Occasions.find();
        for (String kind : List.of("activation", "weather", "home-guard", "off-map-combat")) {
            Occasions.Occasion occasion = Objects.requireNonNull(occasions.get(kind));
            Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
            person.impatient().home().openRecord(occasion.record());
            person.awaitMyDecision();
            person.page().evaluate("() => void (document.querySelector('sl-rolls').close = () => undefined)");
            person.page()
                    .evaluate(
                            "(action) => void document.querySelector('sl-board').session.act(JSON.parse(action))",
                            occasion.action());
            person.page().locator(".roll[data-purpose=" + kind + "]").first().waitFor();
            person.page().waitForFunction("() => getComputedStyle(document.querySelector('.roll')).opacity === '1'");
            person.page().waitForTimeout(400);
            shoot(person, "roll-" + kind);
            person.leave();
        }
    }

    @Test
    void replay(Visitors visitors) {
        Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
        person.impatient().home().openRecord(Prepared.finished("N"));
        person.page()
                .getByRole(AriaRole.LINK, Person.named("Step through the game"))
                .click();
        person.button("One step on").waitFor();
        person.page().keyboard().press("f");
        take(person, "replay");
    }

    @Test
    void charts(Visitors visitors) {
        Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
        person.home().page().getByRole(AriaRole.LINK, Person.named("Charts")).click();
        person.page()
                .getByRole(AriaRole.HEADING, Person.named("Combat results"))
                .waitFor();
        take(person, "charts");
    }

    @Test
    void set_up(Visitors visitors) {
        Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
        person.impatient().home().choose("The Lion's Tail").choose("German").playNow();
        person.page().locator(".tray-unit[data-unit]").first().click();
        person.await("where it may stand", now -> !now.glowing().isEmpty());
        take(person, "set-up");
    }

    @Test
    void lesson(Visitors visitors) {
        Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
        person.home().page().locator("sl-lesson-card button").first().click();
        person.atTheBoard();
        take(person, "lesson");
    }

    @Test
    void small_screens(Visitors visitors) {
        small(visitors, "tablet", 820, 1180, ColorScheme.LIGHT);
        small(visitors, "phone", 390, 844, ColorScheme.LIGHT);
        small(visitors, "phone-night", 390, 844, ColorScheme.DARK);
        Person person = at(visitors, 390, 844, ColorScheme.LIGHT);
        take(person.home(), "phone-home");
    }

    /** An edition that is being made. */
    @Test
    void editor(Visitors visitors) {
        Person person = at(visitors, 1280, 720, ColorScheme.LIGHT);
        person.impatient().home();
        Draftsman editor = new Draftsman(person).begin("My own war");
        editor.tool("Town").drag("4124", "4024");
        editor.kept().tool("River").called("Ouse (Sussex)").clickSide("3326", "3327");
        editor.kept();
        person.page().waitForTimeout(8000);
        take(person, "editor-map");
        editor.view("Forces");
        person.press("Strength up by one");
        editor.kept();
        take(person, "editor-forces");
        editor.view("Scenarios").view("British set-up").drag("4524", "4323");
        editor.kept();
        take(person, "editor-set-up");
        editor.view("Turn track").counter("Game-Turn 3", "Inf Rgt 107").click();
        take(person, "editor-turns");
    }

    private static void small(Visitors visitors, String name, int width, int height, ColorScheme light) {
        Person person = at(visitors, width, height, light);
        person.impatient().home().openRecord(Prepared.record("N", "steady", TakePictures::isMovement));
        person.press("Next unit");
        person.await("hexes in reach", now -> !now.glowing().isEmpty());
        take(person, name);
    }

    private static Person at(Visitors visitors, int width, int height, ColorScheme light) {
        return visitors.arrive(options ->
                options.setViewportSize(width, height).setHasTouch(width < 1000).setColorScheme(light));
    }

    /** As soon as nothing moves any more. */
    private static void take(Person person, String name) {
        person.page().waitForTimeout(1500);
        shoot(person, name);
    }

    private static void shoot(Person person, String name) {
        person.page()
                .screenshot(new Page.ScreenshotOptions()
                        .setType(ScreenshotType.JPEG)
                        .setQuality(QUALITY)
                        .setPath(IMAGES.resolve("page-" + name + ".jpg")));
    }
}
