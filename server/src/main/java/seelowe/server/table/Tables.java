package seelowe.server.table;

import java.time.Clock;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Change;
import seelowe.server.edition.Editions;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.SeatRow;

/** All games that somebody uses, or used a moment ago. Others rest in the store until they are asked for. */
public final class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    /** Whoever lost his connection finds his game at hand for so long. */
    private static final long MOST_IDLE_MILLIS = 120_000;
    /** Games that nobody uses take up no more than this share of the memory, whatever the time. */
    private static final int SHARE_OF_MEMORY = 16;

    private final GameStore store;
    private final TableLoader loader;
    private final Clock clock;
    private final long mostIdleBytes;
    private final Map<String, OpenGame> open = new HashMap<>();
    private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
    private boolean stopped;
    private long readSince;

    public Tables(Editions editions, GameStore store, Clock clock) {
        this(editions, store, clock, Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY);
    }

    /** @param mostIdleBytes that games may take up which nobody uses */
    Tables(Editions editions, GameStore store, Clock clock, long mostIdleBytes) {
        this.store = store;
        this.clock = clock;
        this.mostIdleBytes = mostIdleBytes;
        this.loader = new TableLoader(editions, store, clock, everybody());
    }

    /** From now on this one is told of all that happens at any table. */
    public void tell(TableListener listener) {
        listeners.add(listener);
    }

    private TableListener everybody() {
        return new TableListener() {
            @Override
            public void changed(GameRow game, Change change) {
                each(listener -> listener.changed(game, change));
            }

            @Override
            public void released(GameRow game) {
                each(listener -> listener.released(game));
            }

            @Override
            public void putAway(String game) {
                each(listener -> listener.putAway(game));
            }
        };
    }

    /** One who fails keeps nobody else from hearing. */
    private void each(Consumer<TableListener> words) {
        for (TableListener listener : listeners) {
            try {
                words.accept(listener);
            } catch (RuntimeException failure) {
                LOG.error("{} could not be told", listener, failure);
            }
        }
    }

    /** What this token lets its holder do in this game. */
    public Role role(String game, String token) {
        return Role.parse(seat(game, token).role());
    }

    /** The seat that this token opens in this game. */
    public SeatRow seat(String game, String token) {
        Optional<SeatRow> seat =
                store.seat(Tokens.hash(token)).filter(each -> each.game().equals(game));
        if (seat.isPresent()) {
            demandOpen(seat.get());
            return seat.get();
        }
        if (store.game(game).isEmpty()) {
            throw unknown(game);
        }
        throw new JsonMistake(MistakeCode.UNKNOWN_TOKEN, "", "This token opens no seat of this game.");
    }

    /** The seat of somebody who has shown who he is. */
    public SeatRow seatOf(String game, String person) {
        return store.seatOf(game, person)
                .orElseThrow(() -> store.game(game).isEmpty()
                        ? unknown(game)
                        : new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "You have no seat in this game."));
    }

    private static void demandOpen(SeatRow seat) {
        if (seat.withdrawnAt() != null) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_TOKEN, "", "This seat was withdrawn, or is taken on another device now.");
        }
    }

    /** Sends those away who are at a table by this seat, if any are. */
    public void dismiss(SeatRow seat, String why) {
        ifOpen(seat.game(), table -> table.dismiss(watcher -> watcher.holds(seat), why));
    }

    /** Sends somebody away from all tables. */
    public void dismiss(String person, String why) {
        openGames().forEach(game -> ifOpen(game, table -> table.dismiss(watcher -> watcher.isOf(person), why)));
    }

    private synchronized List<String> openGames() {
        return List.copyOf(open.keySet());
    }

    /** Says something to those who are at a table, if any are. */
    public void announce(String game, Announcement announcement) {
        ifOpen(game, table -> table.announce(announcement));
    }

    private void ifOpen(String game, Consumer<Table> work) {
        Optional<OpenGame> found = takeIfThere(game);
        if (found.isPresent()) {
            try {
                work.accept(found.get().table(game));
            } catch (TableClosedException closed) {
                LOG.debug("Game {} was closed: nobody is there", game);
            } finally {
                leave(found.get());
            }
        }
    }

    /** Does something at a table, which is there as long as it takes. */
    public <T> T at(String game, Function<Table, T> work) {
        while (true) {
            OpenGame taken = take(game);
            try {
                return work.apply(taken.table(game));
            } catch (TableClosedException closed) {
                LOG.debug("Game {} was closed by somebody else: found anew, or found to be gone", game);
            } finally {
                leave(taken);
            }
        }
    }

    private OpenGame take(String game) {
        Optional<OpenGame> found = takeIfOpen(game);
        if (found.isPresent()) {
            return found.get();
        }
        GameRow row = store.game(game).orElseThrow(() -> unknown(game));
        List<String> games = row.matchId() == null
                ? List.of(game)
                : store.gamesOfMatch(row.matchId()).stream().map(GameRow::id).toList();
        return take(game, new OpenGame(row, games, loader));
    }

    private synchronized Optional<OpenGame> takeIfOpen(String game) {
        if (stopped) {
            throw new JsonMistake(MistakeCode.CANNOT_LOAD, "", "The server stops.");
        }
        Optional<OpenGame> found = Optional.ofNullable(open.get(game));
        found.ifPresent(OpenGame::take);
        return found;
    }

    /** When the server stops, all are sent away anyway. */
    private synchronized Optional<OpenGame> takeIfThere(String game) {
        return stopped ? Optional.empty() : takeIfOpen(game);
    }

    /** Somebody else may have been faster. */
    private synchronized OpenGame take(String game, OpenGame ours) {
        return takeIfOpen(game).orElseGet(() -> {
            ours.games().forEach(each -> open.put(each, ours));
            ours.take();
            if (++readSince * OpenGame.FEWEST_BYTES > mostIdleBytes / 2) {
                putSurplusAway();
            }
            return ours;
        });
    }

    private synchronized void leave(OpenGame taken) {
        taken.leave(clock.millis());
    }

    /** Puts away what nobody has used for a while. Whoever asks for it again finds it as it was. */
    synchronized void putIdleAway() {
        long latest = clock.millis() - MOST_IDLE_MILLIS;
        idle().stream().filter(game -> game.idleSince() <= latest).forEach(this::putAway);
        putSurplusAway();
    }

    /** What was left last stays. Looking at every game takes a while, so it is done when so many have been read that it may matter. */
    private void putSurplusAway() {
        readSince = 0;
        List<OpenGame> idle = idle();
        long room = mostIdleBytes;
        for (int i = idle.size() - 1; i >= 0; i--) {
            room -= idle.get(i).bytes();
            if (room < 0) {
                putAway(idle.get(i));
            }
        }
    }

    /** The one left first comes first. */
    private List<OpenGame> idle() {
        return open.values().stream()
                .distinct()
                .filter(OpenGame::isIdle)
                .sorted(Comparator.comparingLong(OpenGame::idleSince))
                .toList();
    }

    private void putAway(OpenGame game) {
        forget(game);
        game.close("The game was put away.");
    }

    private void forget(OpenGame game) {
        for (String id : game.games()) {
            open.remove(id);
            each(listener -> listener.putAway(id));
        }
    }

    /** How many games are in memory. */
    synchronized int size() {
        return open.size();
    }

    /** Deletes the game; a match goes as a whole, and so does a series. */
    public void delete(String game) {
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

    /** Nobody plays on, in a match on both boards; whoever is there is sent away, and may come back to look. */
    public void closeForGood(String game) {
        GameRow row = store.game(game).orElseThrow(() -> unknown(game));
        List<GameRow> boards = row.matchId() == null ? List.of(row) : store.gamesOfMatch(row.matchId());
        boards.forEach(board -> store.closeForGood(board.id(), Closed.RESULT, clock.millis()));
        forget(game).ifPresent(closed -> closed.close(Closed.WHY));
    }

    /** With the other board of a match. */
    private void closeDeleted(String game) {
        forget(game).ifPresent(deleted -> deleted.close("The game was deleted."));
    }

    private synchronized Optional<OpenGame> forget(String game) {
        Optional<OpenGame> found = Optional.ofNullable(open.get(game));
        found.ifPresent(this::forget);
        return found;
    }

    /** Nothing is begun any more; what is under way is done, and then all who watch are told. */
    public void closeAll() {
        stop().forEach(game -> game.close("The server stops."));
    }

    private synchronized List<OpenGame> stop() {
        stopped = true;
        List<OpenGame> all = open.values().stream().distinct().toList();
        open.clear();
        return all;
    }

    private static JsonMistake unknown(String game) {
        return new JsonMistake(MistakeCode.UNKNOWN_GAME, "", "There is no game " + game + " here.");
    }
}
