package seelowe.opponents.search;

import seelowe.engine.action.Action;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Steady;

/** Whether there is anything to choose in a phase; thinking about an empty sky is a waste of time. */
final class Occupation {
    private Occupation() {}

    static boolean isFor(Stage stage, GameState state, Side side) {
        return switch (stage) {
            case MOVEMENT -> true;
            case AIR -> state.weather().allowsFlying() && state.raid() == null && steadyActs(state, side);
            case COMBAT -> anyBesideEnemy(state, side);
            case PURSUIT -> anyMechanized(state, side);
            case ARRIVAL, TRANSPORT -> steadyActs(state, side);
        };
    }

    private static boolean steadyActs(GameState state, Side side) {
        Action first = new Steady(0).decide(Seat.imagined(state, side)).action();
        return !(first instanceof Action.EndPhase) && !(first instanceof Action.Roll);
    }

    private static boolean anyBesideEnemy(GameState state, Side side) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isFighter(state, side, unit) && isBeset(state, side.enemy(), state.place(unit))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBeset(GameState state, Side enemy, int hex) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            if (next >= 0 && (state.hasGround(enemy, next) || (enemy == Side.BRITISH && state.hasHomeGuard(next)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyMechanized(GameState state, Side side) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isFighter(state, side, unit) && state.unit(unit).mechanized()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFighter(GameState state, Side side, int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == side
                && state.unit(unit).isCombat();
    }
}
