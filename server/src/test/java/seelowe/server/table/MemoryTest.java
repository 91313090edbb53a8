package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.record.GameRecord;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.testing.Servers;

/** What games cost while they are played. */
class MemoryTest {
    private static final int GAMES = 100;
    private static final int TURN = 6;
    private static final long MOST_BYTES = 200 << 10;

    @TempDir
    Path folder;

    /** Stays, so that the game does. */
    private static final class Onlooker implements Watcher {
        @Override
        public boolean plays() {
            return true;
        }

        @Override
        public void welcome() {}

        @Override
        public void changed(Telling telling) {}

        @Override
        public void closed(String why) {}
    }

    @Test
    void a_game_in_the_middle_of_N_holds_at_most_two_hundred_kilobytes() {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            GameStore store = new GameStore(database);
            GameMaker maker = new GameMaker(Servers.EDITIONS, store, Clock.systemUTC());
            Tables tables = new Tables(Servers.EDITIONS, store, Clock.systemUTC());
            GameOrder order = new GameOrder("N", Map.of(), null, "");
            String first = maker.game(order).game();
            GameRecord record = ResumedGame.record(tables.at(first, MemoryTest::playOn));
            ResumedGame middle = ResumedGame.read(record, -1, Servers.DATA);
            List<String> games = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                games.add(maker.resumed(order, middle).game());
            }
            long before = used();
            games.forEach(game -> tables.at(game, table -> {
                table.watch(new Onlooker(), -1);
                return table;
            }));
            long each = (used() - before) / GAMES;

            assertThat(tables.size()).isGreaterThanOrEqualTo(GAMES);
            assertThat(each)
                    .as("bytes a game with %d actions", middle.entries().size())
                    .isLessThan(MOST_BYTES);
        }
    }

    /** The record of the game when it has come to its middle, with players who choose at random. */
    private static String playOn(Table table) {
        Chance chance = new Chance(1940);
        GameState state = table.state();
        while (state.turn() < TURN && state.result() == null) {
            Side side = RuleBook.decider(state);
            table.play(side, RuleBook.sample(state, chance), -1);
            state = table.state();
        }
        return RecordMaker.write(table);
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }
}
