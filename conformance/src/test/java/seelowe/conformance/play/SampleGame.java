package seelowe.conformance.play;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.state.GameState;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Remarks;

/** A game that begins in any state, for one question or deed after another. */
final class SampleGame implements PlayedGame {
    private final Game game;
    private final Names names;
    private int seq;

    SampleGame(GameState state, Dice dice) {
        this.game = new Game(state, dice);
        this.names = new Names(state.scenario());
    }

    @Override
    public Names names() {
        return names;
    }

    @Override
    public Change now() {
        return change(Change.Kind.START, null, game.now(), "");
    }

    @Override
    public Change play(Side side, Action action, int seen) {
        Demands.decision(game.state(), side);
        Point before = game.now();
        if (game.play(side, action) instanceof Outcome.Refused refused) {
            throw JsonMistake.refused(refused.refusal());
        }
        seq++;
        return change(Change.Kind.ACT, side, before, "because");
    }

    @Override
    public Change undo(Side side, int seen) {
        Demands.decision(game.state(), side);
        Demands.undo(game.canUndo());
        Point before = game.now();
        game.undo();
        seq++;
        return change(Change.Kind.UNDO, side, before, "");
    }

    @Override
    public Remarks remarks() {
        return new Remarks();
    }

    @Override
    public Change comment(Side side, String words, int about) {
        seq++;
        return change(Change.Kind.COMMENT, side, game.now(), words);
    }

    private Change change(Change.Kind kind, @Nullable Side side, Point before, String words) {
        return new Change(seq, kind, side, before, game.now(), game.canUndo(), null, words);
    }

    @Override
    public DiceSeed seed() {
        return DiceSeed.of(7);
    }

    @Override
    public @Nullable Recording recording() {
        return null;
    }
}
