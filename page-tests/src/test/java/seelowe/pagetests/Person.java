package seelowe.pagetests;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/** Somebody at the page. Finds things by what they are called, as people and screen readers do. */
final class Person {
    static final Path SCREENSHOTS = Path.of("target", "screenshots");
    /** Machines that build are busy. */
    private static final int PATIENCE = 60_000;
    /** Longer than a second press counts as the first one. */
    private static final int ANSWER = 400;

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final String test;
    private final List<String> complaints = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    private int photographs;

    Person(BrowserContext context, String address, String test) {
        this.context = context;
        this.address = address;
        this.test = test;
        context.setDefaultTimeout(PATIENCE);
        this.page = context.newPage();
        page.onPageError(complaints::add);
        page.onWebSocket(socket -> socket.onFrameSent(frame -> sent.add(String.valueOf(frame.text()))));
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("WebSocket")) {
                complaints.add(message.text());
            }
        });
    }

    Page page() {
        return page;
    }

    /** Errors that the page ran into, as its console tells them. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** The messages that the page sent over its line to the game. */
    List<String> sent() {
        return List.copyOf(sent);
    }

    /** Wants to see the outcome of the other side's turn only. Settings are the browser's to keep. */
    Person impatient() {
        context.addInitScript("localStorage['seelowe.settings'] ??= '{\"pace\":0}'");
        return this;
    }

    Person home() {
        page.navigate(address);
        page.getByRole(
                        AriaRole.HEADING,
                        new Page.GetByRoleOptions().setName("Play").setExact(true))
                .waitFor();
        return this;
    }

    Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    Locator region(String name) {
        return page.getByRole(
                AriaRole.REGION, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator dialog(String name) {
        return page.getByRole(
                AriaRole.DIALOG, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    /** Something of this name inside something else. */
    static Locator.GetByRoleOptions in(String name) {
        return new Locator.GetByRoleOptions().setName(name);
    }

    static Locator.WaitForOptions gone() {
        return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
    }

    Person press(String name) {
        button(name).first().click();
        return this;
    }

    /** Opens one of the three leaves of the side panel. */
    Person leaf(String name) {
        page.getByRole(AriaRole.TAB, named(name)).click();
        return this;
    }

    /** Chooses one of several, such as a scenario or a side. */
    Person choose(String name) {
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name))
                .first()
                .click(new Locator.ClickOptions().setForce(true));
        return this;
    }

    /** Starts what has been chosen and waits for the board. */
    Person playNow() {
        press("Play now");
        return atTheBoard();
    }

    /** Opens a record as a file from a disk would be; the game goes on with both sides here. */
    Person openRecord(String record) {
        page.getByLabel("Open a file")
                .setInputFiles(new FilePayload("game.seelowe.json", "application/json", record.getBytes(UTF_8)));
        return atTheBoard();
    }

    Person openFile(Path file) {
        choosesFile(file);
        return atTheBoard();
    }

    void choosesFile(Path file) {
        page.getByLabel("Open a file").setInputFiles(file);
    }

    Person atTheBoard() {
        page.waitForFunction("() => document.querySelector('sl-board')?.ready === true");
        return this;
    }

    Situation look() {
        Object told = page.evaluate(Situation.SCRIPT);
        return Situation.of((Map<?, ?>) Objects.requireNonNull(told, "There is no board"));
    }

    /** Waits until the board is as wanted. */
    Situation await(String what, Predicate<Situation> wanted) {
        long end = System.nanoTime() + PATIENCE * 1_000_000L;
        Situation now = look();
        while (!wanted.test(now)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("Waited in vain for " + what + "; the board says " + now);
            }
            page.waitForTimeout(30);
            now = look();
        }
        return now;
    }

    /** Waits until something has to be decided here; does not watch the other side's turn to its end. */
    Situation awaitMyDecision() {
        Situation now = await("a decision", each -> each.asksMe() || each.behind());
        while (!now.asksMe()) {
            skip();
            now = await("a decision", each -> each.asksMe() || each.behind());
        }
        return now;
    }

    /** Does not watch further; by the time one reaches for the button there may be nothing left to skip. */
    private void skip() {
        try {
            button("Skip to your decision").click(new Locator.ClickOptions().setTimeout(1000));
        } catch (TimeoutError nothingLeft) {
            page.waitForTimeout(30);
        }
    }

    /** Clicks a hex; if it is out of sight, the map is brought there first. */
    void click(String hex) {
        page.mouse().click(x(place(hex)), y(place(hex)));
    }

    void rightClick(String hex) {
        page.mouse()
                .click(
                        x(place(hex)),
                        y(place(hex)),
                        new com.microsoft.playwright.Mouse.ClickOptions()
                                .setButton(com.microsoft.playwright.options.MouseButton.RIGHT));
    }

    void tap(String hex) {
        page.touchscreen().tap(x(place(hex)), y(place(hex)));
    }

    void point(String hex) {
        page.mouse().move(x(place(hex)), y(place(hex)));
    }

    private static double x(List<?> place) {
        return ((Number) place.get(0)).doubleValue();
    }

    private static double y(List<?> place) {
        return ((Number) place.get(1)).doubleValue();
    }

    private List<?> place(String hex) {
        Object place = page.evaluate("""
                async (hex) => {
                  const board = document.querySelector('sl-board');
                  const where = () => {
                    const frame = board.querySelector('.viewport').getBoundingClientRect();
                    const at = board.at(hex);
                    return [frame.left + at.x, frame.top + at.y];
                  };
                  const clear = ([x, y]) => document.elementFromPoint(x, y)?.closest('.viewport');
                  if (!clear(where())) {
                    board.show(hex);
                    await new Promise((done) => setTimeout(done, 220));
                  }
                  if (!clear(where())) {
                    const { x, y, width, height } = board.camera;
                    const [atX, atY] = where();
                    const frame = board.querySelector('.viewport').getBoundingClientRect();
                    board.camera.pan(width / 2 - (atX - frame.left), height / 2 - (atY - frame.top));
                    board.moved();
                    await new Promise((done) => setTimeout(done, 220));
                  }
                  return where();
                }""", hex);
        return (List<?>) Objects.requireNonNull(place);
    }

    /** Does something that changes the game, and waits for the change. */
    Situation andSee(Runnable deed) {
        int before = look().actions();
        deed.run();
        return await("an answer of the game", now -> now.actions() != before || now.over());
    }

    /** Does something that changes the game, by the first way of it if the page asks which. */
    void goByFirst(Runnable deed) {
        int before = look().actions();
        deed.run();
        page.waitForFunction(
                "before => document.querySelector('sl-chooser button') || document.querySelector('sl-board').session.standing.actions !== before",
                before);
        Locator which = dialog("Which action?").getByRole(AriaRole.BUTTON).first();
        if (which.isVisible()) {
            which.click();
        }
    }

    /** Ends the phase in the given way, and once more when the page asks whether that is meant. */
    Situation endPhase(Runnable press) {
        return andSee(() -> {
            if (asksAgainAfter(press)) {
                press.run();
            }
        });
    }

    /** Whether the page, told to end the phase, asks whether that is meant; so long that what comes now is an answer. */
    boolean asksAgainAfter(Runnable press) {
        int before = look().actions();
        press.run();
        page.waitForFunction(
                "before => document.querySelector('.side-foot .sure') || document.querySelector('sl-board').session.standing.actions !== before",
                before);
        boolean asks = page.locator(".side-foot .sure").isVisible() && look().actions() == before;
        if (asks) {
            page.waitForTimeout(ANSWER);
        }
        return asks;
    }

    void photograph(String what) {
        String name = "%s-%02d-%s.png".formatted(test, ++photographs, what);
        page.screenshot(new Page.ScreenshotOptions().setPath(SCREENSHOTS.resolve(name)));
    }

    void leave() {
        context.close();
    }
}
