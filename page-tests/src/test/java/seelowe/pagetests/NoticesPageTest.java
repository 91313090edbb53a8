package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** How one wants to be told that it is one's turn, and the message itself as the browser shows it. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class NoticesPageTest {
    private House host;

    @BeforeAll
    void open() {
        host = House.ofAHost();
    }

    @AfterAll
    void close() {
        host.close();
    }

    private Person anna(Visitors visitors) {
        Person anna = visitors.arrive(host.address(), options -> options.setPermissions(List.of("notifications")));
        anna.impatient().home().choose("The Navy Plan").choose("German").choose("By link");
        anna.page().getByLabel("Your name").fill("Anna");
        anna.press("Invite by link").atTheBoard();
        return anna;
    }

    @Test
    void quiet_hours_and_webhooks_are_kept_and_who_is_nobody_is_told_why(Visitors visitors) {
        Person stranger = visitors.arrive(host.address(), options -> options);
        stranger.page().navigate(host.address() + "#/notices");
        stranger.page().getByText("Take a seat in a game first").waitFor();

        Person anna = anna(visitors);
        anna.page().navigate(host.address() + "#/notices");
        Locator quiet = anna.page().getByLabel("Nothing at night");
        quiet.check();
        anna.page().getByText("Kept.").waitFor();
        assertThat(anna.page().getByLabel("Quiet from").inputValue()).isEqualTo("22:00");

        anna.page().getByLabel("Webhook address").fill("http://127.0.0.1:9/told");
        anna.press("Add");
        anna.button("No more at 127.0.0.1").waitFor();
        anna.photograph("notices");
        anna.page().reload();
        anna.button("No more at 127.0.0.1").click();
        anna.page().getByText("You are told there no more.").waitFor();
        assertThat(quiet.isChecked()).isTrue();
        assertThat(anna.complaints()).isEmpty();
    }

    @Test
    void a_link_that_is_not_ours_ends_no_mails(Visitors visitors) {
        Person anna = visitors.arrive(host.address(), options -> options);
        anna.page().navigate(host.address() + "#/stop-mails/nobody.nothing");
        anna.press("End the mails");
        anna.page().getByText("This link is not one of ours").waitFor();
    }

    @Test
    void a_push_message_is_shown_as_the_server_says_it(Visitors visitors) {
        Person anna = anna(visitors);
        Page page = anna.page();
        page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)");
        CDPSession inside = page.context().newCDPSession(page);
        CompletableFuture<String> registration = new CompletableFuture<>();
        inside.on(
                "ServiceWorker.workerRegistrationUpdated",
                told -> told.getAsJsonArray("registrations")
                        .forEach(each -> registration.complete(
                                each.getAsJsonObject().get("registrationId").getAsString())));
        inside.send("ServiceWorker.enable");
        for (int wait = 0; wait < 300 && !registration.isDone(); wait++) {
            page.waitForTimeout(100);
        }
        JsonObject message = new JsonObject();
        message.addProperty("origin", host.address().replaceAll("/$", ""));
        message.addProperty("registrationId", registration.join());
        message.addProperty(
                "data",
                "{\"title\":\"It is your turn\",\"body\":\"The Navy Plan against Bob, Game-Turn 3\",\"url\":\""
                        + host.address() + "#/game/G1\",\"tag\":\"game-G1\"}");
        inside.send("ServiceWorker.deliverPushMessage", message);

        // One question that waits inside: of waitForFunction the browser's side takes any promise for true.
        Map<?, ?> shown = (Map<?, ?>) Objects.requireNonNull(page.evaluate("""
                async () => {
                  const worker = await navigator.serviceWorker.ready;
                  for (let wait = 0; wait < 300; wait++) {
                    const [shown] = await worker.getNotifications();
                    if (shown) return { title: shown.title, body: shown.body, tag: shown.tag, url: shown.data.url };
                    await new Promise(soon => setTimeout(soon, 100));
                  }
                  return {};
                }"""));
        assertThat(shown.get("title")).isEqualTo("It is your turn");
        assertThat(shown.get("body")).isEqualTo("The Navy Plan against Bob, Game-Turn 3");
        assertThat(shown.get("tag")).isEqualTo("game-G1");
        assertThat(String.valueOf(shown.get("url"))).endsWith("#/game/G1");
    }

    @Test
    void the_title_says_whose_turn_it_is(Visitors visitors) {
        Person anna = anna(visitors);
        anna.page().waitForFunction("() => document.title === '(1) Your turn: The Navy Plan'");
    }
}
