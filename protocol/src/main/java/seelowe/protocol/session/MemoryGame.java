package seelowe.protocol.session;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Remarks;

/** The game that a session is about: kept nowhere but here, with the computer players at it. */
final class MemoryGame implements PlayedGame {
    private final Game game;
    private final Names names;
    private final GameDice dice;
    private final @Nullable Recording recording;
    private final Map<String, SeatedOpponent> players = new TreeMap<>();
    private final Remarks remarks = new Remarks();
    private int seq;

    /** @param recording null if the game cannot be written down, for counters that are in no data */
    MemoryGame(Game game, GameDice dice, @Nullable Recording recording) {
        this.game = game;
        this.names = new Names(game.start().scenario());
        this.dice = dice;
        this.recording = recording;
        this.seq = game.actions();
    }

    @Override
    public Names names() {
        return names;
    }

    GameState state() {
        return game.state();
    }

    @Override
    public Change now() {
        return new Change(seq, Change.Kind.START, null, game.now(), game.now(), game.canUndo(), null, "");
    }

    @Override
    public Change play(Side side, Action action, int seen) {
        return play(side, action, seen, "");
    }

    /** @param words what a computer player says about it */
    Change play(Side side, Action action, int seen, String words) {
        Demands.current(seen, seq);
        Demands.decision(game.state(), side);
        Optional<Refusal> refusal = RuleBook.refusal(game.state(), side, action);
        if (refusal.isPresent()) {
            throw JsonMistake.refused(refusal.get());
        }
        Point before = game.now();
        dice.begin();
        if (game.play(side, action) instanceof Outcome.Refused refused) {
            throw JsonMistake.refused(refused.refusal());
        }
        return changed(Change.Kind.ACT, side, before, words);
    }

    /** Computer players have lost the thread after this; new ones take their seats when they are next asked. */
    @Override
    public Change undo(Side side, int seen) {
        Demands.current(seen, seq);
        Demands.decision(game.state(), side);
        Demands.undo(game.canUndo());
        Point before = game.now();
        game.undo();
        remarks.keep(game.actions());
        dismissPlayers();
        return changed(Change.Kind.UNDO, side, before, "");
    }

    @Override
    public Change comment(Side side, String words, int about) {
        remarks.add(about, side, words);
        return changed(Change.Kind.COMMENT, side, game.now().at(about), words);
    }

    @Override
    public Remarks remarks() {
        return remarks;
    }

    private Change changed(Change.Kind kind, Side side, Point before, String words) {
        seq++;
        return new Change(seq, kind, side, before, game.now(), game.canUndo(), null, words);
    }

    @Override
    public @Nullable DiceSeed seed() {
        return dice.seed();
    }

    @Override
    public @Nullable Recording recording() {
        return recording;
    }

    /** The computer player in a chair; he stays there until something is taken back. */
    SeatedOpponent player(String chair, Supplier<SeatedOpponent> newcomer) {
        return players.computeIfAbsent(chair, key -> newcomer.get());
    }

    void dismissPlayers() {
        players.clear();
    }
}
