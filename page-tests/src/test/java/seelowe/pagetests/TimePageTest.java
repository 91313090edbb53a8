package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.server.testing.MovedClock;

/** Days for a Player-Turn, as two players see them go by: out of time, replaced by the computer, back again, and on leave. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class TimePageTest {
    private final MovedClock clock = new MovedClock();
    private House host;
    private Person anna;
    private Person bob;

    @BeforeAll
    void open() {
        host = House.ofAHost(clock);
    }

    @AfterAll
    void close() {
        host.close();
    }

    private Person arrive(Visitors visitors) {
        return visitors.arrive(host.address(), options -> options.setViewportSize(1280, 800))
                .impatient();
    }

    /** Anna has the Germans and three days a Player-Turn. Bob reads what he agrees to before he sits down. */
    private void begin(Visitors visitors, String whenOut, String agreed) {
        anna = arrive(visitors);
        anna.home().choose("The Navy Plan").choose("German").choose("By link");
        anna.page().getByLabel("Your name").fill("Anna");
        anna.page().getByLabel("Clock").selectOption("days-3");
        anna.page().getByLabel("Out of time").selectOption(whenOut);
        anna.press("Invite by link").atTheBoard();
        String link = anna.page()
                .getByLabel("The link", new Page.GetByLabelOptions().setExact(true))
                .inputValue();
        anna.press("Close");
        bob = arrive(visitors);
        bob.page().navigate(link);
        bob.page().getByText("Clock: 3 days a Player-Turn; " + agreed).waitFor();
        bob.page().getByLabel("Your name").fill("Bob");
        bob.press("Take the seat").atTheBoard();
        clocks(bob).getByText("Agreed: 3 days a Player-Turn; " + agreed).waitFor();
        anna.awaitMyDecision();
    }

    private static Locator clocks(Person person) {
        return person.region("Clocks");
    }

    private static void reads(Person person, String words) {
        clocks(person).getByText(words).waitFor();
    }

    private static Locator button(Person person, String name) {
        return clocks(person).getByRole(AriaRole.BUTTON, Person.in(name));
    }

    private static void hasLeft(Person person, String time) {
        clocks(person)
                .getByRole(AriaRole.TIMER, Person.in("German: time left"))
                .filter(new Locator.FilterOptions().setHasText(time))
                .waitFor();
    }

    private void nobodyComplains() {
        assertThat(anna.complaints()).isEmpty();
        assertThat(bob.complaints()).isEmpty();
    }

    @Test
    void where_it_was_agreed_so_the_win_is_claimed(Visitors visitors) {
        begin(visitors, "claim", "out of time: the other may claim the win");
        clock.move(Duration.ofDays(4));
        reads(bob, "Anna has no time left. You may claim the win, as agreed, or wait.");
        reads(anna, "You have no time left. You may play on as long as the other does not claim the win.");
        assertThat(button(anna, "Claim the win").count()).isZero();
        assertThat(button(anna, "I am back").count()).isZero();
        bob.photograph("claim");

        button(bob, "Claim the win").click();

        bob.page().getByText("You have won").waitFor();
        anna.page().getByText("You have lost").waitFor();
        nobodyComplains();
    }

    @Test
    void where_that_was_agreed_the_computer_plays_on_until_the_player_is_back(Visitors visitors) {
        begin(visitors, "computer", "out of time: the computer plays on");
        int before = anna.look().actions();
        clock.move(Duration.ofDays(4));
        reads(bob, "The computer plays on for Anna, who had no time left, until he is back.");
        reads(anna, "Your time has run out: the computer plays on for you, as agreed.");
        assertThat(button(bob, "Claim the win").count()).isZero();
        bob.awaitMyDecision();
        assertThat(bob.look().actions()).isGreaterThan(before);
        anna.photograph("replaced");
        bob.photograph("stand-in");

        button(anna, "I am back").click();

        button(anna, "I am back").waitFor(Person.gone());
        clocks(bob).getByText("The computer plays on for Anna").waitFor(Person.gone());
        hasLeft(anna, "1 day");
        anna.page().reload();
        anna.atTheBoard();
        hasLeft(anna, "1 day");
        assertThat(button(anna, "I am back").count()).isZero();
        nobodyComplains();
    }

    @Test
    void a_player_goes_on_leave_and_ends_it_early(Visitors visitors) {
        begin(visitors, "claim", "out of time: the other may claim the win");
        clocks(anna).getByText("Leave days (14 left)").click();
        clocks(anna).getByLabel("Days").fill("5");
        button(anna, "Go on leave now").click();
        reads(anna, "You are on leave for 5 days.");
        reads(bob, "Anna is on leave for 5 days.");
        anna.photograph("leave");

        clock.move(Duration.ofDays(4));
        bob.page().reload();
        bob.atTheBoard();
        reads(bob, "Anna is on leave for 1 day.");
        hasLeft(bob, "3 days");
        assertThat(button(bob, "Claim the win").count()).isZero();

        button(anna, "End my leave").click();

        reads(anna, "Leave days (10 left)");
        clocks(bob).getByText("Anna is on leave").waitFor(Person.gone());
        clock.move(Duration.ofDays(4));
        reads(bob, "Anna has no time left. You may claim the win, as agreed, or wait.");
        assertThat(clocks(anna).getByText("Leave days").count())
                .as("who is out of time takes no leave")
                .isZero();
        nobodyComplains();
    }
}
