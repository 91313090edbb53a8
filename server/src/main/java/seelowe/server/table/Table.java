package seelowe.server.table;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
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
    final Play play;
    private final TableDice dice;
    private final GameStore store;
    private final Clock clock;
    private final ReentrantLock lock;
    private final Names names;
    private final Entries entries;
    private final TableListener listener;
    private final Hall hall = new Hall(this);
    private final Remarks remarks = new Remarks();

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

    /** The name of the person on a side; empty if there is none yet, or nobody was asked for it. */
    public String person(Side side) {
        return store.name(row.id(), Role.of(side).word());
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
            Closed.current(row, seen, seq);
            Deed deed = Deed.of(side, action, play.now().state());
            return act(deed.side(), deed.action(), "");
        });
    }

    /**
     * Plays what was decided for a side by somebody who is no screen: a computer opponent, a clock, orders that were given before.
     *
     * @param at where the game stood when it was decided
     * @param words what is said about it
     */
    public Change play(Side side, Action action, Point at, String words) {
        return changing(() -> {
            demandAt(at);
            return act(side, action, words);
        });
    }

    private void demandAt(Point at) {
        Closed.demandNot(row);
        if (play.now() != at) {
            throw new JsonMistake(MistakeCode.STALE, "", "The game has moved on.");
        }
    }

    private Change act(Side side, Action action, String words) {
        Point before = play.now();
        Demands.decision(before.state(), side);
        if (play.play(side, action) instanceof Outcome.Refused refused) {
            throw JsonMistake.refused(refused.refusal());
        }
        Change change = keep(Change.Kind.ACT, side, before, words);
        tellOtherBoard(before.state());
        return change;
    }

    @Override
    public Change undo(Side side, int seen) {
        return changing(() -> {
            Closed.current(row, seen, seq);
            Point before = play.now();
            Demands.decision(before.state(), side);
            Demands.undo(canUndo());
            play.undo();
            remarks.keep(play.now().actions());
            return keep(Change.Kind.UNDO, side, before, "");
        });
    }

    /**
     * Goes back to where so many actions stood, whatever was rolled since: both players have agreed upon it.
     *
     * @param at where the game stood when they did
     */
    public Change takeBack(Side side, int actions, Point at) {
        return changing(() -> {
            demandAt(at);
            Entries.takeBack(actions, play, dice);
            remarks.keep(actions);
            return keep(Change.Kind.UNDO, side, at, "");
        });
    }

    /** How many rolls were taken back before an action, by its number. */
    Map<Integer, Integer> takenBack() {
        return dice.takenBack();
    }

    @Override
    public Change comment(Side side, String words, int about) {
        return changing(() -> {
            Closed.demandRoom(row, remarks);
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
        return row.closedAt() == null && play.canUndo() && play.now().actions() > row.imported();
    }

    private Change keep(Change.Kind kind, Side side, Point before, String words) {
        Change change = change(seq + 1, kind, side, before, words);
        EntryRow entry = entries.write(change, dice.takeShown(), clock.millis());
        WorkPlaces.HERE.leave();
        try {
            store.append(entry, Entries.progress(play.now().state(), clock.millis()));
        } catch (StoreException failure) {
            close("The game could not be kept and is read anew.");
            throw new JsonMistake(MistakeCode.CANNOT_STORE, "", "Nothing has changed: " + failure.getMessage() + ".");
        }
        seq = change.seq();
        hall.remember(change);
        hall.tell(change);
        hall.add(() -> listener.changed(row, change));
        return change;
    }

    /** What was done here may let the other board go on. */
    private void tellOtherBoard(GameState before) {
        GameState after = play.now().state();
        boolean turned = before.turn() != after.turn() || after.result() != null;
        if (otherBoard != null && turned) {
            Table other = otherBoard;
            other.hall.tell(other.standing());
            other.hall.add(() -> other.listener.released(other.row));
        }
    }

    /** Everything is taken up: the game goes on under today's rules. */
    void goOn() {
        play.adopt(RulesVersion.TODAY);
    }

    /** Takes up an entry that was kept earlier, if the other board lets it. */
    boolean restore(EntryRow entry) {
        if (entries.mustWait(entry) && play.mustWait().isPresent()) {
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
        hall.remember(change(seq, Entries.kind(entry), side, before, Entries.words(entry)));
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
            hall.enter(watcher, since, seq, this::standing);
            return watcher;
        });
    }

    /** Tells one of them how things stand. */
    public void show(Watcher watcher) {
        changing(() -> {
            hall.show(watcher, this::standing);
            return watcher;
        });
    }

    /** Says something to those who are here, after all that has happened so far. */
    public void announce(Announcement announcement) {
        changing(() -> {
            hall.announce(announcement);
            return announcement;
        });
    }

    /** Sends some of those away who are here. */
    public void dismiss(Predicate<Watcher> whom, String why) {
        changing(() -> {
            hall.dismiss(whom, why);
            return why;
        });
    }

    public void unwatch(Watcher watcher) {
        hall.leave(watcher);
    }

    /** Does something when all that has happened so far is told to this one. */
    public void afterwards(Watcher watcher, Runnable work) {
        hall.afterwards(watcher, work);
    }

    /** The side whose decision it is and that a computer plays, if it may go on. */
    Optional<Side> computerToDecide() {
        Change now = now();
        GameState state = now.after().state();
        if (state.result() != null || now.waits() != null || row.closedAt() != null) {
            return Optional.empty();
        }
        Side decider = RuleBook.decider(state);
        return computer(decider).isEmpty() ? Optional.empty() : Optional.of(decider);
    }

    /** How many actions stand. */
    int actions() {
        return locked(() -> play.now().actions());
    }

    boolean isIdle() {
        return locked(() -> closed || (hall.isEmpty() && computerToDecide().isEmpty()));
    }

    /** Nobody may use this table any more. */
    void close(String why) {
        lock.lock();
        try {
            closed = true;
            hall.dismiss(why);
            if (otherBoard != null && !otherBoard.closed) {
                otherBoard.close(why);
            }
        } finally {
            lock.unlock();
        }
        deliver();
    }

    boolean isClosed() {
        return locked(() -> closed);
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
        WorkPlaces.HERE.comeBack();
        hall.deliver();
        if (otherBoard != null) {
            otherBoard.hall.deliver();
        }
    }

    private <T> T held(Supplier<T> work) {
        return locked(() -> {
            if (closed) {
                throw new TableClosedException();
            }
            return work.get();
        });
    }

    private <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
