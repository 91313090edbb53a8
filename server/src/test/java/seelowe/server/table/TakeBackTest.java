package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Verification;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.testing.Servers;

/** Going back beyond dice and decisions, which plain undo never does. */
class TakeBackTest {
    private static final int GONE_ON = 150;

    @TempDir
    Path folder;

    private final Chance chance = new Chance(1940);
    private Database database;
    private Tables tables;
    private String game;

    @BeforeEach
    void open() {
        database = Database.open(folder.resolve("games.db"));
        GameStore store = new GameStore(database);
        tables = new Tables(Servers.EDITIONS, store, Clock.systemUTC());
        game = new GameMaker(Servers.EDITIONS, store, Clock.systemUTC())
                .game(new GameOrder("J", Map.of(), null, ""))
                .game();
    }

    @AfterEach
    void close() {
        tables.closeAll();
        database.close();
    }

    private void reopen() {
        close();
        database = Database.open(folder.resolve("games.db"));
        tables = new Tables(Servers.EDITIONS, new GameStore(database), Clock.systemUTC());
    }

    private Point now() {
        return tables.at(game, Table::now).after();
    }

    private void playOn(int actions) {
        tables.at(game, table -> {
            for (int i = 0; i < actions; i++) {
                Point at = table.now().after();
                Action action = RuleBook.sample(at.state(), chance);
                table.play(RuleBook.decider(at.state()), action, at, "");
            }
            return table;
        });
    }

    private void playUntilRolled() {
        int before = faces();
        while (faces() == before) {
            playOn(1);
        }
    }

    private int faces() {
        return RecordMaker.faces(now());
    }

    private void takeBack(int actions) {
        tables.at(
                game, table -> table.takeBack(Side.BRITISH, actions, table.now().after()));
    }

    @Test
    void the_board_is_as_it_was_and_what_was_rolled_is_rolled_anew() {
        playOn(GONE_ON);
        long hash = now().state().hash();
        playUntilRolled();
        int thrown = faces();
        playOn(20);

        takeBack(GONE_ON);

        assertThat(now().state().hash()).isEqualTo(hash);
        assertThat(faces()).isLessThan(thrown);
        assertThat(tables.at(game, Table::takenBack)).containsOnlyKeys(GONE_ON + 1);
        reopen();
        assertThat(now().state().hash()).as("after a restart").isEqualTo(hash);
        assertThat(tables.at(game, Table::takenBack)).containsOnlyKeys(GONE_ON + 1);
    }

    @Test
    void a_record_with_rolls_taken_back_several_times_proves_its_dice() {
        playOn(GONE_ON);
        playUntilRolled();
        playUntilRolled();
        takeBack(GONE_ON + 1);
        playUntilRolled();
        playOn(30);
        takeBack(GONE_ON);
        playUntilRolled();
        reopen();
        playUntilRolled();
        playOn(40);
        takeBack(now().actions() - 1);
        playUntilRolled();
        tables.at(
                game,
                table -> table.play(
                        RuleBook.decider(table.state()),
                        new Action.Resign(),
                        table.now().after(),
                        ""));

        String text = tables.at(game, RecordMaker::write);
        GameRecord record = RecordReader.read(text);

        assertThat(Objects.requireNonNull(record.dice()).takenBack()).isNotEmpty();
        Verification verified = Verification.of(record, Servers.DATA);
        assertThat(verified.fault()).isEmpty();
        assertThat(verified.diceProven()).isTrue();

        String forged = text.replaceFirst("(\"takenBack\": \\{\"\\d+\": )\\d+", "$199");
        assertThat(Verification.of(RecordReader.read(forged), Servers.DATA).passed())
                .isFalse();
    }

    @Test
    void nothing_is_taken_back_from_a_board_that_has_moved_on() {
        playOn(GONE_ON);
        Point seen = now();
        playOn(1);

        assertThatThrownBy(() -> tables.at(game, table -> table.takeBack(Side.BRITISH, GONE_ON - 1, seen)))
                .isInstanceOf(JsonMistake.class);
    }
}
