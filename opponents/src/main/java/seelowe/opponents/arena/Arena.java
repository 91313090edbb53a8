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
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            AtomicInteger over = new AtomicInteger();
            List<Callable<Optional<PlayedGame>>> games = new ArrayList<>();
            for (int game = 0; game < matchUp.games(); game++) {
                int number = game;
                games.add(() -> {
                    if (stop.getAsBoolean()) {
                        return Optional.empty();
                    }
                    ArenaGame arenaGame = new ArenaGame(matchUp, number);
                    PlayedGame played = arenaGame.playOut();
                    keeper.accept(played, arenaGame.actions());
                    progress.accept(over.incrementAndGet());
                    return Optional.of(played);
                });
            }
            return new ArenaReport(matchUp, collect(workers.invokeAll(games)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The games were interrupted", e);
        } finally {
            workers.shutdownNow();
        }
    }

    private static List<PlayedGame> collect(List<Future<Optional<PlayedGame>>> games) throws InterruptedException {
        List<PlayedGame> played = new ArrayList<>();
        for (Future<Optional<PlayedGame>> game : games) {
            try {
                game.get().ifPresent(played::add);
            } catch (ExecutionException e) {
                throw new IllegalStateException("Game " + played.size() + " could not be played to its end", e);
            }
        }
        return played;
    }
}
