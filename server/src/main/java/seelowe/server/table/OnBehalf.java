package seelowe.server.table;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.JsonMistake;
import seelowe.server.store.GameRow;

/** Decides for people who are not asked: one decision after the other, each tried again until it is done. */
public final class OnBehalf implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OnBehalf.class);
    private static final String LEVEL = "steady";
    private static final int LONGEST_TURN_SECONDS = 60;

    private final Tables tables;
    private final Predicate<Table> decide;
    private final String failing;
    private final Jobs jobs;

    /**
     * @param decide makes one decision in a game; says whether there may be more
     * @param failing what is so while that fails
     */
    public OnBehalf(String name, int threadCount, Tables tables, Predicate<Table> decide, String failing) {
        this.tables = tables;
        this.decide = decide;
        this.failing = failing;
        this.jobs = new Jobs(name, threadCount, this::attempt, game -> false);
    }

    /** There may be something to decide in this game. */
    public void call(String game) {
        jobs.call(game);
    }

    /** There may be something to decide in all of these. */
    public void callSoon(Supplier<List<String>> games) {
        jobs.callSoon(games);
    }

    /** The computer that takes somebody's place for a while. */
    public static SeatedOpponent computer(GameRow row, Side side) {
        long seed = Chance.mix(row.opponentSeed() + side.ordinal());
        Pace pace = Pace.ofSeconds(LONGEST_TURN_SECONDS, () -> false, 1);
        return new SeatedOpponent(Opponents.kind(LEVEL).make(seed, pace), side, seed);
    }

    private Jobs.Outcome attempt(String game) {
        try {
            return tables.at(game, decide::test) ? Jobs.Outcome.AGAIN : Jobs.Outcome.DONE;
        } catch (JsonMistake mistake) {
            return switch (mistake.code()) {
                case STALE -> Jobs.Outcome.AGAIN;
                case UNKNOWN_GAME, GAME_OVER -> Jobs.Outcome.DONE;
                default -> failed(game, mistake);
            };
        } catch (RuntimeException failure) {
            return failed(game, failure);
        }
    }

    private Jobs.Outcome failed(String game, RuntimeException failure) {
        LOG.warn("Game {}: {}, until it is tried again: {}", game, failing, failure.toString());
        return Jobs.Outcome.LATER;
    }

    @Override
    public void close() {
        jobs.close();
    }
}
