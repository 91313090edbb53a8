package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** An accessibility audit of every screen finds nothing at all, serious or not. */
@ExtendWith(Browsing.class)
class AuditTest {
    private static final List<PhaseName> PHASES = List.of(
            PhaseName.LANDING,
            PhaseName.GERMAN_AIR,
            PhaseName.GERMAN_MOVEMENT,
            PhaseName.EMBARKATION,
            PhaseName.ACTIVATION,
            PhaseName.BRITISH_MOVEMENT,
            PhaseName.ENTRAINING);

    private final List<String> findings = new ArrayList<>();

    /** A dialog half faded in has no contrast yet: what ends by itself is awaited. */
    private static final String AT_REST = """
            () => Promise.all(document.getAnimations()
              .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
              .map((each) => each.finished.catch(() => undefined)))
            """;

    private static boolean isCombat(GameState state) {
        return state.turn() >= 2 && state.phase() == PhaseName.GERMAN_COMBAT && state.combat() == null;
    }

    @Test
    void in_the_light(Person person) {
        screens(person);
        assertThat(findings).isEmpty();
    }

    @Test
    void in_the_dark(Visitors visitors) {
        screens(visitors.arrive(options -> options.setColorScheme(ColorScheme.DARK)));
        assertThat(findings).isEmpty();
    }

    @Test
    void on_a_phone(Visitors visitors) {
        Person person = visitors.arrive(
                options -> options.setViewportSize(390, 844).setHasTouch(true).setIsMobile(true));
        person.impatient().home();
        inspect(person, "home");
        learning(person);
        lobby(person);
        board(person);
        assertThat(findings).isEmpty();
    }

    @Test
    void an_account(Visitors visitors) {
        try (House host = House.ofAHost()) {
            for (ColorScheme light : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                account(visitors.arrive(host.address(), options -> options.setColorScheme(light)), host);
            }
            account(visitors.arrive(host.address(), options -> options.setViewportSize(390, 844)), host);
        }
        assertThat(findings).isEmpty();
    }

    private void account(Person person, House host) {
        Keyring.of(person);
        person.home().page().getByRole(AriaRole.LINK, Person.named("Account")).click();
        person.page().getByLabel("Your name").fill("Anna");
        inspect(person, "stranger");
        person.press("Make a passkey").region("Passkeys").waitFor();
        inspect(person, "account");
        person.button("Rename").first().click();
        inspect(person, "renaming");
        person.page().navigate(host.address() + "#/sign-in/nothing");
        person.page().getByText("This link does nothing").waitFor();
        inspect(person, "sign-in");
    }

    @Test
    void in_every_kind_of_phase(Person person) {
        person.impatient();
        for (PhaseName phase : PHASES) {
            person.home().openRecord(Prepared.record("N", "steady", state -> state.phase() == phase));
            person.page().waitForTimeout(200);
            inspect(person, phase.code());
        }
        for (PhaseName phase : List.of(PhaseName.BRITISH_SET_UP, PhaseName.GERMAN_SET_UP, PhaseName.OFF_MAP_SUPPLY)) {
            person.home().openRecord(Prepared.record("LT", "steady", state -> state.phase() == phase));
            person.page().waitForTimeout(200);
            inspect(person, phase.code());
        }
        assertThat(findings).isEmpty();
    }

    @Test
    void an_edition_being_made(Visitors visitors) {
        for (ColorScheme light : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            editor(visitors.arrive(options -> options.setColorScheme(light)));
        }
        editor(visitors.arrive(options -> options.setViewportSize(820, 1180).setHasTouch(true)));
        assertThat(findings).isEmpty();
    }

    private void editor(Person person) {
        person.impatient().home();
        Draftsman editor = new Draftsman(person).begin("For the audit");
        editor.click("4121");
        inspect(person, "editor-map");
        editor.tool("River");
        inspect(person, "editor-river");
        editor.tool("Landing area");
        inspect(person, "editor-area");
        editor.view("Forces");
        editor.cell("Inf Rgt 21: Factors").fill("Jun 4");
        editor.cell("Inf Rgt 21: Factors").press("Tab");
        editor.kept().awaitMistakes("1 mistake");
        person.press("1 mistake");
        inspect(person, "editor-forces");
        editor.view("Scenarios");
        person.page().getByLabel("Game-Turns").first().waitFor();
        inspect(person, "editor-settings");
        editor.view("German set-up").counter("France box", "Inf Rgt 95").click();
        inspect(person, "editor-set-up");
        editor.view("Turn track").counter("Game-Turn 3", "Inf Rgt 107").click();
        inspect(person, "editor-turns");
        editor.view("Compare");
        person.page().getByText("2 rows differ.").waitFor();
        inspect(person, "editor-compare");
        person.press("Try it");
        person.dialog("Try it at once").waitFor();
        inspect(person, "editor-try");
    }

    private void screens(Person person) {
        person.impatient().home();
        inspect(person, "home");
        learning(person);
        lobby(person);
        board(person);
        person.home().page().getByRole(AriaRole.LINK, Person.named("Rules")).click();
        person.page().getByRole(AriaRole.ARTICLE).first().waitFor();
        inspect(person, "rules");
        person.home().openRecord(Prepared.finished("N"));
        person.page().getByRole(AriaRole.IMG, Person.named("Strength by turn")).waitFor();
        inspect(person, "end");
        person.page().navigate(person.page().url().replaceAll("(#/game/[^/?]+).*", "$1/replay"));
        person.page().locator(".timeline").waitFor();
        person.page().waitForTimeout(300);
        inspect(person, "replay");
    }

    private void learning(Person person) {
        person.press("Learn to play").atTheBoard();
        person.page().locator(".guide").waitFor();
        inspect(person, "lesson");
        person.home().page().getByRole(AriaRole.LINK, Person.named("Puzzles")).click();
        person.page()
                .getByRole(AriaRole.BUTTON, Person.named("Play: The pincer"))
                .waitFor();
        inspect(person, "puzzles");
        person.press("Play: The pincer").atTheBoard();
        person.page().locator(".guide .goals").waitFor();
        inspect(person, "puzzle");
        person.home();
    }

    private void lobby(Person person) {
        person.page().evaluate("location.hash = '#/lobby'");
        person.press("Invite anybody");
        inspect(person, "invitation");
        person.page().getByLabel("Your name").fill("Anna");
        person.press("Invite anybody");
        person.page()
                .getByRole(AriaRole.HEADING, Person.named("Your invitations"))
                .waitFor();
        person.page().locator("sl-people-search").getByRole(AriaRole.BUTTON).click();
        person.page().getByText("What the sides are worth").click();
        inspect(person, "lobby");
        person.page().evaluate("location.hash = '#/player/computer:steady'");
        person.page().getByRole(AriaRole.HEADING, Person.named("Rating")).waitFor();
        inspect(person, "player");
        person.home();
    }

    private void board(Person person) {
        person.openRecord(Prepared.record("N", "steady", AuditTest::isCombat));
        Situation ready = person.await("targets", now -> !now.ringed().isEmpty());
        inspect(person, "board");
        for (String tab : List.of("Forces", "Log", "Play")) {
            person.leaf(tab);
            inspect(person, tab);
        }
        for (String dialog : List.of("Charts", "Settings", "Keys")) {
            Locator opener = person.button(dialog).first();
            if (!opener.isVisible()) {
                continue;
            }
            opener.click();
            Locator open = person.page().getByRole(AriaRole.DIALOG);
            open.first().waitFor();
            person.page().waitForTimeout(300);
            inspect(person, dialog);
            person.page().keyboard().press("Escape");
            open.first().waitFor(Person.gone());
        }
        person.click(ready.ringed().get(0));
        person.region("Attack").getByRole(AriaRole.CHECKBOX).first().waitFor();
        inspect(person, "odds");
    }

    private void inspect(Person person, String what) {
        person.page().evaluate(AT_REST);
        person.photograph(what);
        for (Rule rule : new AxeBuilder(person.page()).analyze().getViolations()) {
            note(what + ": " + rule.getImpact() + " " + rule.getId() + ", " + rule.getHelp()
                    + rule.getNodes().stream()
                            .limit(3)
                            .map(node -> "\n    " + node.getHtml())
                            .toList());
        }
    }

    /** All are collected before the test fails, and written down as they come. */
    private void note(String finding) {
        findings.add(finding);
        try {
            Files.writeString(
                    Path.of("target", "audit.txt"),
                    finding + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
