package seelowe.server.table;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Player;

/** Plays for the sides that no person has. Each decision is a task of its own, so that many games share the threads fairly. */
public final class ComputerPlayers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ComputerPlayers.class);
    private static final String AT_A_LOSS = "We are at a loss and do what comes to mind.";

    private final Tables tables;
    private final ExecutorService threads;
    private final Set<String> thinking = ConcurrentHashMap.newKeySet();
    private final Map<String, Player> players = new ConcurrentHashMap<>();

    public ComputerPlayers(Tables tables, int threadCount) {
        this.tables = tables;
        this.threads = Executors.newFixedThreadPool(threadCount, ComputerPlayers::thread);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "computer-player");
        thread.setDaemon(true);
        return thread;
    }

    /** Something happened in this game: if it is a computer's decision now, it will be made. */
    public void wake(String game) {
        if (thinking.add(game)) {
            try {
                threads.execute(() -> think(game));
            } catch (RejectedExecutionException stopping) {
                thinking.remove(game);
            }
        }
    }

    private void think(String game) {
        boolean again = false;
        try {
            again = tables.at(game, this::decide);
        } catch (Denied denied) {
            LOG.warn("Game {}: {}", game, denied.sentence());
        } catch (RuntimeException failure) {
            LOG.error("Game {} cannot go on", game, failure);
        } finally {
            thinking.remove(game);
        }
        if (again) {
            wake(game);
        }
    }

    /** Makes one decision; says whether there may be more. */
    private boolean decide(Table table) {
        Side side = table.computerToDecide().orElse(null);
        if (side == null) {
            return false;
        }
        Moment now = table.now();
        Decision decision = decision(table, side, now.after());
        table.act(side, decision.action(), now.seq(), decision.why());
        table.otherBoard().ifPresent(other -> wake(other.row().id()));
        return true;
    }

    private Decision decision(Table table, Side side, GameState state) {
        String key = table.row().id() + " " + side.name();
        try {
            return players.computeIfAbsent(key, unused -> player(table, side)).decide(state);
        } catch (RuntimeException bug) {
            LOG.error("Game {}: {} failed", table.row().id(), table.computer(side), bug);
            long seed = table.row().opponentSeed() + state.hash();
            return new Decision(RuleBook.sample(state, new Chance(seed)), AT_A_LOSS);
        } finally {
            if (state.result() != null) {
                players.remove(key);
            }
        }
    }

    private static Player player(Table table, Side side) {
        long seed = Chance.mix(table.row().opponentSeed() + side.ordinal());
        return new Player(Opponents.named(table.computer(side), seed), side, seed);
    }

    /** Lets the decisions under way come to their end, but not for long: what is kept is safe. */
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            if (!threads.awaitTermination(2, TimeUnit.SECONDS)) {
                LOG.warn("A computer player is still thinking");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
