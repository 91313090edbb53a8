package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** From "New game" to two people at two boards, by a link. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LinksTest {
    private House host;

    @BeforeAll
    void open() {
        host = House.ofAHost();
    }

    @AfterAll
    void close() {
        host.close();
    }

    private Person arrive(Visitors visitors, int width, int height) {
        return arrive(visitors, options -> options.setViewportSize(width, height));
    }

    private Person arrive(Visitors visitors, UnaryOperator<NewContextOptions> wishes) {
        return visitors.arrive(host.address(), wishes).impatient();
    }

    private Person anna(Visitors visitors) {
        Person anna = arrive(
                visitors,
                options -> options.setViewportSize(1280, 800)
                        .setPermissions(List.of("clipboard-read", "clipboard-write")));
        anna.home().choose("The Navy Plan").choose("German").choose("By link");
        anna.page().getByLabel("Your name").fill("Anna");
        return anna;
    }

    private static Locator invitation(Person person) {
        Locator dialog = person.dialog("Invite somebody");
        dialog.getByLabel("The link as a QR code").waitFor();
        return dialog;
    }

    private static void take(Person person, String link, String name) {
        person.page().navigate(link);
        person.page().getByLabel("Your name").fill(name);
        person.photograph("join");
        person.press("Take the seat").atTheBoard();
    }

    @Test
    void two_clicks_bring_the_link_and_two_more_the_first_decision(Visitors visitors) {
        Person anna = anna(visitors);
        anna.photograph("form");
        anna.press("Invite by link").atTheBoard();
        Locator dialog = invitation(anna);
        dialog.getByText("The link is copied").waitFor();
        anna.photograph("invitation");
        String link = String.valueOf(anna.page().evaluate("navigator.clipboard.readText()"));
        assertThat(QrReader.read(dialog.getByLabel("The link as a QR code").screenshot()))
                .isEqualTo(link);
        assertThat(dialog.getByLabel("The link", new Locator.GetByLabelOptions().setExact(true))
                        .inputValue())
                .isEqualTo(link);

        Person bob = arrive(visitors, 390, 844);
        take(bob, link, "Bob");

        assertThat(bob.page().url()).as("the link is not kept in the history").doesNotContain("join");
        bob.page().getByText("Anna is at the board.").waitFor();
        bob.photograph("waiting");
        anna.page().getByText("Bob").first().waitFor();
        anna.dialog("Players and links").waitFor();
        anna.press("Close").photograph("both");
        new Routine(anna).goOn(anna.awaitMyDecision());
        bob.await("what Anna did", now -> now.actions() == 1);
        assertThat(anna.complaints()).isEmpty();
        assertThat(bob.complaints()).isEmpty();
    }

    /** Somebody who was never here and has changed no setting; every press of his is counted. */
    private Person stranger(Visitors visitors) {
        Person stranger = visitors.arrive(
                host.address(), options -> options.setPermissions(List.of("clipboard-read", "clipboard-write")));
        stranger.page()
                .addInitScript("addEventListener('pointerdown', () => sessionStorage['presses'] = 1 + presses(), true);"
                        + "const presses = () => Number(sessionStorage['presses'] ?? 0);");
        return stranger;
    }

    private static int presses(Person person) {
        return Integer.parseInt(String.valueOf(person.page().evaluate("sessionStorage['presses'] ?? '0'")));
    }

    @Test
    void a_stranger_has_a_link_to_send_after_two_clicks(Visitors visitors) {
        Person anna = stranger(visitors).home().choose("By link");
        anna.page().getByLabel("Your name").fill("Anna");
        anna.press("Invite by link").atTheBoard();
        invitation(anna).getByText("The link is copied").waitFor();

        assertThat(presses(anna)).isEqualTo(2);
        assertThat(anna.complaints()).isEmpty();
    }

    /** A landing is a unit and a hex: the unit comes with the key that stands on its button. */
    @Test
    void a_stranger_who_opens_a_link_has_made_his_first_decision_after_two_clicks(Visitors visitors) {
        Person anna = stranger(visitors).home().choose("British").choose("By link");
        anna.page().getByLabel("Your name").fill("Anna");
        anna.press("Invite by link").atTheBoard();
        invitation(anna).getByText("The link is copied").waitFor();
        String link = String.valueOf(anna.page().evaluate("navigator.clipboard.readText()"));

        Person bob = stranger(visitors);
        take(bob, link, "Bob");
        bob.awaitMyDecision();
        bob.photograph("first-decision");
        bob.page().keyboard().press("n");
        Situation ready = bob.await("hexes in reach", now -> !now.glowing().isEmpty());
        new Routine(bob).goTo(ready.glowing().get(0));

        assertThat(bob.look().actions()).isEqualTo(1);
        assertThat(presses(bob)).isEqualTo(2);
        assertThat(bob.complaints()).isEmpty();
    }

    @Test
    void who_wants_to_invite_somebody_says_his_name_first(Visitors visitors) {
        Person anna = anna(visitors);
        anna.page().getByLabel("Your name").fill(" ");
        anna.press("Invite by link");

        anna.page().getByText("By which name do you play?").waitFor();
        assertThat(anna.page().evaluate("document.activeElement.className")).isEqualTo("own-name");
    }

    @Test
    void a_seat_moves_to_another_device_and_is_given_up_on_the_first(Visitors visitors) {
        Person anna = anna(visitors);
        anna.press("Invite by link").atTheBoard();
        Locator dialog = invitation(anna);
        dialog.getByRole(AriaRole.BUTTON, Person.in("Move there")).click();
        dialog.getByText("When it is opened there").waitFor();
        anna.photograph("along");
        String link = dialog.getByLabel("The link", new Locator.GetByLabelOptions().setExact(true))
                .last()
                .inputValue();

        Person tablet = arrive(visitors, 820, 1180);
        tablet.page().navigate(link);
        tablet.button("Go on here").waitFor();
        tablet.photograph("here");
        tablet.press("Go on here").atTheBoard();

        anna.page().getByText("This game is not here").waitFor();
        anna.page().getByText("taken on another device").waitFor();
        anna.photograph("given-up");
        tablet.press("Invite").photograph("tablet");
        assertThat(tablet.look().mine()).isTrue();
    }

    @Test
    void onlookers_come_by_a_link_of_theirs_until_it_is_withdrawn(Visitors visitors) {
        Person anna = anna(visitors);
        anna.press("Invite by link").atTheBoard();
        Locator dialog = invitation(anna);
        dialog.getByRole(AriaRole.BUTTON, Person.in("A link to watch")).click();
        Locator links = dialog.getByLabel("The link", new Locator.GetByLabelOptions().setExact(true));
        links.nth(1).waitFor();
        String link = links.nth(1).inputValue();

        Person carl = arrive(visitors, 820, 1180);
        carl.page().navigate(link);
        carl.button("Watch").waitFor();
        carl.photograph("watch");
        carl.press("Watch").atTheBoard();
        carl.region("Who is here").getByText("Anna").waitFor();
        assertThat(carl.region("Who is here")
                        .getByRole(AriaRole.BUTTON, Person.in("Invite"))
                        .count())
                .isZero();
        dialog.getByText("Links you have made").click();
        anna.photograph("links");
        dialog.getByRole(AriaRole.LISTITEM)
                .filter(new Locator.FilterOptions().setHasText("For onlookers"))
                .getByRole(AriaRole.BUTTON)
                .click();

        carl.page().getByText("This seat was withdrawn").waitFor();
        carl.page().navigate(link);
        carl.page().reload();
        carl.page().getByText("This link opens nothing").waitFor();
        carl.photograph("withdrawn");
    }

    @Test
    void on_ones_own_machine_it_is_said_how_far_a_link_reaches(Person person) {
        person.impatient().home().choose("By link");
        person.page().getByLabel("Your name").fill("Anna");
        person.press("Invite by link").atTheBoard();

        Locator dialog = person.dialog("Invite somebody");
        dialog.getByText("serves this machine alone").waitFor();
        assertThat(dialog.getByLabel("The link as a QR code").count()).isZero();
        person.photograph("own-machine");
        person.home();
        person.page().getByText("German against nobody yet").waitFor();
        person.photograph("my-games");
    }
}
