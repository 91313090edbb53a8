package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two who do not know each other find a game, and what they agree upon while they play it. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LobbyPageTest {
    private House host;

    @BeforeAll
    void open() {
        host = House.ofAHost();
    }

    @AfterAll
    void close() {
        host.close();
    }

    private Person inTheLobby(Visitors visitors, UnaryOperator<NewContextOptions> wishes) {
        Person person = visitors.arrive(host.address(), wishes).impatient();
        person.home().page().getByRole(AriaRole.LINK, Person.named("Lobby")).click();
        person.page()
                .getByRole(AriaRole.HEADING, Person.named("Open invitations"))
                .waitFor();
        return person;
    }

    private Person invites(Visitors visitors, String name, String clock) {
        Person person = inTheLobby(visitors, options -> options.setViewportSize(1280, 800));
        person.press("Invite anybody");
        person.page().getByLabel("Your name").fill(name);
        person.page().getByLabel("Your side").selectOption("german");
        person.page().getByLabel("Clock").selectOption(clock);
        person.photograph("form");
        person.press("Invite anybody");
        person.page()
                .getByRole(AriaRole.HEADING, Person.named("Your invitations"))
                .waitFor();
        return person;
    }

    @Test
    void an_open_invitation_with_a_live_clock_seats_both_and_a_draw_is_agreed_upon(Visitors visitors) {
        Person anna = invites(visitors, "Anna", "live-60");
        Person bob = inTheLobby(visitors, options -> options.setViewportSize(390, 844));
        bob.page().getByLabel("Your name").fill("Bob");
        bob.photograph("lobby");

        bob.press("Accept Anna's invitation").atTheBoard();

        anna.atTheBoard();
        Locator clocks = anna.region("Clocks");
        clocks.getByRole(AriaRole.TIMER).first().waitFor();
        assertThat(clocks.getByRole(AriaRole.TIMER).count()).isEqualTo(2);
        bob.region("Clocks").waitFor();
        anna.photograph("clocks");
        anna.press("Settings").press("Offer a draw");
        anna.page().getByText("You have offered a draw.").waitFor();
        bob.page().getByText("Anna offers a draw.").waitFor();
        bob.photograph("offered");
        bob.press("Decline");
        anna.page().getByText("Bob declines the draw.").waitFor();
        bob.press("Settings").press("Offer a draw");
        anna.page().getByText("Bob offers a draw.").waitFor();

        anna.press("Accept");

        anna.page().getByText("Drawn game").first().waitFor();
        bob.page().getByText("Drawn game").first().waitFor();
        bob.photograph("draw");
        assertThat(anna.complaints()).isEmpty();
        assertThat(bob.complaints()).isEmpty();
    }

    @Test
    void a_rated_game_against_the_computer_is_chosen_at_home_and_gives_no_hints(Visitors visitors) {
        Person hanna = visitors.arrive(host.address(), options -> options.setViewportSize(1280, 800))
                .impatient();
        hanna.home().choose("The Navy Plan").choose("German").choose("Recruit");
        hanna.page().getByText("Rated: it counts").click();
        hanna.press("Play now");
        hanna.page().getByText("By which name do you play?").waitFor();
        hanna.page().getByLabel("Your name").fill("Hanna");
        hanna.photograph("form");
        hanna.playNow();
        hanna.awaitMyDecision();
        assertThat(hanna.button("A hint").count()).isZero();
        assertThat(hanna.complaints()).isEmpty();
    }

    @Test
    void a_game_of_days_waits_in_the_list_is_watched_and_found_when_it_is_over(Visitors visitors) {
        Person eva = invites(visitors, "Eva", "days-3");
        Person fritz = inTheLobby(visitors, options -> options.setViewportSize(1280, 800));
        fritz.page().getByLabel("Your name").fill("Fritz");
        fritz.press("Accept Eva's invitation").atTheBoard();
        eva.page().getByRole(AriaRole.LINK, Person.named("To the board")).waitFor();
        eva.home();
        Locator row = eva.page().locator(".game-row").first();
        row.getByText("Your turn").waitFor();
        row.getByText("left").waitFor();
        eva.photograph("my-games");
        row.getByRole(AriaRole.LINK).click();
        eva.atTheBoard();
        new Routine(eva).goOn(eva.awaitMyDecision());
        Person onlooker = inTheLobby(visitors, options -> options.setViewportSize(1280, 800));
        onlooker.press("Watch Eva against Fritz").atTheBoard();
        fritz.press("Settings").press("Ask to take back");
        fritz.page().getByText("There is nothing of yours to take back.").waitFor();
        eva.press("Settings").press("Ask to take back");
        fritz.page().getByText("Eva asks to take back").waitFor();
        fritz.press("Accept");
        eva.page().getByText("It was taken back.").waitFor();
        eva.press("Settings").press("Resign").press("Yes, the German side gives up");
        onlooker.page().getByText("British victory").first().waitFor();

        onlooker.page().navigate(host.address() + "#/lobby");
        Locator over = onlooker.page().locator("sl-over");
        over.getByLabel("Player").fill("fritz");
        over.getByRole(AriaRole.BUTTON, Person.in("Look")).click();
        over.getByText("Fritz wins").waitFor();
        onlooker.photograph("over");
        over.getByRole(AriaRole.BUTTON, Person.in("Step through")).click();
        onlooker.page().locator(".timeline").waitFor();
        onlooker.page().navigate(host.address() + "#/lobby");
        onlooker.page().locator("sl-people-search").getByLabel("Name").fill("fritz");
        onlooker.page()
                .locator("sl-people-search")
                .getByRole(AriaRole.BUTTON, Person.in("Look"))
                .click();
        onlooker.page()
                .locator("sl-people-search")
                .getByRole(AriaRole.LINK, Person.in("Fritz"))
                .click();
        onlooker.page().getByRole(AriaRole.HEADING, Person.named("Results")).waitFor();
        onlooker.photograph("player");
        assertThat(onlooker.complaints()).isEmpty();
    }
}
