package seelowe.server.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.service.Change;
import seelowe.server.store.GameRow;

/**
 * Plays for the sides that no person has. Each decision is a job of its own, so that many games share the threads fairly; it is tried
 * again until it is done, whatever failed.
 */
public final class ComputerPlayers implements TableListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ComputerPlayers.class);
    private static final String AT_A_LOSS = "We are at a loss and do what comes to mind.";

    private static final int LONGEST_TURN_SECONDS = 60;

    private final Tables tables;
    private final Jobs jobs;
    private final Map<String, Map<Side, SeatedOpponent>> players = new ConcurrentHashMap<>();
    /** How many sit at a game: whoever is waited for comes before all whom nobody looks at. */
    private final Map<String, Integer> attended = new ConcurrentHashMap<>();

    public ComputerPlayers(Tables tables, int threadCount) {
        this.tables = tables;
        this.jobs = new Jobs("computer-player", threadCount, this::think, attended::containsKey);
        tables.tell(this);
    }

    /** Something happened in this game: if it is a computer's decision now, it will be made. */
    public void wake(String game) {
        jobs.call(game);
    }

    /** The same for many, in a moment: whoever has just come must not wait for it. */
    public void wakeSoon(Supplier<List<String>> games) {
        jobs.callSoon(games);
    }

    /** Somebody sits down at this game: from now on he waits for the computer. */
    public void joined(String game) {
        attended.merge(game, 1, Integer::sum);
        wake(game);
    }

    public void left(String game) {
        attended.computeIfPresent(game, (unused, people) -> people > 1 ? people - 1 : null);
    }

    /** Players have lost the thread when something was taken back, and are done when the game is over. */
    @Override
    public void changed(GameRow row, Change change) {
        if (!hasComputer(row)) {
            return;
        }
        String game = row.id();
        boolean over = change.after().state().result() != null;
        if (change.kind() == Change.Kind.UNDO || over) {
            players.remove(game);
        }
        if (!over) {
            wake(game);
        }
    }

    @Override
    public void released(GameRow row) {
        if (hasComputer(row)) {
            wake(row.id());
        }
    }

    private static boolean hasComputer(GameRow row) {
        return !row.germanPlayer().isEmpty() || !row.britishPlayer().isEmpty();
    }

    @Override
    public void putAway(String game) {
        players.remove(game);
    }

    /** How many games have a computer player in memory. */
    int games() {
        return players.size();
    }

    private Jobs.Outcome think(String game) {
        try {
            return tables.at(game, this::decide) ? Jobs.Outcome.AGAIN : Jobs.Outcome.DONE;
        } catch (JsonMistake mistake) {
            return switch (mistake.code()) {
                case STALE -> Jobs.Outcome.AGAIN;
                case UNKNOWN_GAME -> gone(game);
                default -> failed(game, mistake);
            };
        } catch (RuntimeException failure) {
            return failed(game, failure);
        }
    }

    private Jobs.Outcome gone(String game) {
        players.remove(game);
        return Jobs.Outcome.DONE;
    }

    private static Jobs.Outcome failed(String game, RuntimeException failure) {
        LOG.warn("Game {}: the computer cannot go on and will try again: {}", game, failure.toString());
        LOG.debug("Game {}", game, failure);
        return Jobs.Outcome.LATER;
    }

    /** Makes one decision; says whether there may be more. */
    private boolean decide(Table table) {
        Side side = table.computerToDecide().orElse(null);
        if (side == null) {
            return ponder(table);
        }
        Change now = table.now();
        Decision decision = decision(table, side, now.after().state());
        table.play(side, decision.action(), now.after(), decision.why());
        return true;
    }

    /** While a person decides, a computer player who has sat down may think ahead, a moment at a time; says whether he would go on. */
    private boolean ponder(Table table) {
        GameState state = table.state();
        Map<Side, SeatedOpponent> seated = players.getOrDefault(table.row().id(), Map.of());
        SeatedOpponent waiting = state.result() != null
                ? null
                : seated.get(RuleBook.decider(state).enemy());
        return waiting != null && waiting.ponder(state);
    }

    private Decision decision(Table table, Side side, GameState state) {
        Map<Side, SeatedOpponent> seated =
                players.computeIfAbsent(table.row().id(), unused -> new EnumMap<>(Side.class));
        try {
            return seated.computeIfAbsent(side, unused -> player(table, side)).decide(state);
        } catch (RuntimeException bug) {
            LOG.error("Game {}: {} failed", table.row().id(), table.computer(side), bug);
            long seed = table.row().opponentSeed() + state.hash();
            return new Decision(RuleBook.sample(state, new Chance(seed)), AT_A_LOSS);
        }
    }

    private static SeatedOpponent player(Table table, Side side) {
        long seed = Chance.mix(table.row().opponentSeed() + side.ordinal());
        return new SeatedOpponent(Opponents.kind(table.computer(side)).make(seed, pace()), side, seed);
    }

    /** Each level has its own time for a turn; a thread that is told to stop, as on closing, thinks no further. */
    private static Pace pace() {
        int cores = Runtime.getRuntime().availableProcessors();
        return Pace.ofSeconds(LONGEST_TURN_SECONDS, () -> false, cores);
    }

    /** Lets the decisions under way come to their end, but not for long: what is kept is safe. */
    @Override
    public void close() {
        jobs.close();
    }
}
