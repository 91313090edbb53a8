package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.testing.Servers;

class ComputerPlayersTest {
    private static final int FLOOD = 100;

    @TempDir
    Path folder;

    @Test
    void remarks_do_not_stall_the_computer_and_a_finished_game_leaves_no_player_behind() throws InterruptedException {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            GameStore store = new GameStore(database);
            Tables tables = new Tables(Servers.EDITIONS, store, Clock.systemUTC());
            try (ComputerPlayers computers = new ComputerPlayers(tables, 2)) {
                GameMaker maker = new GameMaker(Servers.EDITIONS, store, Clock.systemUTC());
                String game = maker.game(new GameOrder("J", Map.of(), Side.GERMAN, "recruit"))
                        .game();
                computers.wake(game);
                playOut(tables, game);
                waitFor(() -> computers.games() == 0);
                assertThat(computers.games()).isZero();
            }
        }
    }

    @Test
    void a_game_at_which_somebody_sits_does_not_wait_for_all_the_others() throws InterruptedException {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            GameStore store = new GameStore(database);
            Tables tables = new Tables(Servers.EDITIONS, store, Clock.systemUTC());
            try (ComputerPlayers computers = new ComputerPlayers(tables, 2)) {
                GameMaker maker = new GameMaker(Servers.EDITIONS, store, Clock.systemUTC());
                GameOrder order = new GameOrder("N", Map.of(), Side.BRITISH, "recruit");
                List<String> flood = new ArrayList<>();
                for (int number = 0; number < FLOOD; number++) {
                    flood.add(maker.game(order).game());
                }
                String mine = maker.game(order).game();
                flood.forEach(computers::wake);
                computers.joined(mine);
                waitFor(() -> RuleBook.decider(state(tables, mine)) == Side.BRITISH);

                assertThat(RuleBook.decider(state(tables, mine))).isEqualTo(Side.BRITISH);
                assertThat(store.waitingForComputer()).hasSizeGreaterThan(FLOOD / 2);
            }
        }
    }

    /** Plays the Germans at random, with a remark after every action and now and then while the computer thinks. */
    private static void playOut(Tables tables, String game) throws InterruptedException {
        Chance chance = new Chance(7);
        while (state(tables, game).result() == null) {
            tables.at(game, table -> table.comment(Side.GERMAN, "Hm.", 0));
            waitFor(() -> isPersons(state(tables, game)));
            GameState state = state(tables, game);
            assertThat(isPersons(state)).as("the computer made its decisions").isTrue();
            if (state.result() == null) {
                try {
                    tables.at(game, table -> table.play(Side.GERMAN, RuleBook.sample(state, chance), -1));
                } catch (JsonMistake passed) {
                    assertThat(passed.sentence()).contains("decision");
                }
            }
        }
    }

    private static boolean isPersons(GameState state) {
        return state.result() != null || RuleBook.decider(state) == Side.GERMAN;
    }

    private static GameState state(Tables tables, String game) {
        return tables.at(game, Table::state);
    }

    private static void waitFor(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 30_000 && !condition.getAsBoolean(); i++) {
            Thread.sleep(1);
        }
    }
}
