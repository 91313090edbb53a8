package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import seelowe.server.testing.MovedClock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Accounts by passkey: a guest takes one, signs in elsewhere, looks after his sessions, takes all that is his, and goes. */
@SuppressWarnings("NullAway.Init")
class AccountTest {
    private static final String NEW = "{\"name\":\"Anna\"}";
    private static final String NOBODY = "seelowe_browser=";

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private Running server;

    @BeforeEach
    void start() {
        server = Running.in(folder, HostSettings.onLoopback(), clock);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Somebody with a browser, a passkey, or both. */
    private final class Visitor {
        String cookie = NOBODY;
        final SoftPasskey key = new SoftPasskey("http://127.0.0.1:" + server.port());

        Running.Answer ask(String method, String path, String body) {
            Running.Answer answer = server.send(method, path, body, "Cookie", cookie);
            String set = NetGame.cookie(answer.response());
            cookie = set.isEmpty() ? cookie : set;
            return answer;
        }

        Running.Answer post(String path, String body) {
            return ask("POST", path, body);
        }

        JsonNode account() {
            return ask("GET", "/api/account", "").json();
        }

        JsonNode toMake() {
            return post("/api/account/passkeys/options", NEW).json();
        }

        Running.Answer make(ObjectNode credential) {
            return post("/api/account/passkeys", said(credential));
        }

        Visitor withPasskey() {
            assertThat(make(key.made(toMake())).status()).isEqualTo(201);
            return this;
        }

        JsonNode toSignIn() {
            return post("/api/sign-in/options", "").json();
        }

        Running.Answer signIn(SoftPasskey with) {
            return post("/api/sign-in", said(with.signed(toSignIn())));
        }

        List<JsonNode> sessions() {
            return account().get("sessions").valueStream().toList();
        }
    }

    private static String said(ObjectNode credential) {
        return Json.text(Json.object().set("credential", credential));
    }

    @Test
    void a_passkey_makes_a_guest_an_account_and_signs_him_in_with_another_browser() {
        Visitor laptop = new Visitor();
        NetGame game = NetGame.begin(server);
        laptop.cookie = game.annasCookie;
        assertThat(laptop.account().get("account").booleanValue()).isFalse();
        laptop.withPasskey();
        assertThat(laptop.cookie).as("another cookie").isNotEqualTo(game.annasCookie);
        assertThat(server.get("/api/account", "Cookie", game.annasCookie)
                        .json()
                        .get("known")
                        .booleanValue())
                .isFalse();

        Visitor telephone = new Visitor();
        Running.Answer signedIn = telephone.signIn(laptop.key);

        assertThat(signedIn.json().get("name").stringValue()).isEqualTo("Anna");
        assertThat(signedIn.response().headers().firstValue("Set-Cookie").orElse(""))
                .contains("HttpOnly", "SameSite=Lax");
        JsonNode account = telephone.account();
        assertThat(account.get("account").booleanValue()).isTrue();
        assertThat(account.at("/passkeys/0/used").isNumber()).isTrue();
        assertThat(telephone.sessions()).hasSize(2);
        JsonNode seat = telephone.post("/api/account/seats", "").json().at("/seats/0");
        assertThat(seat.get("role").stringValue()).isEqualTo("german");
        assertThat(game.join(seat).actSomehow(1).path("type").asString("")).isEqualTo("act");
        assertThat(server.get("/api/host").json().get("passkeys").booleanValue())
                .isTrue();
    }

    @Test
    void what_a_passkey_signed_is_good_once_and_not_for_long() {
        Visitor anna = new Visitor().withPasskey();
        ObjectNode signed = anna.key.signed(anna.toSignIn());
        assertThat(anna.post("/api/sign-in", said(signed)).status()).isEqualTo(200);

        assertThat(anna.post("/api/sign-in", said(signed)).code()).as("again").isEqualTo("refused");
        JsonNode options = anna.toSignIn();
        clock.move(Duration.ofMinutes(6));
        assertThat(anna.post("/api/sign-in", said(anna.key.signed(options))).code())
                .as("late")
                .isEqualTo("refused");
        ObjectNode invented = Json.object();
        invented.putObject("publicKey").put("challenge", "AAAA");
        assertThat(anna.post("/api/sign-in", said(anna.key.signed(invented))).code())
                .as("not asked for")
                .isEqualTo("refused");
        assertThat(anna.make(new SoftPasskey(anna.key.origin).made(new Visitor().toMake()))
                        .code())
                .as("asked of somebody else")
                .isEqualTo("refused");
    }

    @Test
    void a_passkey_that_lies_is_refused() {
        Visitor anna = new Visitor().withPasskey();
        refused(anna, key -> key.origin = "https://evil.example");
        refused(anna, key -> key.site = "evil.example");
        refused(anna, key -> key.unlocked = false);
        refused(anna, key -> key.count = -1);
        assertThat(anna.signIn(new SoftPasskey(anna.key.origin)).code())
                .as("unknown")
                .isEqualTo("refused");
        for (String nonsense :
                List.of("{}", "{\"id\":\"!\",\"response\":{}}", "{\"response\":{\"clientDataJSON\":7}}")) {
            assertThat(anna.post("/api/sign-in", "{\"credential\":" + nonsense + "}")
                            .status())
                    .as(nonsense)
                    .isEqualTo(422);
            assertThat(anna.post("/api/account/passkeys", "{\"credential\":" + nonsense + "}")
                            .status())
                    .as(nonsense)
                    .isEqualTo(422);
        }
        assertThat(anna.signIn(anna.key).status()).as("and it still works").isEqualTo(200);
    }

    /** It has signed five times before, and then is not what it was. */
    private static void refused(Visitor anna, Consumer<SoftPasskey> change) {
        String origin = anna.key.origin;
        anna.key.count += 5;
        assertThat(anna.signIn(anna.key).status()).isEqualTo(200);
        int count = anna.key.count;
        change.accept(anna.key);
        assertThat(anna.signIn(anna.key).code()).isEqualTo("refused");
        anna.key.origin = origin;
        anna.key.site = "localhost";
        anna.key.unlocked = true;
        anna.key.count = count;
    }

    @Test
    void passkeys_are_named_and_removed_but_never_the_last_way_in() {
        Visitor anna = new Visitor().withPasskey();
        SoftPasskey second = new SoftPasskey(anna.key.origin);
        String id = anna.make(second.made(anna.toMake())).json().get("passkey").stringValue();
        String path = "/api/account/passkeys/" + id;

        assertThat(anna.ask("PATCH", path, "{\"name\":\"Telephone\"}").status()).isEqualTo(204);
        assertThat(anna.account().get("passkeys").toString()).contains("Telephone");
        Visitor eve = new Visitor().withPasskey();
        assertThat(eve.ask("DELETE", path, "").code()).as("another's").isEqualTo("bad-value");
        assertThat(eve.ask("PATCH", path, "{\"name\":\"Mine\"}").code()).isEqualTo("bad-value");
        assertThat(anna.ask("DELETE", path, "").status()).isEqualTo(204);
        assertThat(anna.signIn(second).code()).isEqualTo("refused");
        String last = anna.account().at("/passkeys/0/passkey").stringValue();
        assertThat(anna.ask("DELETE", "/api/account/passkeys/" + last, "").code())
                .isEqualTo("refused");
    }

    @Test
    void a_browser_left_alone_gives_nobody_a_key() {
        Visitor anna = new Visitor().withPasskey();
        clock.move(Duration.ofMinutes(31));

        assertThat(anna.account().get("fresh").booleanValue()).isFalse();
        assertThat(anna.post("/api/account/passkeys/options", "{}").code()).isEqualTo("refused");
        assertThat(anna.ask("DELETE", "/api/account", "").code()).isEqualTo("refused");
        assertThat(anna.signIn(anna.key).status()).isEqualTo(200);
        assertThat(anna.post("/api/account/passkeys/options", "{}").status()).isEqualTo(200);
    }

    @Test
    void a_session_that_was_ended_opens_nothing_nor_do_the_seats_it_held() {
        Visitor laptop = new Visitor();
        NetGame game = NetGame.begin(server);
        laptop.cookie = game.annasCookie;
        laptop.withPasskey();
        String share = game.make(game.token(), "share").json().get("token").stringValue();
        Guest board = game.anna();
        board.board();
        Visitor telephone = new Visitor();
        telephone.signIn(laptop.key);
        String lost = telephone.sessions().stream()
                .filter(each -> !each.get("here").booleanValue())
                .findFirst()
                .orElseThrow()
                .get("session")
                .stringValue();

        assertThat(new Visitor()
                        .withPasskey()
                        .ask("DELETE", "/api/account/sessions/" + lost, "")
                        .code())
                .as("another's")
                .isEqualTo("bad-value");
        assertThat(telephone.ask("DELETE", "/api/account/sessions/" + lost, "").status())
                .isEqualTo(204);

        assertThat(board.closedWith()).isEqualTo(1001);
        assertThat(game.anna().next().get("code").stringValue()).isEqualTo("unknown-token");
        assertThat(game.take(share, "").code()).as("made there").isEqualTo("unknown-invite");
        assertThat(laptop.account().get("known").booleanValue()).isFalse();
        assertThat(telephone.post("/api/games/" + game.game() + "/seats", "").status())
                .isEqualTo(201);
        assertThat(telephone.post("/api/sign-out", "").json().at("/games/0").stringValue())
                .isEqualTo(game.game());
        assertThat(telephone.account().get("known").booleanValue()).isFalse();
    }

    @Test
    void a_guests_games_are_added_to_the_account_that_signs_in_on_his_browser() {
        Visitor anna = new Visitor().withPasskey();
        NetGame game = NetGame.begin(server);
        Guest bob = game.bob();
        Visitor library = new Visitor();
        library.cookie = game.annasCookie;
        library.signIn(anna.key);

        assertThat(library.account().at("/guest/games").intValue()).isEqualTo(1);
        assertThat(library.post("/api/account/seats", "").json().get("seats")).isEmpty();
        assertThat(library.post("/api/account/guest", "").status()).isEqualTo(204);

        assertThat(library.account().has("guest")).isFalse();
        assertThat(library.post("/api/account/guest", "").code()).isEqualTo("refused");
        assertThat(library.post("/api/account/seats", "").json().get("seats")).hasSize(1);
        assertThat(anna.ask("PATCH", "/api/account", "{\"name\":\"Anna II\"}").status())
                .isEqualTo(204);
        bob.hear("seats", told -> told.at("/german/name").asString("").equals("Anna II"));
    }

    @Test
    void who_goes_takes_all_along_and_leaves_the_game_to_the_other() {
        Visitor anna = new Visitor();
        NetGame game = NetGame.begin(server);
        NetGame alone = NetGame.begin(server);
        anna.cookie = alone.annasCookie;
        anna.withPasskey();
        anna.signIn(anna.key);
        Visitor both = new Visitor();
        both.cookie = game.annasCookie;
        both.signIn(anna.key);
        both.post("/api/account/guest", "");
        Guest bob = game.bob();
        anna.post("/api/bots", "{\"name\":\"Robby\"}");
        JsonNode export = anna.ask("GET", "/api/account/export", "").json();
        assertThat(export.get("games")).hasSize(2);
        assertThat(export.toString()).contains("Robby (bot)").doesNotContain(game.token());

        assertThat(anna.ask("DELETE", "/api/account", "").status()).isEqualTo(204);

        bob.hear("seats", told -> told.at("/german/name").asString("").equals("Somebody who left"));
        assertThat(game.anna().next().get("code").stringValue()).isEqualTo("unknown-token");
        assertThat(alone.anna().next().get("code").stringValue()).isEqualTo("unknown-game");
        assertThat(anna.account().get("known").booleanValue()).isFalse();
        assertThat(both.account().get("known").booleanValue()).isFalse();
        assertThat(anna.signIn(anna.key).code()).isEqualTo("refused");
    }

    @Test
    void who_goes_leaves_no_name_in_a_match_and_the_last_who_goes_no_game() {
        Visitor anna = new Visitor();
        JsonNode match = anna.post(
                        "/api/matches",
                        "{\"scenario\":\"N\",\"mode\":\"net\",\"side\":\"british\",\"name\":\"Anna\","
                                + "\"first\":\"Bob\",\"second\":\"Anna\"}")
                .json();
        String link = match.at("/games/0/invites/0/token").stringValue();
        Visitor bob = new Visitor();
        JsonNode seat = bob.post("/api/invites/take", "{\"invite\":\"" + link + "\",\"name\":\"Bob\"}")
                .json();
        String game = "/api/games/" + seat.get("game").stringValue();
        String token = "?token=" + seat.get("token").stringValue();

        assertThat(bob.ask("DELETE", game + token, "").code()).isEqualTo("not-your-seat");
        assertThat(anna.ask("DELETE", "/api/account", "").status()).isEqualTo(204);

        assertThat(bob.ask("GET", game + "/match" + token, "")
                        .json()
                        .get("players")
                        .toString())
                .contains("Somebody who left", "Bob")
                .doesNotContain("Anna");
        assertThat(bob.ask("DELETE", "/api/account", "").status()).isEqualTo(204);
        assertThat(server.get(game + "/match" + token).code()).isEqualTo("unknown-game");
    }

    @Test
    void a_bot_has_no_account() {
        Visitor anna = new Visitor();
        String token = anna.post("/api/bots", "{\"name\":\"Robby\",\"owner\":\"Anna\"}")
                .json()
                .get("token")
                .stringValue();
        String[] bot = {"Authorization", "Bearer " + token};
        assertThat(server.get("/api/account", bot).code()).isEqualTo("not-your-seat");
        assertThat(server.post("/api/account/passkeys/options", NEW, bot).code())
                .isEqualTo("not-your-seat");
    }

    @Test
    void on_ones_own_machine_there_are_no_accounts() {
        try (Running own = Running.in(folder.resolve("own"))) {
            assertThat(own.get("/api/account").status()).isEqualTo(404);
            assertThat(own.post("/api/sign-in/options", "").status()).isEqualTo(404);
            assertThat(own.get("/api/host").json().get("passkeys").booleanValue())
                    .isFalse();
        }
    }
}
