package seelowe.opponents.steady;

import seelowe.engine.board.City;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** What the British want: ports taken back, beachheads ringed in and crushed, threatened ports and London held [PN14-PN16]. */
final class BritishGoals {
    private static final int EMPTY_PORT = 90;
    private static final int HELD_PORT = 45;
    private static final int STACK = 35;
    private static final int GARRISON = 50;
    private static final int LONDON = 45;
    private static final int NEAR = 6;

    private BritishGoals() {}

    static void add(GameState state, Situation situation, Goals goals) {
        for (int port : state.map().portHexes()) {
            int germans = strength(state, port);
            if (state.isGermanHeld(port)) {
                boolean empty = !state.hasGround(Side.GERMAN, port);
                goals.add(port, empty ? EMPTY_PORT : HELD_PORT, empty ? 20 : germans * 2 * Worth.POINT);
            } else if (situation.foeDistance(port) <= NEAR) {
                goals.add(port, GARRISON, 40);
            }
        }
        addStacks(state, situation, goals);
        addCapital(state, situation, goals);
    }

    private static void addStacks(GameState state, Situation situation, Goals goals) {
        for (int i = 0; i < situation.foeCount(); i++) {
            int unit = situation.foe(i);
            int hex = state.place(unit);
            if (!state.map().isPort(hex)) {
                goals.add(hex, STACK, state.unit(unit).strength() * 2 * Worth.POINT);
            }
        }
    }

    private static void addCapital(GameState state, Situation situation, Goals goals) {
        for (City city : state.map().cities()) {
            for (int hex : city.hexes()) {
                if (city.hexes().size() > 5 && situation.foeDistance(hex) <= NEAR) {
                    goals.add(hex, LONDON, 40);
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
