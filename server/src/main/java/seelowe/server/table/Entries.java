package seelowe.server.table;

import java.util.List;
import java.util.Locale;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.protocol.form.KeptEvents;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import seelowe.protocol.service.Change;
import seelowe.server.store.EntryRow;
import seelowe.server.store.Progress;
import seelowe.server.store.StoreException;

/** Changes of one game as they are kept: an action with the dice it rolled and the events that came of it. */
final class Entries {
    private final String game;
    private final ActionNotation notation;
    private final KeptEvents events;

    Entries(String game, Names names) {
        this.game = game;
        this.notation = new ActionNotation(names);
        this.events = new KeptEvents(names);
    }

    EntryRow write(Change change, String dice, long at) {
        Point after = change.after();
        boolean act = change.kind() == Change.Kind.ACT;
        boolean comment = change.kind() == Change.Kind.COMMENT;
        Side side = change.side() == null ? RuleBook.decider(after.state()) : change.side();
        return new EntryRow(
                game,
                change.seq(),
                change.kind().name().toLowerCase(Locale.ROOT),
                Role.of(side).word(),
                what(change),
                dice,
                after.state().options().rulesVersion().number(),
                act ? events.write(after.events()) : "",
                StateJson.hash(after.state()),
                comment ? String.valueOf(change.before().actions()) : change.words(),
                at);
    }

    /** The action; the words of a comment; of what was taken back, how many actions stand. */
    private String what(Change change) {
        return switch (change.kind()) {
            case ACT -> notation.format(change.after().action());
            case COMMENT -> change.words();
            case UNDO, START -> String.valueOf(change.after().actions());
        };
    }

    static Side side(EntryRow entry) {
        return Side.valueOf(entry.side().toUpperCase(Locale.ROOT));
    }

    static Change.Kind kind(EntryRow entry) {
        return Change.Kind.valueOf(entry.kind().toUpperCase(Locale.ROOT));
    }

    /** Whether it could not be made while the other board of a match was to go on first: remarks and endings could. */
    boolean mustWait(EntryRow entry) {
        return switch (kind(entry)) {
            case COMMENT -> false;
            case ACT -> !(notation.parse(entry.notation()) instanceof Action.Ending);
            case UNDO, START -> true;
        };
    }

    /** The words of a comment; otherwise what a computer opponent said. */
    static String words(EntryRow entry) {
        return kind(entry) == Change.Kind.COMMENT ? entry.notation() : entry.note();
    }

    /** The action that a comment is about; those from before it was kept are about the last one. */
    static int about(EntryRow entry, int last) {
        return entry.note().isEmpty() ? last : Integer.parseInt(entry.note());
    }

    /** Brings the game to where it stood after the entry, and compares. */
    void restore(EntryRow entry, Play play, TableDice dice) {
        if (kind(entry) == Change.Kind.ACT) {
            act(entry, play, dice);
        } else if (kind(entry) == Change.Kind.UNDO) {
            takeBack(entry, play, dice);
        }
        if (!StateJson.hash(play.now().state()).equals(entry.hash())) {
            throw new StoreException("entry " + entry.seq() + " leads to another state than it once did");
        }
    }

    /** Entries from before so much could go back at once do not say how much. */
    private static void takeBack(EntryRow entry, Play play, TableDice dice) {
        if (entry.notation().isEmpty()) {
            play.undo();
        } else {
            takeBack(Integer.parseInt(entry.notation()), play, dice);
        }
    }

    static void takeBack(int actions, Play play, TableDice dice) {
        play.takeBack(actions);
        dice.takenBack(actions, RecordMaker.faces(play.now()));
    }

    /** By its events, which no change of the rules can touch; entries from before they were kept are played again by the rules of then. */
    private void act(EntryRow entry, Play play, TableDice dice) {
        Action action = notation.parse(entry.notation());
        Side side = side(entry);
        play.adopt(RulesVersion.of(entry.rules()));
        if (entry.events() != null) {
            List<Event> happened = events.read(entry.events());
            play.restore(side, action, happened);
            dice.pass(entry.dice().length());
            return;
        }
        dice.write(entry.dice());
        if (play.play(side, action) instanceof Outcome.Refused refused) {
            throw new StoreException("entry " + entry.seq() + " is not allowed any more: "
                    + refused.refusal().why());
        }
        dice.takeShown();
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
}
