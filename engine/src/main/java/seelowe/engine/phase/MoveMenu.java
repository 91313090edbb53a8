package seelowe.engine.phase;

import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;

/** Lists moves: for each unit one to every hex in which it can end, by a cheapest path. */
final class MoveMenu {
    private MoveMenu() {}

    static void offer(GameState state, Consumer<Action> menu) {
        Reach reach = new Reach(state.map());
        RailReach rails = new RailReach(state.map());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            offer(state, unit, reach, rails, menu);
        }
    }

    static void offerOf(GameState state, int unit, Consumer<Action> menu) {
        offer(state, unit, new Reach(state.map()), new RailReach(state.map()), menu);
    }

    private static void offer(GameState state, int unit, Reach reach, RailReach rails, Consumer<Action> menu) {
        if (MayMove.canMarch(state, unit)) {
            offerMarches(state, unit, reach, menu);
        } else if (MayMove.canRail(state, unit) || MayMove.canEnter(state, unit)) {
            offerTrains(state, unit, rails, menu);
        }
    }

    /** One move of every unit that can move. */
    static void outline(GameState state, Consumer<Action> menu) {
        Reach reach = new Reach(state.map());
        RailReach rails = new RailReach(state.map());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (MayMove.canMarch(state, unit)) {
                int hex = reach.any(state, unit);
                if (hex >= 0) {
                    menu.accept(new Action.Move(unit, reach.path(hex)));
                }
            } else if (MayMove.canRail(state, unit) || MayMove.canEnter(state, unit)) {
                int hex = rails.any(state, unit);
                if (hex >= 0) {
                    menu.accept(train(state, unit, rails, hex));
                }
            }
        }
    }

    static void offerMarches(GameState state, int unit, Reach reach, Consumer<Action> menu) {
        reach.compute(state, unit);
        for (int i = 0; i < reach.size(); i++) {
            menu.accept(new Action.Move(unit, reach.path(reach.hex(i))));
        }
    }

    static void offerTrains(GameState state, int unit, RailReach rails, Consumer<Action> menu) {
        rails.compute(state, unit);
        for (int i = 0; i < rails.size(); i++) {
            menu.accept(train(state, unit, rails, rails.hex(i)));
        }
    }

    private static Action train(GameState state, int unit, RailReach rails, int hex) {
        return MayMove.canEnter(state, unit)
                ? new Action.EnterByRail(unit, rails.path(hex))
                : new Action.MoveByRail(unit, rails.path(hex));
    }
}
