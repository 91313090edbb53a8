package seelowe.server.table;

import java.lang.ref.WeakReference;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.state.GameState;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Remarks;
import seelowe.server.store.EntryRow;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.StoreException;

/**
 * One live game. One change at a time: it is checked, played, kept, and only then told, when the table is free again. If it cannot be
 * kept, the table closes, so that the next who asks reads the game anew and finds it as it was.
 */
public final class Table implements PlayedGame {
    private final GameRow row;
    private final Play play;
    private final TableDice dice;
    private final GameStore store;
    private final Clock clock;
    private final ReentrantLock lock;
    private final Names names;
    private final Entries entries;
    private final TableListener listener;
    private final Rooms rooms = new Rooms();
    private final Chronicle chronicle = new Chronicle();
    private final Remarks remarks = new Remarks();
    /** How things stand, for many who come at the same time. */
    private WeakReference<@Nullable Telling> latest = new WeakReference<>(null);

    private int seq;
    private @Nullable Table otherBoard;
    private boolean closed;

    /** @param lock shared by both boards of a match */
    Table(
            GameRow row,
            Play play,
            TableDice dice,
            GameStore store,
            Clock clock,
            ReentrantLock lock,
            TableListener listener) {
        this.row = row;
        this.play = play;
        this.dice = dice;
        this.store = store;
        this.clock = clock;
        this.lock = lock;
        this.listener = listener;
        this.names = new Names(play.now().state().scenario());
        this.entries = new Entries(row.id(), names);
    }

    void pairWith(Table other) {
        this.otherBoard = other;
        other.otherBoard = this;
    }

    public Optional<Table> otherBoard() {
        return Optional.ofNullable(otherBoard);
    }

    public GameRow row() {
        return row;
    }

    @Override
    public Names names() {
        return names;
    }

    @Override
    public DiceSeed seed() {
        return dice.seed();
    }

    @Override
    public Recording recording() {
        return RecordMaker.recording(this);
    }

    /** The computer opponent of a side; empty for a person. */
    public String computer(Side side) {
        return side == Side.GERMAN ? row.germanPlayer() : row.britishPlayer();
    }

    public GameState state() {
        return now().after().state();
    }

    @Override
    public Change now() {
        return held(this::standing);
    }

    @Override
    public Change play(Side side, Action action, int seen) {
        return changing(() -> {
            Demands.current(seen, seq);
            return act(side, action, "");
        });
    }

    /**
     * Plays what a computer opponent has decided.
     *
     * @param at where the game stood when he began to think
     * @param words what he says about it
     */
    Change play(Side side, Action action, Point at, String words) {
        return changing(() -> {
            if (play.now() != at) {
                throw new JsonMistake(MistakeCode.STALE, "", "The game has moved on.");
            }
            return act(side, action, words);
        });
    }

    private Change act(Side side, Action action, String words) {
        Point before = play.now();
        Demands.decision(before.state(), side);
        if (play.play(side, action) instanceof Outcome.Refused refused) {
            throw JsonMistake.refused(refused.refusal());
        }
        Change change = keep(Change.Kind.ACT, side, before, words);
        tellOtherBoard(before.state(), change);
        return change;
    }

    @Override
    public Change undo(Side side, int seen) {
        return changing(() -> {
            Demands.current(seen, seq);
            Point before = play.now();
            Demands.decision(before.state(), side);
            Demands.undo(canUndo());
            play.undo();
            remarks.keep(play.now().actions());
            return keep(Change.Kind.UNDO, side, before, "");
        });
    }

    @Override
    public Change comment(Side side, String words, int about) {
        return changing(() -> {
            Point point = play.now().at(Math.min(about, play.now().actions()));
            remarks.add(point.actions(), side, words);
            return keep(Change.Kind.COMMENT, side, point, words);
        });
    }

    @Override
    public Remarks remarks() {
        return remarks;
    }

    /** What came with a record stays as it was played there. */
    private boolean canUndo() {
        return play.canUndo() && play.now().actions() > row.imported();
    }

    private Change keep(Change.Kind kind, Side side, Point before, String words) {
        Change change = change(seq + 1, kind, side, before, words);
        EntryRow entry = entries.write(change, dice.takeShown(), clock.millis());
        try {
            store.append(entry, Entries.progress(play.now().state(), clock.millis()));
        } catch (StoreException failure) {
            close("The game could not be kept and is read anew.");
            throw new JsonMistake(MistakeCode.CANNOT_STORE, "", "Nothing has changed: " + failure.getMessage() + ".");
        }
        seq = change.seq();
        chronicle.add(change);
        tell(change);
        rooms.add(() -> listener.changed(row.id(), change));
        return change;
    }

    private void tell(Change change) {
        Telling telling = new Telling(this, change);
        latest = new WeakReference<>(change.kind() == Change.Kind.START ? telling : null);
        rooms.tellAll(watcher -> watcher.changed(telling));
    }

    /** What was done here may let the other board go on. */
    private void tellOtherBoard(GameState before, Change change) {
        GameState after = play.now().state();
        boolean turned = before.turn() != after.turn() || after.result() != null;
        if (otherBoard != null && turned) {
            Table other = otherBoard;
            other.tell(other.standing());
            other.rooms.add(() -> listener.changed(other.row.id(), change));
        }
    }

    /** Everything is taken up: the game goes on under today's rules. */
    void goOn() {
        play.adopt(RulesVersion.TODAY);
    }

    /** Takes up an entry that was kept earlier, if the other board lets it. */
    boolean restore(EntryRow entry) {
        if (play.mustWait().isPresent()) {
            return false;
        }
        Point before = play.now();
        entries.restore(entry, play, dice);
        seq = entry.seq();
        Side side = Entries.side(entry);
        if (Entries.kind(entry) == Change.Kind.COMMENT) {
            remarks.add(Entries.about(entry, before.actions()), side, Entries.words(entry));
        } else {
            remarks.keep(play.now().actions());
        }
        chronicle.add(change(seq, Entries.kind(entry), side, before, Entries.words(entry)));
        return true;
    }

    private Change standing() {
        return change(seq, Change.Kind.START, null, play.now(), "");
    }

    private Change change(int number, Change.Kind kind, @Nullable Side side, Point before, String words) {
        return new Change(
                number,
                kind,
                side,
                before,
                play.now(),
                canUndo(),
                play.mustWait().orElse(null),
                words);
    }

    /**
     * From now on tells the watcher of every change; before that, of those that he missed.
     *
     * @param since the last change that he knows; negative for none. If it is too long ago, he is told
     *     how things stand
     */
    public void watch(Watcher watcher, int since) {
        changing(() -> {
            List<Change> missed = chronicle.after(since, seq);
            List<Telling> told = missed.isEmpty()
                    ? List.of(latest())
                    : missed.stream().map(change -> new Telling(this, change)).toList();
            rooms.enter(watcher, () -> {
                watcher.welcome();
                told.forEach(watcher::changed);
            });
            return watcher;
        });
    }

    /** Tells one of them how things stand. */
    public void show(Watcher watcher) {
        changing(() -> {
            Telling telling = latest();
            rooms.add(watcher, () -> watcher.changed(telling));
            return telling;
        });
    }

    private Telling latest() {
        Telling telling = latest.get();
        if (telling == null) {
            telling = new Telling(this, standing());
            latest = new WeakReference<>(telling);
        }
        return telling;
    }

    public void unwatch(Watcher watcher) {
        rooms.leave(watcher);
    }

    /** Does something when all that has happened so far is told to this one. */
    public void afterwards(Watcher watcher, Runnable work) {
        rooms.add(watcher, work);
        rooms.deliver(watcher);
    }

    /** The side whose decision it is and that a computer plays, if it may go on. */
    Optional<Side> computerToDecide() {
        Change now = now();
        GameState state = now.after().state();
        if (state.result() != null || now.waits() != null) {
            return Optional.empty();
        }
        Side decider = RuleBook.decider(state);
        return computer(decider).isEmpty() ? Optional.empty() : Optional.of(decider);
    }

    /** How many actions stand. */
    int actions() {
        lock.lock();
        try {
            return play.now().actions();
        } finally {
            lock.unlock();
        }
    }

    boolean isIdle() {
        lock.lock();
        try {
            return closed || (rooms.isEmpty() && computerToDecide().isEmpty());
        } finally {
            lock.unlock();
        }
    }

    /** Nobody may use this table any more. */
    void close(String why) {
        lock.lock();
        try {
            closed = true;
            rooms.dismissAll(watcher -> watcher.closed(why));
            if (otherBoard != null && !otherBoard.closed) {
                otherBoard.close(why);
            }
        } finally {
            lock.unlock();
        }
        deliver();
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    private <T> T changing(Supplier<T> work) {
        try {
            return held(work);
        } finally {
            deliver();
        }
    }

    /** Nothing is told while the table is held; who holds it will tell. */
    private void deliver() {
        if (lock.isHeldByCurrentThread()) {
            return;
        }
        rooms.deliver();
        if (otherBoard != null) {
            otherBoard.rooms.deliver();
        }
    }

    private <T> T held(Supplier<T> work) {
        lock.lock();
        try {
            if (closed) {
                throw new TableClosedException();
            }
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
