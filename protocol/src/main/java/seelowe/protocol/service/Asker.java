package seelowe.protocol.service;

import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/**
 * Somebody at a game.
 *
 * @param isTold whether he is told of every change anyway; if not, the answer tells him of his own
 */
public record Asker(PlayedGame game, Seat seat, boolean isTold) {
    /** The game as he may know it now. */
    Sighted sighted() {
        return Sighted.of(game, seat);
    }

    /** The side that he must decide for now. */
    Side deciding() {
        GameState state = game.now().after().state();
        Side side = playing(state);
        Demands.decision(state, side);
        return side;
    }

    /** His side in a game that is on, whether or not it is to decide. */
    Side playing() {
        return playing(game.now().after().state());
    }

    private Side playing(GameState state) {
        Demands.gameOn(state);
        return seat.deciding(state);
    }
}
