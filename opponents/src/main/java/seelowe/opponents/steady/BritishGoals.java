package seelowe.opponents.steady;

import seelowe.engine.board.City;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** What the British want: ports taken back, beachheads ringed in and crushed, threatened ports and London held [PN14-PN16]. */
final class BritishGoals {
    private static final int CAPITAL_HEXES = 5;

    private BritishGoals() {}

    static void add(Situation situation, Goals goals) {
        GameState state = situation.state;
        for (int port : state.map().portHexes()) {
            if (state.isGermanHeld(port)) {
                addConquest(situation, goals, port);
            } else if (situation.foeDistance(port) <= situation.weights.of(Knob.BRITISH_ALARM)) {
                goals.add(port, situation.weights.of(Knob.GARRISON), situation.weights.of(Knob.BRITISH_GARRISON));
            }
        }
        addSupplies(situation, goals);
        addStacks(situation, goals);
        addCapital(situation, goals);
    }

    private static void addConquest(Situation situation, Goals goals, int port) {
        if (situation.state.hasGround(Side.GERMAN, port)) {
            int strength = strength(situation.state, port) * situation.weights.of(Knob.OVERWHELMING) * Worth.POINT;
            goals.add(port, situation.weights.of(Knob.PORT), strength);
        } else {
            goals.add(port, situation.weights.of(Knob.EMPTY_PORT), situation.weights.of(Knob.EMPTY_PORT_FORCE));
        }
    }

    private static void addSupplies(Situation situation, Goals goals) {
        int worth = situation.weights.of(Knob.SUPPLY_GOAL);
        Hexes supplies = situation.state.supplyHexes();
        for (int hex = supplies.next(0); worth > 0 && hex >= 0; hex = supplies.next(hex + 1)) {
            goals.add(hex, worth, situation.weights.of(Knob.HUNT_SUPPLY_FORCE));
        }
    }

    private static void addStacks(Situation situation, Goals goals) {
        GameState state = situation.state;
        for (int i = 0; i < situation.foeCount(); i++) {
            int unit = situation.foe(i);
            int hex = state.place(unit);
            if (!state.map().isPort(hex)) {
                goals.add(
                        hex,
                        situation.weights.of(Knob.ENEMY),
                        state.unit(unit).strength() * situation.weights.of(Knob.OVERWHELMING) * Worth.POINT);
            }
        }
    }

    private static void addCapital(Situation situation, Goals goals) {
        for (City city : situation.state.map().cities()) {
            for (int hex : city.hexes()) {
                if (city.hexes().size() > CAPITAL_HEXES
                        && situation.foeDistance(hex) <= situation.weights.of(Knob.BRITISH_ALARM)) {
                    goals.add(hex, situation.weights.of(Knob.LONDON), situation.weights.of(Knob.BRITISH_GARRISON));
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
