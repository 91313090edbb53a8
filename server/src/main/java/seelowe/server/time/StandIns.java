package seelowe.server.time;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.service.Change;
import seelowe.server.clock.ClockState;
import seelowe.server.store.GameRow;
import seelowe.server.table.OnBehalf;
import seelowe.server.table.Table;
import seelowe.server.table.TableListener;
import seelowe.server.table.Tables;

/** Plays on for people whose time has run out, where that was agreed, until they are back. */
public final class StandIns implements TableListener, AutoCloseable {
    private static final String WORDS = "The computer plays on for the absent player. ";

    private final Clocks clocks;
    private final OnBehalf work;
    private final Map<String, SeatedOpponent> players = new ConcurrentHashMap<>();

    public StandIns(Clocks clocks, Tables tables, int threadCount) {
        this.clocks = clocks;
        this.work = new OnBehalf("stand-in", threadCount, tables, this::decide, "nobody plays on for who is absent");
        clocks.tellWhenSubstituted(work::call);
    }

    /** Goes on where the computer played for somebody when the server stopped. */
    public void begin() {
        work.callSoon(clocks::substituted);
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
        SeatedOpponent seated =
                players.computeIfAbsent(table.row().id(), unused -> OnBehalf.computer(table.row(), side));
        return seated.side() == side ? seated : OnBehalf.computer(table.row(), side);
    }

    /** He may have come back while the computer was thinking. */
    private void play(Table table, Side side, Decision decision, Point at) {
        if (isAbsent(table.row().id(), side)) {
            table.play(side, decision.action(), at, WORDS + decision.why());
        }
    }

    @Override
    public void close() {
        work.close();
    }
}
