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
import org.junit.jupiter.api.Disabled;
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

    private static boolean isCombat(GameState state) {
        return state.turn() >= 2 && state.phase() == PhaseName.GERMAN_COMBAT && state.combat() == null;
    }

    @Disabled("not yet true: order of headings in the replay")
    @Test
    void in_the_light(Person person) {
        screens(person);
        assertThat(findings).isEmpty();
    }

    @Disabled("not yet true: order of headings in the replay")
    @Test
    void in_the_dark(Visitors visitors) {
        screens(visitors.arrive(options -> options.setColorScheme(ColorScheme.DARK)));
        assertThat(findings).isEmpty();
    }

    @Disabled("not yet true: names of two links and a scrolled chart")
    @Test
    void on_a_phone(Visitors visitors) {
        Person person = visitors.arrive(
                options -> options.setViewportSize(390, 844).setHasTouch(true).setIsMobile(true));
        person.impatient().home();
        inspect(person, "home");
        learning(person);
        board(person);
        assertThat(findings).isEmpty();
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

    private void screens(Person person) {
        person.impatient().home();
        inspect(person, "home");
        learning(person);
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
