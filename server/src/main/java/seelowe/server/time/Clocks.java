package seelowe.server.time;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.Values;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.server.clock.ClockFace;
import seelowe.server.clock.ClockState;
import seelowe.server.clock.ClockTerms;
import seelowe.server.store.Database;
import seelowe.server.store.GameRow;
import seelowe.server.store.StoreException;
import seelowe.server.table.Announcement;
import seelowe.server.table.Feature;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ObjectNode;

/**
 * Runs the clocks of all games that have one: they begin when both seats are taken, follow who is to decide, and stand where they were while
 * the server is down.
 */
public final class Clocks implements Feature, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Clocks.class);
    private static final long SECONDS_BETWEEN_LOOKS = 1;
    private static final int LOOKS_BETWEEN_ROUNDS = 15;

    private final ClockStore store;
    private final Tables tables;
    private final Clock clock;
    private final Map<String, TimedGame> games = new ConcurrentHashMap<>();
    private final List<Consumer<String>> substitutes = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "clocks");
        one.setDaemon(true);
        return one;
    });
    private int looks;

    public Clocks(Database database, Tables tables, Clock clock) {
        this.store = new ClockStore(database);
        this.tables = tables;
        this.clock = clock;
    }

    /** Takes up the clocks where they stood when the server was seen last; from now on they run. */
    public void begin() {
        long now = clock.millis();
        long seen = store.seen().orElse(now);
        List<String> moved = new ArrayList<>();
        for (ClockStore.Kept kept : store.running()) {
            TimedGame game = new TimedGame(kept.game(), kept.state().wakenedAfter(seen, now));
            games.put(kept.game(), game);
            @Nullable Side runs = game.state().runs();
            if (runs == null || !Values.word(runs).equals(kept.decider())) {
                moved.add(kept.game());
            }
        }
        round();
        ScheduledFuture<?> first = thread.schedule(() -> moved.forEach(this::follow), 0, TimeUnit.SECONDS);
        ScheduledFuture<?> looking = thread.scheduleWithFixedDelay(
                this::look, SECONDS_BETWEEN_LOOKS, SECONDS_BETWEEN_LOOKS, TimeUnit.SECONDS);
        LOG.debug("{} clocks run: {} {}", games.size(), first, looking);
    }

    /** Asks to be told of games in which the computer is to play on for somebody. */
    void tellWhenSubstituted(Consumer<String> substitute) {
        substitutes.add(substitute);
    }

    /** What both sides of a game have left; empty for a game without a clock. */
    public Optional<ClockFace> of(String game) {
        TimedGame timed = games.get(game);
        Optional<ClockState> state = timed == null ? store.state(game) : Optional.of(timed.state());
        return state.map(each -> new ClockFace(each, clock.millis()));
    }

    /** The clocks of a game that is on. */
    private Optional<TimedGame> timed(GameRow row) {
        if (row.clock().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(games.computeIfAbsent(
                row.id(),
                id -> new TimedGame(
                        id,
                        store.state(id)
                                .orElseGet(() -> ClockState.fresh(
                                        ClockTerms.kept(row.clock()).orElseThrow())))));
    }

    @Override
    public void addTo(Messages<Visit> messages) {
        new ClockMessages(this, clock).addTo(messages);
    }

    @Override
    public void admit(Visit visit, Request request) {
        ClockMessages.demandBack(visit, request, this);
    }

    @Override
    public void greet(Visit visit, ObjectNode hello) {
        of(visit.table().row().id()).ifPresent(face -> hello.set("clocks", face.json()));
    }

    @Override
    public void came(Visit visit) {
        line(visit, true);
    }

    @Override
    public void went(Visit visit) {
        line(visit, false);
    }

    private void line(Visit visit, boolean comes) {
        GameRow row = visit.table().row();
        if (row.clock().isEmpty()) {
            return;
        }
        TimedGame game = timed(row).orElseThrow();
        for (Side side : Side.values()) {
            boolean changed = visit.screen().plays(side) && game.line(side, visit.screen(), comes);
            if (changed && game.state().runs() == side) {
                change(game, state -> state.line(comes, clock.millis()));
            }
        }
        if (comes && !game.state().hasBegun()) {
            beginIfReady(row.id());
        }
        if (game.isLeft() && (!game.state().hasBegun() || isOver(visit.table()))) {
            games.remove(row.id(), game);
        }
    }

    private static boolean isOver(Table table) {
        return table.state().result() != null;
    }

    private void beginIfReady(String game) {
        if (store.ready().contains(game)) {
            follow(game);
        }
    }

    @Override
    public void changed(GameRow row, Change change) {
        boolean moves = change.kind() == Change.Kind.ACT || change.kind() == Change.Kind.UNDO;
        if (moves && !row.clock().isEmpty()) {
            timed(row).filter(game -> game.state().hasBegun()).ifPresent(game -> stand(game, change));
        }
    }

    @Override
    public void released(GameRow row) {
        if (!row.clock().isEmpty()) {
            follow(row.id());
        }
    }

    /** Lets the clocks of a game run as it stands now. */
    void follow(String game) {
        try {
            tables.at(game, table -> {
                timed(table.row()).ifPresent(timed -> stand(timed, table.now()));
                return table;
            });
        } catch (JsonMistake gone) {
            games.remove(game);
            LOG.debug("Game {} is gone", game, gone);
        }
    }

    private void stand(TimedGame game, Change change) {
        if (!game.follows(change.seq())) {
            return;
        }
        GameState state = change.after().state();
        long now = clock.millis();
        if (state.result() != null) {
            change(game, each -> each.stopped(now));
            games.remove(game.game, game);
            return;
        }
        Side decider = RuleBook.decider(state);
        @Nullable Side runs = change.waits() == null ? decider : null;
        change(game, each -> each.at(runs, state.phase().side(), playerTurn(state), game.isThere(decider), now));
        if (game.state().standIn() == decider) {
            substitutes.forEach(each -> each.accept(game.game));
        }
    }

    /** Player-Turns in their order, those of the set-up first. */
    private static int playerTurn(GameState state) {
        PhaseName phase = state.phase();
        return (phase.isSetUp() ? 0 : 2 * state.turn()) + phase.side().ordinal();
    }

    /** Keeps what has become of the clocks and tells those at the table. */
    private void change(TimedGame game, UnaryOperator<ClockState> deed) {
        ClockState before = game.state();
        if (game.change(deed)) {
            try {
                store.save(game.game, game.state());
            } finally {
                tellIfSeen(game, before);
            }
        }
    }

    /** That time goes by, every page sees by itself. */
    private void tellIfSeen(TimedGame game, ClockState before) {
        ClockState after = game.state();
        boolean same = before.runs() == after.runs()
                && before.standIn() == after.standIn()
                && before.turn() == after.turn()
                && (before.pausedSince() < 0) == (after.pausedSince() < 0)
                && before.german().leaveUntil() == after.german().leaveUntil()
                && before.british().leaveUntil() == after.british().leaveUntil();
        if (!same) {
            tell(game);
        }
    }

    private void tell(TimedGame game) {
        ObjectNode message = Json.object().put("type", "clocks");
        message.setAll(new ClockFace(game.state(), clock.millis()).json());
        tables.announce(game.game, Announcement.toAll(message));
    }

    /** For messages: changes the clocks of a table's game, and then lets them run as it stands. */
    void change(Table table, UnaryOperator<ClockState> deed) {
        TimedGame game = timed(table.row()).orElseThrow();
        change(game, deed);
        stand(game, table.now());
    }

    /** One round of the clocks' thread. */
    private void look() {
        try {
            games.values().forEach(this::look);
            if (++looks % LOOKS_BETWEEN_ROUNDS == 0) {
                round();
            }
        } catch (RuntimeException failure) {
            LOG.warn("The clocks could not be looked at: {}", failure.toString());
        }
    }

    private void look(TimedGame game) {
        long now = clock.millis();
        @Nullable Side out = game.newlyOut(now);
        if (out == null) {
            return;
        }
        if (game.state().terms().settlement() == ClockTerms.Settlement.COMPUTER) {
            change(game, state -> state.out(now) == out ? state.standInFor(out, now) : state);
            substitutes.forEach(each -> each.accept(game.game));
        } else {
            tell(game);
        }
    }

    /** Notes that the server runs, and begins clocks that nobody came to begin. */
    private void round() {
        store.seen(clock.millis());
        store.ready().forEach(this::follow);
    }

    /** Whether the computer plays on for this side of a game. */
    public boolean isSubstituted(String game, Side side) {
        return of(game).map(face -> face.state().standIn()).filter(side::equals).isPresent();
    }

    /** Games in which the computer plays on for somebody. */
    List<String> substituted() {
        return games.values().stream()
                .filter(game -> game.state().standIn() != null)
                .map(game -> game.game)
                .toList();
    }

    @Override
    public void putAway(String game) {
        games.computeIfPresent(game, (unused, timed) -> timed.state().hasBegun() ? timed : null);
    }

    /** Notes when the server was seen last; where that cannot be kept, the last round's note stands. */
    @Override
    public void close() {
        thread.shutdownNow();
        try {
            store.seen(clock.millis());
        } catch (StoreException failure) {
            LOG.warn("The time of the end is not kept: {}", failure.getMessage());
        }
    }
}
