package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import seelowe.engine.action.Action;

/** Plays all games of a match-up, several at a time. */
public final class Arena {
    private Arena() {}

    /** Plays the games; after each, {@code progress} hears how many are over, on whatever thread played it. */
    public static ArenaReport play(MatchUp matchUp, int threads, IntConsumer progress) {
        return play(matchUp, threads, progress, () -> false);
    }

    /** The same, except that no further game is begun once {@code stop} holds; the report has those that were. */
    public static ArenaReport play(MatchUp matchUp, int threads, IntConsumer progress, BooleanSupplier stop) {
        return play(matchUp, threads, progress, stop, (played, actions) -> {});
    }

    /** The same, with somebody to keep each finished game and its actions; he is called by the threads that play. */
    public static ArenaReport play(
            MatchUp matchUp,
            int threads,
            IntConsumer progress,
            BooleanSupplier stop,
            BiConsumer<PlayedGame, List<Action>> keeper) {
        AtomicInteger over = new AtomicInteger();
        List<Optional<PlayedGame>> games = each(matchUp.games(), threads, number -> {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            ArenaGame game = new ArenaGame(matchUp, number);
            PlayedGame played = game.playOut();
            keeper.accept(played, game.actions());
            progress.accept(over.incrementAndGet());
            return Optional.of(played);
        });
        return new ArenaReport(matchUp, games.stream().flatMap(Optional::stream).toList());
    }

    /** What comes of the games with numbers below {@code count}, in order, several played at a time. */
    static <T> List<T> each(int count, int threads, IntFunction<T> game) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<T>> games = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                int number = i;
                games.add(() -> game.apply(number));
            }
            return collect(workers.invokeAll(games));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The games were interrupted", e);
        } finally {
            workers.shutdownNow();
        }
    }

    private static <T> List<T> collect(List<Future<T>> games) throws InterruptedException {
        List<T> played = new ArrayList<>();
        for (Future<T> game : games) {
            try {
                played.add(game.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException("Game " + played.size() + " could not be played to its end", e);
            }
        }
        return played;
    }
}
