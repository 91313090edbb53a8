package seelowe.pagetests;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Objects;

/** A person who works on an edition in the page's editor. */
final class Draftsman {
    private static final Mouse.MoveOptions SLOWLY = new Mouse.MoveOptions().setSteps(8);

    private final Person person;
    private final Page page;

    Draftsman(Person person) {
        this.person = person;
        this.page = person.page();
    }

    /** Begins an edition and calls it by a name. */
    Draftsman begin(String title) {
        person.press("New edition");
        await("the editor", "document.querySelector('sl-sheet img')");
        page.locator(".editor-title button").click();
        Locator card = person.dialog("This edition");
        card.getByLabel("Title").fill(title);
        card.getByLabel("Title").press("Tab");
        card.getByLabel("Close").click();
        return kept();
    }

    /** Waits until the server has kept everything. */
    Draftsman kept() {
        await(
                "what was changed to be kept",
                "document.querySelector('.editor-saving').textContent === 'All changes are kept'");
        return this;
    }

    Draftsman view(String view) {
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(view).setExact(true))
                .click();
        return this;
    }

    /** Takes a tool of the palette. */
    Draftsman tool(String tool) {
        page.locator("sl-palette")
                .getByRole(AriaRole.RADIO, Person.in(tool))
                .check(new Locator.CheckOptions().setForce(true));
        return this;
    }

    Draftsman called(String name) {
        page.locator(".palette-name input").fill(name);
        return this;
    }

    /** Clicks a hex. */
    void click(String hex) {
        show(hex);
        double[] at = middle(hex);
        page.mouse().click(at[0], at[1]);
    }

    /** Drags from the middle of one hex to that of another. */
    Draftsman drag(String from, String to) {
        show(from);
        double[] start = middle(from);
        double[] end = middle(to);
        page.mouse().move(start[0], start[1]);
        page.mouse().down();
        page.mouse().move(end[0], end[1], SLOWLY);
        page.mouse().up();
        return this;
    }

    /** Clicks the side between two hexes. */
    Draftsman clickSide(String hex, String neighbour) {
        show(hex);
        double[] a = middle(hex);
        double[] b = middle(neighbour);
        page.mouse().click((a[0] * 1.1 + b[0] * 0.9) / 2, (a[1] * 1.1 + b[1] * 0.9) / 2);
        return this;
    }

    /** The cell of a form, such as "Ashford: Hex". */
    Locator cell(String label) {
        return page.getByLabel(label, new Page.GetByLabelOptions().setExact(true))
                .first();
    }

    /** A counter in a box, on a turn or beside them. */
    Locator counter(String region, String name) {
        return page.getByLabel(region, new Page.GetByLabelOptions().setExact(true))
                .getByRole(AriaRole.BUTTON, Person.in(name))
                .first();
    }

    /** What the bar says of mistakes. */
    Draftsman awaitMistakes(String words) {
        page.locator(".findings-button")
                .filter(new Locator.FilterOptions().setHasText(words))
                .waitFor();
        return this;
    }

    /** Where a hex is on the screen. */
    double[] at(String hex) {
        show(hex);
        return middle(hex);
    }

    private void show(String hex) {
        page.evaluate("hex => document.querySelector('sl-sheet').show(hex)", hex);
        // The map comes to rest before anybody aims at it.
        await("the map at rest", "document.querySelector('sl-sheet').atRest");
    }

    private double[] middle(String hex) {
        Object at = page.evaluate("""
                hex => {
                  const sheet = document.querySelector('sl-sheet');
                  const frame = sheet.getBoundingClientRect();
                  const { x, y } = sheet.at(hex);
                  return [frame.left + x, frame.top + y];
                }""", hex);
        List<?> place = (List<?>) Objects.requireNonNull(at);
        return new double[] {((Number) place.get(0)).doubleValue(), ((Number) place.get(1)).doubleValue()};
    }

    private void await(String what, String script) {
        try {
            page.waitForFunction("() => " + script);
        } catch (com.microsoft.playwright.TimeoutError inVain) {
            throw new AssertionError("Waited in vain for " + what, inVain);
        }
    }
}
