package seelowe.opponents.yardstick;

import seelowe.engine.board.City;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** What the British want: ports taken back, beachheads ringed in and crushed, threatened ports and London held [PN14-PN16]. */
final class BritishGoals {
    private static final int EMPTY_PORT = 90;
    private static final int LONDON = 45;
    private static final int NEAR = 6;
    private static final int CAPITAL_HEXES = 5;
    private static final int GARRISON_STRENGTH = 40;

    private BritishGoals() {}

    static void add(Situation situation, Goals goals) {
        GameState state = situation.state;
        for (int port : state.map().portHexes()) {
            if (state.isGermanHeld(port)) {
                addConquest(situation, goals, port);
            } else if (situation.foeDistance(port) <= NEAR) {
                goals.add(port, situation.weights.garrison(), GARRISON_STRENGTH);
            }
        }
        addStacks(situation, goals);
        addCapital(situation, goals);
    }

    private static void addConquest(Situation situation, Goals goals, int port) {
        if (situation.state.hasGround(Side.GERMAN, port)) {
            int strength = strength(situation.state, port) * 2 * Worth.POINT;
            goals.add(port, situation.weights.port(), strength);
        } else {
            goals.add(port, EMPTY_PORT, 2 * Worth.POINT);
        }
    }

    private static void addStacks(Situation situation, Goals goals) {
        GameState state = situation.state;
        for (int i = 0; i < situation.foeCount(); i++) {
            int unit = situation.foe(i);
            int hex = state.place(unit);
            if (!state.map().isPort(hex)) {
                goals.add(hex, situation.weights.enemy(), state.unit(unit).strength() * 2 * Worth.POINT);
            }
        }
    }

    private static void addCapital(Situation situation, Goals goals) {
        for (City city : situation.state.map().cities()) {
            for (int hex : city.hexes()) {
                if (city.hexes().size() > CAPITAL_HEXES && situation.foeDistance(hex) <= NEAR) {
                    goals.add(hex, LONDON, GARRISON_STRENGTH);
                }
            }
        }
    }

    private static int strength(GameState state, int hex) {
        int sum = 0;
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            sum += state.unit(unit).isCombat() ? state.unit(unit).strength() : 0;
        }
        return sum;
    }
}
