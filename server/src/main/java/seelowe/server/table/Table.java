package seelowe.server.table;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import seelowe.server.store.EntryRow;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.Progress;
import seelowe.server.store.StoreException;

/**
 * One live game. One change at a time: it is checked, played, kept, and only then told. If it cannot be kept, the table
 * closes, so that the next who asks reads the game anew and finds it as it was.
 */
public final class Table {
    private static final int LONGEST_COMMENT = 1000;

    private final GameRow row;
    private final Play play;
    private final TableDice dice;
    private final GameStore store;
    private final Clock clock;
    private final ReentrantLock lock;
    private final Names names;
    private final ActionNotation notation;
    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final Chronicle chronicle;
    private int seq;
    private @Nullable Table otherBoard;
    private boolean closed;

    /** @param lock shared by both boards of a match */
    Table(GameRow row, Play play, TableDice dice, GameStore store, Clock clock, ReentrantLock lock) {
        this.row = row;
        this.play = play;
        this.dice = dice;
        this.store = store;
        this.clock = clock;
        this.lock = lock;
        this.names = new Names(play.start().scenario());
        this.notation = new ActionNotation(names);
        this.chronicle = new Chronicle();
    }

    void pairWith(Table other) {
        this.otherBoard = other;
        other.otherBoard = this;
    }

    public GameRow row() {
        return row;
    }

    public Names names() {
        return names;
    }

    public DiceSeed seed() {
        return dice.seed();
    }

    /** The computer opponent of a side; empty for a person. */
    public String computer(Side side) {
        return side == Side.GERMAN ? row.germanPlayer() : row.britishPlayer();
    }

    public GameState start() {
        return play.start();
    }

    public GameState state() {
        return held(play::state);
    }

    /** The actions that stand. */
    public List<Game.Step> steps() {
        return held(play::steps);
    }

    /** How things stand now. */
    public Moment now() {
        return held(this::still);
    }

    /**
     * Plays an action of this side.
     *
     * @param seen the number of the last change that the player has seen; negative if he does not say
     * @param words what a computer opponent says about it
     * @throws Denied if it is not allowed; nothing has changed then
     */
    public Moment act(Side side, Action action, int seen, String words) {
        return held(() -> {
            demandCurrent(seen);
            demandDecision(side);
            GameState before = play.state();
            Outcome outcome = play.play(side, action);
            if (outcome instanceof Outcome.Refused refused) {
                throw new Denied(refused.refusal());
            }
            List<Event> events = ((Outcome.Played) outcome).events();
            EntryRow entry = entry(Moment.Kind.ACT, side, notation.format(action), words);
            Moment moment = keep(entry, () -> moment(Moment.Kind.ACT, side, action, events, before, words));
            tellOtherBoard(before);
            return moment;
        });
    }

    /** Takes back the last action, if it is this side's and rolled no die. */
    public Moment undo(Side side, int seen) {
        return held(() -> {
            demandCurrent(seen);
            demandDecision(side);
            if (!canUndo()) {
                throw new Denied(
                        Denied.Code.CANNOT_UNDO,
                        "The last action cannot be taken back: dice were rolled, a phase ended, or it was not yours.");
            }
            GameState before = play.state();
            play.undo();
            EntryRow entry = entry(Moment.Kind.UNDO, side, "", "");
            return keep(entry, () -> moment(Moment.Kind.UNDO, side, null, List.of(), before, ""));
        });
    }

    /** A remark that stays with the last action. */
    public Moment comment(Side side, String words) {
        String text = words.strip();
        if (text.isEmpty() || text.length() > LONGEST_COMMENT) {
            throw new Denied(Denied.Code.BAD_REQUEST, "A comment has 1 to " + LONGEST_COMMENT + " characters.");
        }
        return held(() -> {
            EntryRow entry = entry(Moment.Kind.COMMENT, side, text, "");
            return keep(entry, () -> moment(Moment.Kind.COMMENT, side, null, List.of(), play.state(), text));
        });
    }

    /** What came with a record stays as it was played there. */
    private boolean canUndo() {
        return play.canUndo() && (row.imported() == 0 || play.steps().size() > row.imported());
    }

    private void demandCurrent(int seen) {
        if (seen >= 0 && seen != seq) {
            throw new Denied(
                    Denied.Code.STALE,
                    "The game has moved on: this was meant for change " + seen + ", and " + seq + " is the last.");
        }
    }

    private void demandDecision(Side side) {
        if (play.state().result() != null) {
            throw new Denied(Denied.Code.GAME_OVER, "The game is over.");
        }
        if (RuleBook.decider(play.state()) != side) {
            throw new Denied(Denied.Code.NOT_YOUR_DECISION, "It is the other side's decision.");
        }
    }

    private Moment keep(EntryRow entry, Supplier<Moment> happened) {
        try {
            store.append(entry, progress());
        } catch (StoreException failure) {
            close("The game could not be kept and is read anew.");
            throw new Denied(Denied.Code.CANNOT_STORE, "Nothing has changed: " + failure.getMessage() + ".");
        }
        seq = entry.seq();
        Moment moment = happened.get();
        chronicle.add(moment);
        watchers.forEach(watcher -> watcher.changed(moment));
        return moment;
    }

    /** What was done here may let the other board go on. */
    private void tellOtherBoard(GameState before) {
        boolean turned = before.turn() != play.state().turn() || play.state().result() != null;
        if (otherBoard != null && turned) {
            Moment still = otherBoard.still();
            otherBoard.watchers.forEach(watcher -> watcher.changed(still));
        }
    }

    /** Plays an entry that was kept earlier. */
    boolean replay(EntryRow entry) {
        if (play.mustWait().isPresent()) {
            return false;
        }
        GameState before = play.state();
        Side side = Side.valueOf(entry.side().toUpperCase(Locale.ROOT));
        Moment.Kind kind = Moment.Kind.valueOf(entry.kind().toUpperCase(Locale.ROOT));
        List<Event> events = List.of();
        Action action = null;
        if (kind == Moment.Kind.ACT) {
            action = notation.parse(entry.notation());
            dice.write(entry.dice());
            events = replayed(entry, play.play(side, action));
            dice.takeShown();
        } else if (kind == Moment.Kind.UNDO) {
            play.undo();
        }
        if (!hash().equals(entry.hash())) {
            throw new StoreException("entry " + entry.seq() + " leads to another state than it once did");
        }
        seq = entry.seq();
        String words = kind == Moment.Kind.COMMENT ? entry.notation() : entry.note();
        chronicle.add(moment(kind, side, action, events, before, words));
        return true;
    }

    private static List<Event> replayed(EntryRow entry, Outcome outcome) {
        if (outcome instanceof Outcome.Refused refused) {
            throw new StoreException("entry " + entry.seq() + " is not allowed any more: "
                    + refused.refusal().why());
        }
        return ((Outcome.Played) outcome).events();
    }

    private Moment still() {
        return moment(Moment.Kind.START, null, null, List.of(), play.state(), "");
    }

    private Moment moment(
            Moment.Kind kind,
            @Nullable Side side,
            @Nullable Action action,
            List<Event> events,
            GameState before,
            String words) {
        return new Moment(
                seq,
                kind,
                side,
                action,
                events,
                before,
                play.state(),
                play.steps().size(),
                canUndo(),
                play.mustWait().orElse(null),
                words);
    }

    private EntryRow entry(Moment.Kind kind, Side side, String text, String words) {
        return new EntryRow(
                row.id(),
                seq + 1,
                kind.name().toLowerCase(Locale.ROOT),
                Role.of(side).word(),
                text,
                dice.takeShown(),
                hash(),
                words,
                clock.millis());
    }

    private String hash() {
        return String.format(Locale.ROOT, "%016x", play.state().hash());
    }

    private Progress progress() {
        return progress(play.state(), clock.millis());
    }

    static Progress progress(GameState state, long at) {
        GameResult result = state.result();
        return new Progress(
                state.turn(),
                state.phase().code(),
                result == null ? Role.of(RuleBook.decider(state)).word() : null,
                result == null ? null : result.title(),
                at);
    }

    /**
     * From now on tells the watcher of every change; before that, of those that he missed.
     *
     * @param since the last change that he knows; negative for none. If it is too long ago, he is told
     *     how things stand
     */
    public void watch(Watcher watcher, int since) {
        held(() -> {
            List<Moment> missed = chronicle.after(since, seq);
            (missed.isEmpty() ? List.of(still()) : missed).forEach(watcher::changed);
            watchers.add(watcher);
            return watcher;
        });
    }

    public void unwatch(Watcher watcher) {
        watchers.remove(watcher);
    }

    /** The side whose decision it is and that a computer plays, if it may go on. */
    Optional<Side> computerToDecide() {
        return held(() -> {
            GameState state = play.state();
            if (state.result() != null || play.mustWait().isPresent()) {
                return Optional.empty();
            }
            Side decider = RuleBook.decider(state);
            return computer(decider).isEmpty() ? Optional.empty() : Optional.of(decider);
        });
    }

    boolean isIdle() {
        return watchers.isEmpty() && computerToDecide().isEmpty();
    }

    public Optional<Table> otherBoard() {
        return Optional.ofNullable(otherBoard);
    }

    /** Nobody may use this table any more. */
    void close(String why) {
        lock.lock();
        try {
            closed = true;
            watchers.forEach(watcher -> watcher.closed(why));
            watchers.clear();
            if (otherBoard != null && !otherBoard.closed) {
                otherBoard.close(why);
            }
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
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
