package seelowe.server.table;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Change;
import seelowe.scenarios.GameData;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.SeatRow;

/** All games that somebody uses just now. Others rest in the store until they are asked for. */
public final class Tables {
    /** Beyond this, games that nobody looks at are put away. */
    private static final int MOST_IN_MEMORY = 40;

    private final GameStore store;
    private final TableLoader loader;
    private final Map<String, Table> open = new LinkedHashMap<>(16, 0.75f, true);
    private final List<TableListener> listeners = new CopyOnWriteArrayList<>();

    public Tables(GameData data, GameStore store, Clock clock) {
        this.store = store;
        this.loader = new TableLoader(data, store, clock, everybody());
    }

    /** From now on this one is told of all that happens at any table. */
    void tell(TableListener listener) {
        listeners.add(listener);
    }

    private TableListener everybody() {
        return new TableListener() {
            @Override
            public void changed(String game, Change change) {
                listeners.forEach(listener -> listener.changed(game, change));
            }

            @Override
            public void putAway(String game) {
                listeners.forEach(listener -> listener.putAway(game));
            }
        };
    }

    /** What this token lets its holder do in this game. */
    public Role role(String game, String token) {
        Optional<SeatRow> seat = store.seat(Tokens.hash(token));
        if (seat.isPresent() && seat.get().game().equals(game)) {
            return Role.parse(seat.get().role());
        }
        if (store.game(game).isEmpty()) {
            throw unknown(game);
        }
        throw new JsonMistake(MistakeCode.UNKNOWN_TOKEN, "", "This token opens no seat of this game.");
    }

    /** Does something at a table, which is there as long as it takes. */
    public <T> T at(String game, Function<Table, T> work) {
        try {
            return work.apply(find(game));
        } catch (TableClosedException closed) {
            return work.apply(find(game));
        }
    }

    private synchronized Table find(String game) {
        Table table = open.get(game);
        if (table != null && !table.isClosed()) {
            return table;
        }
        GameRow row = store.game(game).orElseThrow(() -> unknown(game));
        loader.load(row).forEach(each -> open.put(each.row().id(), each));
        putSomeAway();
        Table found = open.get(game);
        if (found == null) {
            throw unknown(game);
        }
        return found;
    }

    private void putSomeAway() {
        for (Table table : new ArrayList<>(open.values())) {
            boolean otherIdle = table.otherBoard().map(Table::isIdle).orElse(true);
            if (open.size() > MOST_IN_MEMORY && !table.isClosed() && table.isIdle() && otherIdle) {
                forget(table);
                table.close("The game was put away.");
            }
        }
    }

    private void forget(Table table) {
        remove(table.row().id());
        table.otherBoard().ifPresent(other -> remove(other.row().id()));
    }

    private void remove(String game) {
        open.remove(game);
        listeners.forEach(listener -> listener.putAway(game));
    }

    /** Deletes the game; a match goes as a whole, and so does a series. */
    public synchronized void delete(String game) {
        GameRow row = store.game(game).orElseThrow(() -> unknown(game));
        String series = store.seriesOf(row).orElse(null);
        if (series != null) {
            List<GameRow> firstBoards = store.firstBoardsOfSeries(series);
            store.deleteSeries(series);
            firstBoards.forEach(board -> closeDeleted(board.id()));
            return;
        }
        if (row.matchId() == null) {
            store.delete(game);
        } else {
            store.deleteMatch(row.matchId());
        }
        closeDeleted(game);
    }

    /** With the other board of a match. */
    private void closeDeleted(String game) {
        Table table = open.get(game);
        if (table != null) {
            forget(table);
            table.close("The game was deleted.");
        }
    }

    public synchronized void closeAll() {
        List<Table> all = new ArrayList<>(open.values());
        open.clear();
        all.stream().filter(table -> !table.isClosed()).forEach(table -> table.close("The server stops."));
    }

    private static JsonMistake unknown(String game) {
        return new JsonMistake(MistakeCode.UNKNOWN_GAME, "", "There is no game " + game + " here.");
    }
}
