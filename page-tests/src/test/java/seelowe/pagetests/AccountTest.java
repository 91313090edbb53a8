package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.protocol.form.Json;
import seelowe.server.admin.AdminClient;

/** An account, from the first passkey to the last word, with the authenticator of the browser. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class AccountTest {
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
        Person person = visitors.arrive(host.address(), options -> options.setViewportSize(width, height))
                .impatient();
        person.page().onDialog(Dialog::accept);
        return person;
    }

    /** Somebody with a game by link, at the first page. */
    private Person withGame(Visitors visitors, String name) {
        Person person = arrive(visitors, 1280, 800);
        person.home().choose("The Navy Plan").choose("German").choose("By link");
        person.page().getByLabel("Your name").fill(name);
        person.press("Invite by link").atTheBoard();
        return person.home();
    }

    private static void says(Person person, String what) {
        person.page().getByText(what).first().waitFor();
    }

    private static Person account(Person person) {
        person.page().getByRole(AriaRole.LINK, Person.named("Account")).click();
        person.page().getByRole(AriaRole.HEADING, Person.named("Your account")).waitFor();
        return person;
    }

    @Test
    void a_guest_makes_a_passkey_and_has_his_game_on_his_telephone(Visitors visitors) {
        Person laptop = withGame(visitors, "Anna");
        Keyring keys = Keyring.of(laptop);
        account(laptop).press("Make a passkey");
        says(laptop, "The passkey is made");
        laptop.region("Passkeys").getByText("Chrome on").waitFor();
        laptop.photograph("account");
        assertThat(keys.passkeys()).hasSize(1);

        Person telephone = arrive(visitors, 390, 844);
        Keyring.of(telephone).with(keys);
        telephone.home().photograph("home");
        BoundingBox last =
                Objects.requireNonNull(telephone.button("Light or dark").boundingBox());
        assertThat(last.x + last.width).as("all of the head finds room").isLessThanOrEqualTo(390);
        account(telephone).photograph("stranger");
        telephone.press("Sign in with a passkey");
        says(telephone, "You are signed in");
        telephone.photograph("telephone");
        telephone.home().page().getByText("German against nobody yet").click();
        telephone.atTheBoard();
        assertThat(telephone.look().mine()).isTrue();

        account(telephone.home()).press("End all others");
        says(telephone, "The others are ended");
        laptop.page().reload();
        laptop.button("Sign in with a passkey").waitFor();
        telephone.home().page().getByText("German against nobody yet").click();
        telephone.atTheBoard();
        assertThat(laptop.complaints()).isEmpty();
        assertThat(telephone.complaints()).isEmpty();
    }

    @Test
    void who_signs_in_where_he_was_a_guest_is_asked_whose_the_games_are(Visitors visitors) {
        Person anna = arrive(visitors, 1280, 800);
        Keyring keys = Keyring.of(anna);
        account(anna.home());
        anna.page().getByLabel("Your name").fill("Anna");
        anna.press("Make a passkey");
        says(anna, "The passkey is made");

        Person library = withGame(visitors, "Annie");
        Keyring.of(library).with(keys);
        account(library).press("Sign in with a passkey");
        says(library, "1 game was played in this browser as the guest");
        library.photograph("guest");
        library.press("Add it to this account");
        says(library, "The games belong to Anna now");

        library.press("Sign out here");
        says(library, "You are signed out");
        library.home();
        assertThat(library.page().getByText("German against nobody yet").count())
                .as("a browser that anybody uses keeps no seat")
                .isZero();
    }

    @Test
    void a_link_asks_before_it_signs_in_and_does_it_once(Visitors visitors) {
        withGame(visitors, "Lost");
        String id = AdminClient.ask(
                        host.folder(), Json.object().put("act", "people").put("about", "Lost"))
                .at("/people/0/person")
                .stringValue();
        String link = AdminClient.ask(
                        host.folder(), Json.object().put("act", "link").put("about", id))
                .get("link")
                .stringValue();
        Person found = arrive(visitors, 390, 844);
        found.page().navigate(link);
        found.page()
                .getByRole(AriaRole.HEADING, Person.named("Sign in as Lost?"))
                .waitFor();
        found.photograph("link");
        found.page().keyboard().press("Enter");
        says(found, "An account, if you want one");
        assertThat(found.page().url()).doesNotContain("sign-in");

        Person late = arrive(visitors, 1280, 800);
        late.page().navigate(link);
        says(late, "This link does nothing");
    }

    @Test
    void a_passkey_is_renamed_and_everything_is_taken_along_and_deleted(Visitors visitors) throws IOException {
        Person anna = withGame(visitors, "Goes");
        Keyring.of(anna);
        account(anna).press("Make a passkey");
        says(anna, "The passkey is made");
        anna.button("Rename Chrome").click();
        anna.page().getByLabel("Name of the passkey").fill("Laptop");
        anna.page().keyboard().press("Enter");
        anna.button("Remove Laptop").click();
        says(anna, "By this alone you can sign in");

        Download file = anna.page().waitForDownload(() -> anna.press("Download it"));
        assertThat(Files.readString(file.path())).contains("\"Goes\"", "\"Laptop\"", "\"games\":[{");
        anna.press("Delete it");
        says(anna, "All that was kept about you is deleted");
        anna.page().getByLabel("Your name").waitFor();
        anna.home();
        assertThat(anna.page().getByText("German against nobody yet").count()).isZero();
        assertThat(anna.complaints())
                .allMatch(complaint -> complaint.contains("422"), "the browser tells of each refusal");
    }

    @Test
    void on_ones_own_machine_nobody_is_asked(Person person) {
        person.home();
        assertThat(person.page()
                        .getByRole(AriaRole.LINK, Person.named("Account"))
                        .count())
                .isZero();
        person.page().navigate(person.page().url() + "#/account");
        says(person, "nobody needs an account");
    }
}
