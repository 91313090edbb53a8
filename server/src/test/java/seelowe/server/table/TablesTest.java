package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.force.Side;
import seelowe.engine.match.MatchMode;
import seelowe.protocol.service.Change;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.testing.Servers;

class TablesTest {
    private static final int GAMES = 120;
    private static final int THREADS = 16;

    @TempDir
    Path folder;

    private final Watch watch = new Watch();
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private Database database;
    private GameMaker maker;
    private Tables tables;

    /** Time passes when the test says so. */
    private static final class Watch extends Clock {
        private final AtomicLong millis = new AtomicLong();

        void pass(Duration time) {
            millis.addAndGet(time.toMillis());
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(millis.get());
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    /** Counts what it is told. */
    private static final class Onlooker implements Watcher {
        @Override
        public boolean plays() {
            return true;
        }

        private final AtomicInteger welcomes = new AtomicInteger();
        private final AtomicInteger told = new AtomicInteger();
        private final AtomicBoolean sentAway = new AtomicBoolean();

        @Override
        public void welcome() {
            welcomes.incrementAndGet();
        }

        @Override
        public void changed(Telling telling) {
            told.incrementAndGet();
        }

        @Override
        public void closed(String why) {
            sentAway.set(true);
        }
    }

    @BeforeEach
    void open() {
        database = Database.open(folder.resolve("games.db"));
        GameStore store = new GameStore(database);
        maker = new GameMaker(Servers.EDITIONS, store, watch);
        tables = new Tables(Servers.EDITIONS, store, watch);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        database.close();
    }

    private List<String> newGames(int count) {
        return IntStream.range(0, count)
                .mapToObj(
                        i -> maker.game(new GameOrder("J", Map.of(), null, "")).game())
                .toList();
    }

    @Test
    void a_hundred_and_twenty_games_are_watched_at_once_and_put_away_when_all_have_gone() throws Exception {
        List<String> games = newGames(GAMES);
        List<Onlooker> onlookers = games.stream().map(game -> new Onlooker()).toList();

        atOnce(GAMES, i -> watch(games.get(i), onlookers.get(i)));
        watch.pass(Duration.ofHours(1));
        tables.putIdleAway();
        atOnce(GAMES, i -> remark(games.get(i)));

        assertThat(tables.size()).isEqualTo(GAMES);
        assertThat(onlookers).allSatisfy(onlooker -> {
            assertThat(onlooker.welcomes).hasValue(1);
            assertThat(onlooker.told).as("how it stood, and the remark").hasValue(2);
            assertThat(onlooker.sentAway).isFalse();
        });

        atOnce(
                GAMES,
                i -> tables.at(games.get(i), table -> {
                    table.unwatch(onlookers.get(i));
                    return table;
                }));
        tables.putIdleAway();
        assertThat(tables.size()).as("at hand for a while").isEqualTo(GAMES);
        watch.pass(Duration.ofMinutes(3));
        tables.putIdleAway();
        assertThat(tables.size()).isZero();
        assertThat(seq(games.get(7))).isEqualTo(1);
    }

    @Test
    void games_that_nobody_uses_take_up_only_so_much_memory_without_any_time_passing() {
        Tables small = new Tables(Servers.EDITIONS, new GameStore(database), watch, 20 * OpenGame.FEWEST_BYTES);
        List<String> games = newGames(60);
        Onlooker onlooker = new Onlooker();
        small.at(games.get(0), table -> {
            table.watch(onlooker, -1);
            return table;
        });

        games.forEach(game -> small.at(game, Table::now));

        assertThat(small.size()).isLessThanOrEqualTo(1 + 20 + 10);
        small.putIdleAway();
        assertThat(small.size()).as("and the one that is watched").isEqualTo(1 + 20);
        assertThat(onlooker.sentAway).isFalse();
    }

    @Test
    void games_put_away_under_the_hands_of_their_players_come_back_without_anyone_noticing() throws Exception {
        List<String> games = new ArrayList<>(newGames(5));
        maker.match(new GameOrder("J", Map.of(), null, ""), new Contest(MatchMode.CONCURRENT, "Ann", "Ben"))
                .games()
                .forEach(made -> games.add(made.game()));
        AtomicBoolean done = new AtomicBoolean();
        Future<?> housekeeper = threads.submit(() -> {
            while (!done.get()) {
                watch.pass(Duration.ofMinutes(3));
                tables.putIdleAway();
            }
        });
        AtomicInteger sentAway = new AtomicInteger();

        atOnce(350, i -> {
            String game = games.get(i % games.size());
            Onlooker onlooker = new Onlooker();
            watch(game, onlooker);
            remark(game);
            tables.at(game, table -> {
                table.unwatch(onlooker);
                return table;
            });
            if (onlooker.sentAway.get() || onlooker.told.get() < 2) {
                sentAway.incrementAndGet();
            }
        });
        done.set(true);
        housekeeper.get();

        assertThat(sentAway).hasValue(0);
        assertThat(games).allSatisfy(game -> assertThat(seq(game)).isEqualTo(350 / games.size()));
    }

    @Test
    void nobody_who_plays_waits_for_those_who_watch() throws InterruptedException {
        String game = newGames(1).get(0);
        CountDownLatch patience = new CountDownLatch(1);
        CountDownLatch toldAll = new CountDownLatch(2);
        Watcher slow = new Watcher() {
            @Override
            public boolean plays() {
                return false;
            }

            @Override
            public void welcome() {
                try {
                    patience.await();
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
            }

            @Override
            public void changed(Telling telling) {
                toldAll.countDown();
            }

            @Override
            public void closed(String why) {}
        };
        Onlooker player = new Onlooker();
        tables.at(game, table -> {
            table.watch(slow, -1);
            return table;
        });
        watch(game, player);

        remark(game);

        assertThat(player.told).as("how it stood, and the remark").hasValue(2);
        assertThat(toldAll.getCount()).isEqualTo(2);
        patience.countDown();
        toldAll.await();
    }

    private int seq(String game) {
        Change now = tables.at(game, Table::now);
        return now.seq();
    }

    private void watch(String game, Onlooker onlooker) {
        tables.at(game, table -> {
            table.watch(onlooker, -1);
            return table;
        });
    }

    private void remark(String game) {
        tables.at(game, table -> table.comment(Side.GERMAN, "Hm.", 0));
    }

    /** Work of one of many threads. */
    private interface Numbered {
        void run(int number);
    }

    private void atOnce(int count, Numbered work) throws ExecutionException, InterruptedException {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            all.add(threads.submit(() -> work.run(number)));
        }
        for (Future<?> each : all) {
            each.get();
        }
    }
}
