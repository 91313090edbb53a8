package seelowe.opponents.steady;

import seelowe.engine.board.GameMap;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;

/** How good a hex is for a unit that has no attack to make: near its goal, safe, beside friends, in supply. */
final class Posting {
    private static final int APPROACH = 6;
    private static final int FRIEND = 3;
    private static final int MOST_FRIENDS = 2;
    private static final int CAUTION_PERCENT = 45;
    private static final int INERTIA = 1;
    private static final int OUT_OF_SUPPLY = 12;
    private static final int SAFE_FROM_AIR = 1;
    private static final int BIG = 8;

    private final GameState state;
    private final Situation situation;
    private final Goals goals;

    Posting(GameState state, Situation situation, Goals goals) {
        this.state = state;
        this.situation = situation;
        this.goals = goals;
    }

    /** What a hex must be better by to be worth the walk. */
    int inertia() {
        return INERTIA;
    }

    int score(int unit, int hex) {
        Unit counter = state.unit(unit);
        int score = approach(unit, hex);
        int friends = situation.friendsAround(hex);
        if (situation.threat(hex) > 0) {
            score += Math.min(friends, MOST_FRIENDS) * FRIEND;
        }
        int stack = stackWith(unit, hex);
        score -= situation.danger(hex, stack, friends) * CAUTION_PERCENT / 100;
        if (situation.side == Side.GERMAN) {
            score -= supplyCost(hex);
        } else {
            score += shelter(counter, hex);
        }
        return score;
    }

    private int approach(int unit, int hex) {
        int goal = goals.goal(unit);
        if (goal == Goals.NONE) {
            return 0;
        }
        int distance = situation.desk.distancesTo(goals.hex(goal))[hex];
        return distance == 0 ? goals.value(goal) / 2 : -APPROACH * distance;
    }

    /** Strength of the unit and of those already in the hex, in tenths of a point. */
    private int stackWith(int unit, int hex) {
        int sum = state.unit(unit).strength();
        for (int other = state.first(hex); other >= 0; other = state.next(other)) {
            if (other != unit
                    && state.unit(other).side() == situation.side
                    && state.unit(other).isCombat()) {
                sum += state.unit(other).strength();
            }
        }
        return sum * Worth.POINT;
    }

    private int supplyCost(int hex) {
        int nearest = Desk.FAR;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.unit(unit).isSupply() && state.isOnMap(unit)) {
                nearest = Math.min(nearest, state.map().grid().distance(state.place(unit), hex));
            }
        }
        return nearest <= 5 ? 0 : Math.min(nearest - 5, 6) * OUT_OF_SUPPLY / 2;
    }

    /** [10.4] Strong units are worth hiding from the air. */
    private int shelter(Unit unit, int hex) {
        GameMap map = state.map();
        return unit.strength() >= BIG && map.inGermanNormalRange(hex) && map.isCity(hex)
                ? SAFE_FROM_AIR * unit.strength()
                : 0;
    }
}
