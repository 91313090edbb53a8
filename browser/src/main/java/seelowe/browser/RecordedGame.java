package seelowe.browser;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Remarks;

/** The game of a record. Nothing is played in it any more. */
final class RecordedGame implements PlayedGame {
    private final Game game;
    private final Names names;
    private final Remarks remarks = new Remarks();

    RecordedGame(Game game, GameRecord record) {
        this.game = game;
        this.names = new Names(game.start().scenario());
        int number = 0;
        for (GameRecord.Entry entry : record.actions()) {
            number++;
            if (entry.comment() != null) {
                remarks.add(number, entry.side(), entry.comment());
            }
        }
    }

    @Override
    public Names names() {
        return names;
    }

    @Override
    public Change now() {
        return new Change(game.actions(), Change.Kind.START, null, game.now(), game.now(), false, null, "");
    }

    @Override
    public Change play(Side side, Action action, int seen) {
        throw new UnsupportedOperationException("A record is looked through, not played");
    }

    @Override
    public Change undo(Side side, int seen) {
        throw new UnsupportedOperationException("A record is looked through, not played");
    }

    @Override
    public Change comment(Side side, String words, int about) {
        throw new UnsupportedOperationException("A record is looked through, not written");
    }

    @Override
    public Remarks remarks() {
        return remarks;
    }

    @Override
    public @Nullable DiceSeed seed() {
        return null;
    }

    @Override
    public @Nullable Recording recording() {
        return null;
    }
}
