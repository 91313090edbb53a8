package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.admin.AdminClient;
import seelowe.server.host.HostSettings;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.Database;
import seelowe.server.store.InviteRow;
import seelowe.server.store.PersonStore;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;
import seelowe.server.table.Tokens;

/** Who asks for his seat in the very moment in which it is taken from him, and was let in a moment before, gets none. */
@SuppressWarnings("NullAway.Init")
class RegainTest {
    @TempDir
    Path folder;

    private Running server;
    private NetGame game;
    private Database database;
    /** As it was looked up when the request began. */
    private BrowserRow before;

    @BeforeEach
    void start() {
        server = Running.in(folder, HostSettings.onLoopback());
        game = NetGame.begin(server);
        database = Database.open(folder.resolve("games.db"));
        String cookie = game.annasCookie.substring(game.annasCookie.indexOf('=') + 1);
        before = new PersonStore(database).browser(Tokens.hash(cookie)).orElseThrow();
    }

    @AfterEach
    void stop() {
        database.close();
        server.close();
    }

    /** The end of a request that began before. */
    private List<SeatRow> regained() {
        SeatRow seat = SeatRow.of(Tokens.hash(Tokens.fresh()), game.game(), "german", before.person());
        return new SeatStore(database).regain(List.of(seat), before);
    }

    @Test
    void whose_seat_is_still_his_has_one_more_token_of_it() {
        assertThat(regained()).hasSize(1);
    }

    @Test
    void not_when_it_was_moved_to_another_device_meanwhile() {
        String move = game.make(game.token(), "move").json().get("token").stringValue();
        assertThat(game.take(move, "").status()).isEqualTo(201);

        assertThat(regained()).isEmpty();
    }

    @Test
    void a_link_to_a_seat_that_was_made_before_it_was_moved_opens_nothing_any_more() {
        String share = game.make(game.token(), "share").json().get("token").stringValue();
        String other = game.make(game.token(), "move").json().get("token").stringValue();
        String move = game.make(game.token(), "move").json().get("token").stringValue();
        assertThat(game.take(move, "").status()).isEqualTo(201);

        assertThat(game.take(share, "").code()).isEqualTo("unknown-invite");
        assertThat(game.take(other, "").code()).isEqualTo("unknown-invite");
    }

    /** The move began when there was one seat, and finds two. */
    @Test
    void a_seat_that_was_regained_a_moment_before_a_move_is_moved_too() {
        SeatStore seats = new SeatStore(database);
        String move = game.make(game.token(), "move").json().get("token").stringValue();
        InviteRow link = seats.invite(Tokens.hash(move)).orElseThrow();
        SeatRow there = SeatRow.of(Tokens.hash(Tokens.fresh()), game.game(), "german", before.person());
        assertThat(regained()).hasSize(1);

        assertThat(seats.take(link, before.person(), 1, List.of(there), true).orElseThrow())
                .hasSize(2);

        assertThat(seats.seats(game.game())).containsExactly(there);
    }

    @Test
    void not_when_he_has_signed_out_meanwhile() {
        server.post("/api/sign-out", "", "Cookie", game.annasCookie);

        assertThat(regained()).isEmpty();
    }

    @Test
    void not_when_the_host_has_banned_him_meanwhile() {
        AdminClient.ask(
                folder,
                Json.object().put("act", "ban").put("about", before.person()).put("who", "host"));

        assertThat(regained()).isEmpty();
    }
}
