package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two at two boards: they talk, show each other something, and say in advance what is to be done. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class CompanyTest {
    private House host;

    @BeforeAll
    void open() {
        host = House.ofAHost();
    }

    @AfterAll
    void close() {
        host.close();
    }

    private Person arrive(Visitors visitors) {
        return visitors.arrive(host.address(), options -> options.setViewportSize(1280, 800))
                .impatient();
    }

    private Person anna(Visitors visitors) {
        Person anna = arrive(visitors);
        anna.home().choose("The Navy Plan").choose("German").choose("By link");
        anna.page().getByLabel("Your name").fill("Anna");
        anna.press("Invite by link").atTheBoard();
        return anna;
    }

    private Person bob(Visitors visitors, Person anna) {
        String link = anna.page()
                .getByLabel("The link", new com.microsoft.playwright.Page.GetByLabelOptions().setExact(true))
                .inputValue();
        anna.press("Close");
        Person bob = arrive(visitors);
        bob.page().navigate(link);
        bob.page().getByLabel("Your name").fill("Bob");
        bob.press("Take the seat").atTheBoard();
        return bob;
    }

    private static void say(Person person, String text) {
        person.page().getByLabel("Say something").fill(text);
        person.page().keyboard().press("Enter");
    }

    private static Locator said(Person person) {
        return person.page()
                .getByRole(AriaRole.LOG, Person.named("What was said"))
                .getByRole(AriaRole.LISTITEM);
    }

    @Test
    void they_talk_as_text_and_who_is_rude_is_muted(Visitors visitors) {
        Person anna = anna(visitors);
        Person bob = bob(visitors, anna);
        bob.leaf("Talk");
        say(bob, "<b>Good evening</b> & welcome");
        anna.page().getByLabel("1 not read").waitFor();
        anna.leaf("Talk");
        said(anna).getByText("<b>Good evening</b> & welcome").waitFor();
        anna.page().getByLabel("1 not read").waitFor(Person.gone());
        say(anna, "Good evening.");
        said(bob).getByText("Good evening.").waitFor();
        anna.photograph("talk");

        anna.press("About Bob");
        anna.photograph("manners");
        anna.press("Mute");
        anna.page().getByText("You do not hear Bob any more").waitFor();
        say(bob, "Are you there?");
        said(bob).getByText("Are you there?").waitFor();
        say(anna, "I am.");
        said(bob).getByText("I am.").waitFor();
        assertThat(said(anna).allInnerTexts()).noneMatch(text -> text.contains("Are you there?"));
        assertThat(anna.complaints()).isEmpty();
        assertThat(bob.complaints()).isEmpty();
    }

    /** From now on his page remembers what was shown on the map; it is seen for a moment only. */
    private static void remembersMarks(Person person) {
        person.page().evaluate("""
                () => {
                  window.shown = [];
                  const note = (changes) => {
                    for (const { addedNodes } of changes)
                      for (const node of addedNodes) window.shown.push(node.querySelector('text').textContent + (node.querySelector('.head') ? ' →' : ''));
                  };
                  new MutationObserver(note).observe(document.querySelector('.shown'), { childList: true });
                }""");
    }

    private static void awaitMark(Person person, String what) {
        person.page().waitForFunction("what => window.shown.includes(what)", what);
    }

    @Test
    void they_show_each_other_a_hex_and_an_arrow_by_mouse_and_by_keyboard(Visitors visitors) {
        Person anna = anna(visitors);
        Person bob = bob(visitors, anna);
        remembersMarks(anna);
        remembersMarks(bob);
        bob.press("Show something");
        bob.click("3020");
        awaitMark(anna, "Bob");
        anna.photograph("shown");
        bob.press("Show something");

        anna.page().locator(".viewport").focus();
        anna.page().keyboard().press("ArrowRight");
        anna.page().keyboard().press("Shift+X");
        anna.page().keyboard().press("ArrowRight");
        anna.page().keyboard().press("ArrowRight");
        anna.page().keyboard().press("x");
        awaitMark(bob, "Anna →");
        bob.photograph("arrow");
        bob.page().locator(".shown-mark").last().waitFor(Person.gone());
        assertThat(bob.look().actions()).isZero();
        assertThat(anna.complaints()).isEmpty();
    }

    @Test
    void orders_are_given_in_plain_words_and_kept(Visitors visitors) {
        Person anna = anna(visitors);
        Person bob = bob(visitors, anna);
        bob.press("Standing orders");
        Locator dialog = bob.dialog("Standing orders");
        Locator cities = dialog.getByLabel("Our units in a city are beaten");
        cities.selectOption("Stand in ports, give way elsewhere");
        dialog.getByText("So it is ordered.").waitFor();
        dialog.getByLabel("Attackers are beaten").selectOption("Let the computer decide");
        bob.photograph("orders");
        bob.press("Close");
        bob.page().reload();
        bob.atTheBoard().press("Standing orders");
        assertThat(cities.inputValue()).isEqualTo("stand-in-ports");
        anna.press("Standing orders");
        Locator hers = anna.dialog("Standing orders").getByLabel("Our units in a city are beaten");
        assertThat(hers.inputValue()).isEqualTo("ask");
        assertThat(bob.complaints()).isEmpty();
    }
}
