package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Json;
import seelowe.protocol.service.Picture;
import seelowe.protocol.service.UpdateJson;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.table.GameMaker;
import seelowe.server.table.GameOrder;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import seelowe.server.table.Telling;
import seelowe.server.table.Watcher;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Onlookers who come and go, miss things and come back, while a game is played at random. */
class OnlookersTest {
    private static final int CHANGES = 300;
    private static final int ONLOOKERS = 4;

    @TempDir
    Path folder;

    private final Chance chance = new Chance(1940);

    @ParameterizedTest
    @CsvSource({"N,false", "H,true", "J,true", "LT,false"})
    void what_an_onlooker_has_put_together_is_how_the_game_stands(String code, boolean secrets)
            throws InterruptedException {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            GameStore store = new GameStore(database);
            Tables tables = new Tables(Servers.EDITIONS, store, Clock.systemUTC());
            Map<String, Object> options = Map.of("fogOfWar", secrets, "germanFreeDeployment", secrets);
            String game = new GameMaker(Servers.EDITIONS, store, Clock.systemUTC())
                    .game(new GameOrder(code, options, null, ""))
                    .game();
            watched(tables.at(game, table -> table));
        }
    }

    private void watched(Table table) throws InterruptedException {
        List<Onlooker> onlookers = new ArrayList<>();
        for (int number = 0; number < ONLOOKERS; number++) {
            onlookers.add(new Onlooker(table));
        }
        for (int change = 0; change < CHANGES && table.state().result() == null; change++) {
            for (Onlooker onlooker : onlookers) {
                onlooker.comeOrGo(chance.below(12));
            }
            somethingHappens(table);
            for (Onlooker onlooker : onlookers) {
                onlooker.compare();
            }
        }
        int wholes = onlookers.stream().mapToInt(onlooker -> onlooker.wholes).sum();
        int changes = onlookers.stream().mapToInt(onlooker -> onlooker.changes).sum();
        assertThat(wholes).as("who comes is told all").isBetween(ONLOOKERS, changes / 2);
    }

    private void somethingHappens(Table table) {
        GameState state = table.state();
        Side side = RuleBook.decider(state);
        int die = chance.below(20);
        if (die == 0 && table.now().canUndo()) {
            table.undo(side, -1);
        } else if (die == 1) {
            table.comment(side, "Well.", table.now().after().actions());
        } else {
            table.play(side, RuleBook.sample(state, chance), -1);
        }
    }

    /** Keeps what he was told, as docs/server.md says how. */
    private static final class Onlooker implements Watcher {
        private final Table table;
        private final Screen screen = new Screen(Role.SPECTATOR);
        private boolean here;
        private @Nullable Picture known;
        private @Nullable ObjectNode board;
        private int seq = -1;
        private int wholes;
        private int changes;

        Onlooker(Table table) {
            this.table = table;
        }

        /** Comes with or without what he knows, goes, or is told how things stand as one who fell behind. */
        void comeOrGo(int die) throws InterruptedException {
            if (!here) {
                here = true;
                known = null;
                table.watch(this, die < 6 ? seq : -1);
            } else if (die == 0) {
                here = false;
                table.unwatch(this);
                awaitAll();
            } else if (die == 1) {
                table.show(this);
            }
        }

        @Override
        public boolean plays() {
            return false;
        }

        @Override
        public void welcome() {
            board = null;
        }

        @Override
        public void changed(Telling telling) {
            Telling.Told told = telling.text(screen, known);
            known = told.picture();
            JsonNode heard =
                    Json.parse(StandardCharsets.UTF_8.decode(told.text()).toString());
            seq = heard.get("seq").intValue();
            if (heard.get("type").stringValue().equals("change") && board != null) {
                board = Rebuilt.of(board, heard);
                changes++;
            } else {
                board = (ObjectNode) heard;
                wholes++;
            }
        }

        @Override
        public void closed(String why) {
            throw new AssertionError(why);
        }

        /** Until he has been told all that happened so far. */
        private void awaitAll() throws InterruptedException {
            CountDownLatch told = new CountDownLatch(1);
            table.afterwards(this, told::countDown);
            told.await();
        }

        void compare() throws InterruptedException {
            if (!here) {
                return;
            }
            awaitAll();
            JsonNode whole = Json.parse(Json.text(new UpdateJson(table, table.now(), screen).whole()));
            assertThat(seq).isEqualTo(table.now().seq());
            for (String part : List.of("state", "view", "options")) {
                assertThat(board == null ? null : board.get(part))
                        .as("%s after %d", part, seq)
                        .isEqualTo(whole.get(part));
            }
        }
    }
}
