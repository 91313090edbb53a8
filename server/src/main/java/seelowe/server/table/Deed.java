package seelowe.server.table;

import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.service.Demands;

/** What a player's action is kept as: whatever it does, it is the decider's. */
record Deed(Side side, Action action) {
    /** Who gives up while the other side is to decide has conceded to it; anything else is as he says. */
    static Deed of(Side side, Action action, GameState state) {
        Demands.alone(action);
        boolean concedes = action instanceof Action.Resign && RuleBook.decider(state) != side;
        return concedes ? new Deed(side.enemy(), new Action.Concede()) : new Deed(side, action);
    }
}
