package seelowe.server.time;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.service.Change;
import seelowe.server.clock.ClockState;
import seelowe.server.store.GameRow;
import seelowe.server.table.Jobs;
import seelowe.server.table.Table;
import seelowe.server.table.TableListener;
import seelowe.server.table.Tables;

/** Plays on for people whose time has run out, where that was agreed, until they are back. */
public final class StandIns implements TableListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(StandIns.class);
    private static final String LEVEL = "steady";
    private static final String WORDS = "The computer plays on for the absent player. ";
    private static final int LONGEST_TURN_SECONDS = 60;

    private final Clocks clocks;
    private final Tables tables;
    private final Jobs jobs;
    private final Map<String, SeatedOpponent> players = new ConcurrentHashMap<>();

    public StandIns(Clocks clocks, Tables tables, int threadCount) {
        this.clocks = clocks;
        this.tables = tables;
        this.jobs = new Jobs("stand-in", threadCount, this::think, game -> false);
        clocks.tellWhenSubstituted(jobs::call);
    }

    /** Goes on where the computer played for somebody when the server stopped. */
    public void begin() {
        jobs.callSoon(clocks::substituted);
    }

    @Override
    public void changed(GameRow row, Change change) {
        if (change.kind() == Change.Kind.UNDO || change.after().state().result() != null) {
            players.remove(row.id());
        }
    }

    @Override
    public void putAway(String game) {
        players.remove(game);
    }

    private Jobs.Outcome think(String game) {
        try {
            return tables.at(game, this::decide) ? Jobs.Outcome.AGAIN : Jobs.Outcome.DONE;
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

    private static Jobs.Outcome failed(String game, RuntimeException failure) {
        LOG.warn("Game {}: nobody plays on for who is absent, until it is tried again: {}", game, failure.toString());
        return Jobs.Outcome.LATER;
    }

    /** Makes one decision; says whether there may be more. */
    private boolean decide(Table table) {
        String game = table.row().id();
        Change now = table.now();
        GameState state = now.after().state();
        if (state.result() != null || now.waits() != null || !isAbsent(game, RuleBook.decider(state))) {
            players.remove(game);
            return false;
        }
        Side side = RuleBook.decider(state);
        Decision decision = player(table, side).decide(state);
        play(table, side, decision, now.after());
        return true;
    }

    private boolean isAbsent(String game, Side side) {
        return clocks.of(game)
                        .map(face -> face.state())
                        .map(ClockState::standIn)
                        .orElse(null)
                == side;
    }

    private SeatedOpponent player(Table table, Side side) {
        SeatedOpponent seated = players.computeIfAbsent(
                table.row().id(), unused -> seated(table.row().opponentSeed(), side));
        return seated.side() == side ? seated : seated(table.row().opponentSeed(), side);
    }

    private static SeatedOpponent seated(long gameSeed, Side side) {
        long seed = Chance.mix(gameSeed + side.ordinal());
        return new SeatedOpponent(Opponents.kind(LEVEL).make(seed, pace()), side, seed);
    }

    private static Pace pace() {
        return Pace.ofSeconds(LONGEST_TURN_SECONDS, () -> false, 1);
    }

    /** He may have come back while the computer was thinking. */
    private void play(Table table, Side side, Decision decision, Point at) {
        if (isAbsent(table.row().id(), side)) {
            table.play(side, decision.action(), at, WORDS + decision.why());
        }
    }

    @Override
    public void close() {
        jobs.close();
    }
}
