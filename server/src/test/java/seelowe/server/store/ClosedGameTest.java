package seelowe.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host closes a game while an action is on its way to the disk. */
@SuppressWarnings("NullAway.Init")
class ClosedGameTest {
    @TempDir
    Path folder;

    private Database database;
    private GameStore store;

    @BeforeEach
    void open() {
        database = Database.open(folder.resolve("games.db"));
        store = new GameStore(database);
        database.write(handle -> handle.execute(
                "INSERT INTO games (id, scenario, options, data_hash, mode, german_player, british_player, opponent_seed,"
                        + " dice_seed, imported, board, turn, phase, decider, created_at, played_at)"
                        + " VALUES ('A', 'N', '{}', '', 'solo', '', 'steady', 1, '', 0, 0, 1, 'x', 'british', 0, 0)"));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void what_was_under_way_opens_a_closed_game_no_more_and_wakes_no_computer() {
        store.closeForGood("A", "Closed by the host", 5);

        act(1, "british", null);

        assertThat(kept()).isEqualTo("nobody decides: Closed by the host");
        assertThat(store.waitingForComputer()).isEmpty();
    }

    @Test
    void the_end_of_a_game_that_was_under_way_is_its_end() {
        store.closeForGood("A", "Closed by the host", 5);

        act(1, null, "British Victory");

        assertThat(kept()).isEqualTo("nobody decides: British Victory");
    }

    @Test
    void taking_back_the_end_of_an_open_game_opens_it() {
        act(1, null, "British Victory");
        act(2, "british", null);

        assertThat(kept()).isEqualTo("british decides: on");
    }

    private void act(int seq, @Nullable String decider, @Nullable String result) {
        store.append(
                new EntryRow("A", seq, "act", "german", ".", "", 1, "", "", "", 0),
                new Progress(1, "x", decider, result, 6));
    }

    private String kept() {
        return database.read(handle -> handle.createQuery(
                        "SELECT COALESCE(decider, 'nobody') || ' decides: ' || COALESCE(result, 'on') FROM games")
                .mapTo(String.class)
                .one());
    }
}
