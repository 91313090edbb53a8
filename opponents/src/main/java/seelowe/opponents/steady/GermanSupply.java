package seelowe.opponents.steady;

import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** German supply units ashore and what it costs to attack with them [9.7, PN9]. */
final class GermanSupply {
    private static final int NOT_FOR_SALE = 1_000_000;

    /** [9.1, 9.5] A hex less than the rules allow, for paths are seldom straight. */
    private static final int ISOLATED_BEYOND = SupplyJudgement.UNSUPPLIED_WITHIN;

    private static final int PORT_SERVES = SupplyJudgement.PARTIAL_WITHIN;
    /** [9.1] The longest path that gives full supply. */
    private static final int SERVES = SupplyJudgement.SUPPLIED_WITHIN;

    private GermanSupply() {}

    /** All supply units of the game, wherever they are. */
    static Ids units(GameState state) {
        int[] units = new int[state.unitCount()];
        int count = 0;
        for (int unit = 0; unit < units.length; unit++) {
            if (state.unit(unit).isSupply()) {
                units[count++] = unit;
            }
        }
        return Ids.of(units, count);
    }

    /** Supply units in Britain that no attack of this phase has drawn on. */
    static int ashore(GameState state) {
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isSupply() && !state.has(unit, Mark.EXPENDED)) {
                count++;
            }
        }
        return count;
    }

    /**
     * What it costs to use up this supply unit, when so many others have been used up already in this phase: less, the more are
     * ashore and the fewer Game-Turns there are to use them in.
     */
    static int price(Situation situation, int supply, int used) {
        GameState state = situation.state;
        if (Steady.isDrive(state)) {
            return situation.weights.of(Knob.DRIVE_PRICE);
        }
        int left = ashore(state) - used;
        int turnsLeft = state.rules().turns() - state.turn();
        if (left < situation.weights.of(Knob.ENOUGH_SUPPLY) && turnsLeft > 0) {
            return NOT_FOR_SALE;
        }
        int cutOff = turnsLeft > 1 ? 0 : dependents(state, supply) / (1 + turnsLeft);
        return situation.weights.of(Knob.SUPPLY) * turnsLeft / (turnsLeft + Math.max(1, left)) + cutOff;
    }

    /** [15.1] Strength, in tenths, that would be cut off without this supply unit and so no longer count. */
    private static int dependents(GameState state, int supply) {
        int sum = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isCombat()
                    && isCutOff(state, state.place(unit), supply)
                    && !isCutOff(state, state.place(unit), HexGrid.OFF_MAP)) {
                sum += state.unit(unit).strength() * Worth.POINT;
            }
        }
        return sum;
    }

    /** Whether a unit there would be isolated, as the crow flies, if this supply unit were gone [9.1, 9.5]. */
    static boolean isCutOff(GameState state, int hex, int without) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (unit != without
                    && state.unit(unit).isSupply()
                    && state.isOnMap(unit)
                    && !state.has(unit, Mark.EXPENDED)
                    && state.map().grid().distance(state.place(unit), hex) < ISOLATED_BEYOND) {
                return false;
            }
        }
        Hexes ports = state.map().ports();
        for (int port = ports.next(0); port >= 0; port = ports.next(port + 1)) {
            if (state.isGermanHeld(port) && state.map().grid().distance(port, hex) <= PORT_SERVES) {
                return false;
            }
        }
        return true;
    }

    /**
     * How much there is to do for a supply unit around a hex: Germans who could attack, and enemies to be attacked, above all
     * where no other supply unit is at hand.
     */
    static int demand(GameState state, Weights weights, int hex) {
        int germans = 0;
        int british = 0;
        Ids supplies = units(state);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isCombat()) {
                boolean german = state.unit(unit).side() == Side.GERMAN;
                int distance = state.map().grid().distance(state.place(unit), hex);
                if (distance <= (german ? weights.of(Knob.SUPPLY_MARCH) : weights.of(Knob.SUPPLY_MARCH) + 2)) {
                    int need = state.unit(unit).strength()
                            * (isServed(state, supplies, state.place(unit)) ? 1 : weights.of(Knob.UNSERVED));
                    germans += german ? need : 0;
                    british += german ? 0 : need;
                }
            }
        }
        return (Math.min(germans, weights.of(Knob.MUCH))
                        + Math.min(british, weights.of(Knob.MUCH))
                        + Math.min(germans, british))
                / 2;
    }

    /** Strength around a hex that no supply unit serves. */
    static int needy(GameState state, Weights weights, int hex) {
        Ids supplies = units(state);
        int sum = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isCombat()
                    && state.map().grid().distance(state.place(unit), hex) <= weights.of(Knob.SUPPLY_MARCH)
                    && !isServed(state, supplies, state.place(unit))) {
                sum += state.unit(unit).strength();
            }
        }
        return sum;
    }

    private static boolean isServed(GameState state, Ids supplies, int hex) {
        for (int i = 0; i < supplies.size(); i++) {
            int unit = supplies.get(i);
            if (state.isOnMap(unit) && state.map().grid().distance(state.place(unit), hex) <= SERVES) {
                return true;
            }
        }
        return false;
    }
}
