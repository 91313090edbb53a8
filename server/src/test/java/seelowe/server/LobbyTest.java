package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.server.testing.MovedClock;
import tools.jackson.databind.JsonNode;

/** Invitations to whoever likes, challenges, and what everybody may see of games and people. */
class LobbyTest {
    private static final String PLAIN = "\"scenario\":\"J\"";
    private static final String LIVE = PLAIN + ",\"clock\":{\"kind\":\"live\",\"bank\":600}";
    private static final int AT_ONCE = 8;

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private Running server;
    private LobbyGuest anna;
    private LobbyGuest bob;
    private LobbyGuest carl;

    @BeforeEach
    void start() {
        server = Running.in(folder, clock);
        anna = new LobbyGuest(server, "Anna");
        bob = new LobbyGuest(server, "Bob");
        carl = new LobbyGuest(server, "Carl");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void an_open_invitation_is_accepted_by_somebody_and_both_sit_at_the_board() {
        String offer = anna.offered(PLAIN + ",\"side\":\"either\",\"rated\":true");
        assertThat(anna.sees("own")).containsExactly(offer);
        assertThat(anna.sees("offers")).as("one's own is not for oneself").isEmpty();
        JsonNode shown = bob.lobby().at("/offers/0");
        assertThat(shown.at("/from/name").stringValue()).isEqualTo("Anna");
        assertThat(shown.at("/from/provisional").booleanValue()).isTrue();
        assertThat(anna.accept(offer, "").code()).isEqualTo("not-your-seat");

        Running.Answer begun = bob.accept(offer, "\"side\":\"british\",");

        assertThat(begun.status()).isEqualTo(201);
        String game = begun.json().get("game").stringValue();
        assertThat(begun.json().get("role").stringValue()).isEqualTo("british");
        assertThat(anna.lobby().at("/accepted/0/game").stringValue()).isEqualTo(game);
        assertThat(anna.sit(game)
                        .hear("hello", hello -> true)
                        .at("/agreed/rated")
                        .booleanValue())
                .isTrue();
        assertThat(anna.myGames().at("/0/yourTurn").booleanValue())
                .isNotEqualTo(bob.myGames().at("/0/yourTurn").booleanValue());
        assertThat(anna.myGames().at("/0/british/name").stringValue()).isEqualTo("Bob");
        assertThat(carl.accept(offer, "").code()).isEqualTo("taken");
    }

    @Test
    void of_many_who_accept_at_once_one_gets_it() {
        String offer = anna.offered(PLAIN);
        List<CompletableFuture<Running.Answer>> answers = new ArrayList<>();
        for (int i = 0; i < AT_ONCE; i++) {
            LobbyGuest one = new LobbyGuest(server, "Guest " + i);
            answers.add(CompletableFuture.supplyAsync(() -> one.accept(offer, "")));
        }
        List<Integer> statuses = answers.stream()
                .map(CompletableFuture::join)
                .map(Running.Answer::status)
                .sorted()
                .toList();

        assertThat(statuses).startsWith(201).hasSize(AT_ONCE);
        assertThat(statuses.subList(1, AT_ONCE)).containsOnly(409);
        assertThat(anna.myGames()).hasSize(1);
    }

    @Test
    void a_challenge_is_for_one_and_he_may_decline() {
        bob.known();
        String offer = anna.offered(PLAIN + ",\"to\":\"" + bob.id() + "\"");
        assertThat(carl.known().sees("offers")).isEmpty();
        assertThat(carl.accept(offer, "").code()).isEqualTo("unknown-invite");
        assertThat(bob.sees("challenges")).containsExactly(offer);

        assertThat(bob.decline(offer).status()).isEqualTo(204);

        assertThat(bob.sees("challenges")).isEmpty();
        assertThat(anna.sees("declined")).containsExactly(offer);
        assertThat(bob.accept(offer, "").code()).isEqualTo("unknown-invite");
        assertThat(anna.offer(PLAIN + ",\"to\":\"nobody\"").code()).isEqualTo("bad-value");
        assertThat(anna.offer(PLAIN + ",\"to\":\"" + anna.id() + "\"").code()).isEqualTo("bad-value");
    }

    @Test
    void whoever_is_blocked_challenges_in_vain_and_is_not_told() {
        String game = LobbyGuest.begin(anna, bob, PLAIN);
        JsonNode seat = bob.post("/api/games/" + game + "/seats", "").json();
        bob.post(
                "/api/games/" + game + "/ignored?token=" + seat.get("token").stringValue(),
                "{\"how\":\"block\",\"side\":\"german\"}");

        assertThat(anna.offer(PLAIN + ",\"to\":\"" + bob.id() + "\"").status()).isEqualTo(201);
        anna.offered(PLAIN);
        JsonNode bot = anna.post("/api/bots", "{\"name\":\"Robby\"}").json();
        String[] token = {"Authorization", "Bearer " + bot.get("token").stringValue()};
        assertThat(server.post("/api/lobby/offers", "{" + PLAIN + ",\"to\":\"" + bob.id() + "\"}", token)
                        .status())
                .isEqualTo(201);

        assertThat(bob.sees("challenges")).isEmpty();
        assertThat(bob.sees("offers")).isEmpty();
        assertThat(carl.known().sees("offers")).hasSize(1);
        assertThat(server.post("/api/lobby/offers/" + bob.offered(PLAIN) + "/accept", "{}", token)
                        .code())
                .isEqualTo("unknown-invite");
    }

    @Test
    void invitations_are_withdrawn_and_run_out_and_nobody_has_many() {
        String offer = anna.offered(PLAIN + ",\"hours\":2");
        assertThat(bob.known().withdraw(offer).code()).isEqualTo("not-your-seat");
        clock.move(Duration.ofHours(3));
        assertThat(bob.accept(offer, "").code()).isEqualTo("unknown-invite");
        assertThat(bob.sees("offers")).isEmpty();
        String other = anna.offered(PLAIN);
        assertThat(anna.withdraw(other).status()).isEqualTo(204);
        assertThat(bob.accept(other, "").json().get("message").stringValue()).contains("withdrawn");
        IntStream.range(0, 2 * 10).parallel().forEach(i -> anna.offer(PLAIN));
        assertThat(anna.sees("own")).as("of those asked for at once").hasSize(10);
        assertThat(anna.offer(PLAIN).code()).isEqualTo("busy");
        assertThat(bob.offer("\"scenario\":\"X\"").code()).isEqualTo("unknown-scenario");
        assertThat(bob.offer(PLAIN + ",\"options\":{\"nonsense\":true}").code()).isEqualTo("bad-value");
        assertThat(bob.offer("\"scenario\":\"J\",\"contest\":\"series\"").code())
                .isEqualTo("bad-value");
    }

    @Test
    void who_would_play_live_must_be_there_when_it_begins() {
        String offer = anna.offered(LIVE);
        assertThat(bob.known().sees("offers")).containsExactly(offer);
        clock.move(Duration.ofMinutes(5));
        assertThat(bob.sees("offers")).isEmpty();
        assertThat(bob.accept(offer, "").code()).isEqualTo("busy");
        anna.lobby();
        assertThat(bob.accept(offer, "").status()).isEqualTo(201);
        assertThat(anna.myGames().at("/0/clock/begun").isBoolean()).isTrue();
    }

    @Test
    void a_series_by_the_roll_has_six_boards_and_all_are_their_own() {
        String offer = anna.offered("\"contest\":\"series\",\"side\":\"roll\"");
        JsonNode begun = bob.accept(offer, "").json();
        assertThat(begun.get("seats")).hasSize(6);
        assertThat(begun.get("throws").size()).isGreaterThanOrEqualTo(2);
        assertThat(anna.myGames()).hasSize(6);
        assertThat(anna.lobby().at("/accepted/0/throws")).isEqualTo(begun.get("throws"));
    }

    @Test
    void only_what_is_open_to_all_can_be_watched_and_found() {
        String game = LobbyGuest.begin(anna, bob, PLAIN);
        String secret = LobbyGuest.begin(anna, bob, PLAIN + ",\"public\":false");
        NetGame byLink = NetGame.begin(server);
        byLink.bob();
        for (String each : List.of(game, secret)) {
            assertThat(anna.sit(each).actSomehow(1).get("type").stringValue()).isEqualTo("act");
        }

        assertThat(LobbyGuest.games(carl.lobby().get("watch"))).containsExactly(game);
        assertThat(carl.post("/api/lobby/games/" + secret + "/watch", "").code())
                .isEqualTo("unknown-game");
        assertThat(carl.post("/api/lobby/games/" + byLink.game() + "/watch", "").code())
                .isEqualTo("unknown-game");
        assertThat(anna.post("/api/lobby/games/" + game + "/watch", "").code()).isEqualTo("taken");
        JsonNode chair = carl.post("/api/lobby/games/" + game + "/watch", "").json();
        assertThat(server.join(game, chair.get("token").stringValue(), "")
                        .next()
                        .get("role")
                        .stringValue())
                .isEqualTo("spectator");
        assertThat(carl.get("/api/players/" + anna.id()).json().get("name").stringValue())
                .isEqualTo("Anna");
        LobbyGuest hermit = new LobbyGuest(server, "Hermit");
        hermit.post("/api/games", NetGame.ORDER.replace("Anna", "Hermit"));
        assertThat(carl.get("/api/players/" + hermit.id()).status()).isEqualTo(404);
        assertThat(carl.get("/api/players?name=herm").json().get("players")).isEmpty();
        assertThat(carl.get("/api/players?name=ann").json().get("players")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"scenario\":7}",
                "{\"scenario\":\"J\",\"side\":\"both\"}",
                "{\"scenario\":\"J\",\"hours\":0}",
                "{\"scenario\":\"J\",\"hours\":100000}",
                "{\"scenario\":\"J\",\"clock\":{\"kind\":\"live\",\"bank\":-1}}",
                "{\"scenario\":\"J\",\"edition\":\"../../etc\"}",
                "{\"scenario\":\"J\",\"to\":[]}",
                "{\"scenario\":\"J\"}",
                "{\"scenario\":\"J\",\"name\":\"Anna\",\"rating\":3000}"
            })
    void an_invitation_that_makes_no_sense_is_refused_with_a_sentence_and_nothing_is_kept(String body) {
        Running.Answer answer = anna.post("/api/lobby/offers", body);
        assertThat(answer.status()).isBetween(400, 499);
        assertThat(answer.json().get("message").stringValue()).isNotBlank();
        assertThat(bob.lobby().get("offers")).isEmpty();
    }

    @Test
    void games_that_are_over_are_found_page_by_page() {
        List<String> over = new ArrayList<>();
        for (int i = 0; i < 23; i++) {
            String game = LobbyGuest.begin(anna, bob, PLAIN);
            Guest decider = anna.myGames().at("/0/yourTurn").booleanValue() ? anna.sit(game) : bob.sit(game);
            decider.act("resign");
            over.add(0, game);
            clock.move(Duration.ofMinutes(3));
        }
        JsonNode first = carl.get("/api/lobby/games?player=" + anna.id()).json();
        assertThat(LobbyGuest.games(first.get("games"))).containsExactlyElementsOf(over.subList(0, 20));
        JsonNode second = carl.get(
                        "/api/lobby/games?player=ann&after=" + first.get("next").stringValue())
                .json();
        assertThat(LobbyGuest.games(second.get("games"))).containsExactlyElementsOf(over.subList(20, 23));
        assertThat(second.has("next")).isFalse();
        assertThat(carl.get("/api/lobby/games?scenario=N").json().get("games")).isEmpty();
        assertThat(carl.get("/api/lobby/games?player=bob&side=german").json().get("games"))
                .isEmpty();
        assertThat(carl.get("/api/lobby/games?after=nonsense").code()).isEqualTo("wrong-type");
        assertThat(carl.get("/api/lobby/games?until=5").json().get("games")).isEmpty();
    }
}
