package seelowe.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommitsTest {
    @TempDir
    Path folder;

    private final AtomicInteger transactions = new AtomicInteger();
    private Jdbi jdbi;
    private Commits commits;

    @BeforeEach
    void open() {
        jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("games.db"));
        jdbi.useHandle(handle -> {
            handle.execute(
                    "CREATE TABLE games (id TEXT PRIMARY KEY, turn, phase, decider, result, played_at, last_seq, closed_at)");
            handle.execute("CREATE TABLE entries (game, seq, kind, side, notation, dice, rules, events, hash, note, at,"
                    + " PRIMARY KEY (game, seq))");
        });
        commits = new Commits(jdbi, transactions::incrementAndGet);
    }

    @AfterEach
    void close() {
        commits.close();
    }

    private static Commits.Work entry(String game, int seq) {
        return session -> session.insert(new EntryRow(game, seq, "act", "german", "", "", 1, "", "", "", 0));
    }

    private List<String> kept() {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT game FROM entries ORDER BY game")
                .mapTo(String.class)
                .list());
    }

    @Test
    void what_is_written_is_on_the_disk_when_the_writer_goes_on() {
        commits.commit(entry("A", 1));

        assertThat(kept()).containsExactly("A");
    }

    @Test
    void what_comes_in_during_a_commit_is_committed_together_and_what_fails_fails_alone() throws InterruptedException {
        commits.commit(entry("A", 1));
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        List<CompletableFuture<Void>> all = new ArrayList<>();
        all.add(CompletableFuture.runAsync(() -> commits.commit(session -> {
            busy.countDown();
            await(free);
        })));
        busy.await();
        for (String game : List.of("B", "C", "A", "D", "E")) {
            all.add(CompletableFuture.runAsync(() -> commits.commit(entry(game, 1)), task -> new Thread(task).start()));
        }
        while (commits.waiting() < 5) {
            Thread.onSpinWait();
        }
        int before = transactions.get();
        free.countDown();

        assertThatThrownBy(all.get(3)::join).hasMessageContaining("faster");
        all.remove(3);
        all.forEach(CompletableFuture::join);
        assertThat(kept()).containsExactly("A", "B", "C", "D", "E");
        assertThat(transactions.get() - before).isEqualTo(1 + 4);
    }

    @Test
    void many_at_once_share_a_transaction() throws InterruptedException {
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        threads.add(new Thread(() -> commits.commit(session -> {
            busy.countDown();
            await(free);
        })));
        threads.get(0).start();
        busy.await();
        for (int game = 1; game <= 20; game++) {
            String name = "game " + game;
            threads.add(new Thread(() -> commits.commit(entry(name, 1))));
            threads.get(game).start();
        }
        while (commits.waiting() < 20) {
            Thread.onSpinWait();
        }
        free.countDown();
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(kept()).hasSize(20);
        assertThat(transactions.get()).isEqualTo(2);
    }

    @Test
    void nothing_is_committed_when_the_database_is_not_in_its_place() {
        try (Commits barred = new Commits(jdbi, () -> {
            throw new StoreException("gone");
        })) {
            assertThatThrownBy(() -> barred.commit(entry("A", 1)))
                    .isInstanceOf(StoreException.class)
                    .hasMessage("gone");
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void after_the_end_nothing_is_taken_and_nothing_is_left_behind() {
        commits.commit(entry("A", 1));
        commits.close();

        assertThatThrownBy(() -> commits.commit(entry("B", 1))).isInstanceOf(StoreException.class);
        assertThat(kept()).containsExactly("A");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
