package seelowe.opponents.steady;

import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** What the German wants: ports, his own kept and the next ones taken; supplies covered; the enemy kept busy [PN1-PN6]. */
final class GermanGoals {
    private static final int GARRISON = 55;
    private static final int NEXT_PORT = 70;
    private static final int COVER = 50;
    private static final int ENEMY = 30;
    private static final int WITHIN = 14;
    private static final int NEAR = 7;

    private GermanGoals() {}

    static void add(GameState state, Situation situation, Goals goals) {
        for (int port : state.map().portHexes()) {
            if (state.isGermanHeld(port)) {
                addGarrison(state, situation, goals, port);
            } else {
                addConquest(state, goals, port);
            }
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!state.isOnMap(unit)) {
                continue;
            }
            if (state.unit(unit).isSupply() && situation.threat(state.place(unit)) > 0) {
                goals.add(state.place(unit), COVER, Math.min(60, situation.threat(state.place(unit)) / 3));
            }
            boolean foe =
                    state.unit(unit).side() == Side.BRITISH && state.unit(unit).isCombat();
            if (foe && nearestGerman(state, state.place(unit)) <= NEAR) {
                goals.add(state.place(unit), ENEMY, state.unit(unit).strength() * 2 * Worth.POINT);
            }
        }
    }

    private static void addGarrison(GameState state, Situation situation, Goals goals, int port) {
        boolean partisans = state.rules().partisansFromTurn() > 0
                && state.turn() >= state.rules().partisansFromTurn() - 1
                && state.map().isCity(port);
        if (partisans || situation.foeDistance(port) <= NEAR) {
            goals.add(port, GARRISON, Math.max(10, Math.min(60, situation.threat(port) / 4)));
        }
    }

    private static void addConquest(GameState state, Goals goals, int port) {
        int distance = nearestGerman(state, port);
        if (distance <= WITHIN) {
            int defenders = 0;
            for (int unit = state.first(port); unit >= 0; unit = state.next(unit)) {
                defenders += state.unit(unit).isCombat() ? state.unit(unit).strength() : 0;
            }
            goals.add(port, NEXT_PORT - 2 * distance, Math.max(60, defenders * 3 * Worth.POINT));
        }
    }

    private static int nearestGerman(GameState state, int hex) {
        int nearest = Desk.FAR;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isCombat()) {
                nearest = Math.min(nearest, state.map().grid().distance(state.place(unit), hex));
            }
        }
        return nearest;
    }
}
