package seelowe.opponents.steady;

import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.state.GameState;

/** Where a German supply unit serves best: within reach of many who fight, covered by some of them. */
final class SupplyPost {
    private static final int SERVES = SupplyJudgement.SUPPLIED_WITHIN - 1;
    private static final int FULL_SERVICE = 16;

    private final GameState state;
    private final Situation situation;
    private final Ids supplyUnits;
    private final int[] fighterHex;
    private final int[] fighterStrength;
    private final boolean[] fighterServed;
    private final boolean[] foeServed;
    private int fighters;

    SupplyPost(GameState state, Situation situation) {
        this.state = state;
        this.situation = situation;
        this.supplyUnits = GermanSupply.units(state);
        this.fighterHex = new int[state.unitCount()];
        this.fighterStrength = new int[state.unitCount()];
        this.fighterServed = new boolean[state.unitCount()];
        this.foeServed = new boolean[situation.foeCount()];
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isCombat()) {
                int hex = state.place(unit);
                int fights = situation.foeDistance(hex) <= SERVES ? situation.weights.of(Knob.SUPPLY_FIGHTING) : 1;
                boolean garrison =
                        state.map().isPort(hex) && situation.foeDistance(hex) > situation.weights.of(Knob.SUPPLY_QUIET);
                fighterHex[fighters] = hex;
                fighterStrength[fighters++] = garrison ? 0 : state.unit(unit).strength() * fights;
            }
        }
    }

    /** The best hex to end in; the one it stands in if none is better. */
    int best(int unit, Reach reach) {
        noteWhomOthersServe(unit);
        int best = state.place(unit);
        int bestScore =
                state.supplyUnits(best) > 1 ? Integer.MIN_VALUE : score(best) + situation.weights.of(Knob.SUPPLY_STAY);
        for (int i = 0; i < reach.size(); i++) {
            int hex = reach.hex(i);
            if (StackingLimit.hasRoom(state, unit, hex)) {
                int score = score(hex);
                if (score > bestScore) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        return best;
    }

    private void noteWhomOthersServe(int but) {
        for (int i = 0; i < fighters; i++) {
            fighterServed[i] = isServed(fighterHex[i], but);
        }
        for (int i = 0; i < foeServed.length; i++) {
            foeServed[i] = isServed(state.place(situation.foe(i)), but);
        }
    }

    /** Enemies who could be attacked from around the hex, now or soon. */
    private int hunt(int hex) {
        int game = 0;
        for (int i = 0; i < situation.foeCount(); i++) {
            int distance = situation.desk.distancesTo(state.place(situation.foe(i)))[hex];
            if (distance < situation.weights.of(Knob.SUPPLY_HUNT)) {
                int prey = Math.min(
                        situation.weights.of(Knob.PREY),
                        state.unit(situation.foe(i)).strength());
                game += prey
                        * (situation.weights.of(Knob.SUPPLY_HUNT) - distance)
                        * (foeServed[i] ? 1 : situation.weights.of(Knob.SUPPLY_FRESH_PREY));
            }
        }
        return game / situation.weights.of(Knob.SUPPLY_HUNT_SCALE);
    }

    /** Whether another supply unit serves a unit there. */
    private boolean isServed(int hex, int but) {
        for (int i = 0; i < supplyUnits.size(); i++) {
            int other = supplyUnits.get(i);
            if (other != but && state.isOnMap(other) && situation.desk.distancesTo(state.place(other))[hex] <= SERVES) {
                return true;
            }
        }
        return false;
    }

    private int score(int hex) {
        int score = 0;
        for (int i = 0; i < fighters; i++) {
            int distance = situation.desk.distancesTo(fighterHex[i])[hex];
            int service = distance <= SERVES
                    ? FULL_SERVICE
                    : Math.max(0, situation.weights.of(Knob.SUPPLY_BEHIND) - distance);
            score += fighterStrength[i] * service * (fighterServed[i] ? 1 : situation.weights.of(Knob.SUPPLY_SOLE));
        }
        score /= FULL_SERVICE;
        score += hunt(hex);
        boolean covered = state.combatUnits(Side.GERMAN, hex) > 0;
        if (covered) {
            score += situation.weights.of(Knob.SUPPLY_COVERED);
        } else if (situation.threat(hex) > 0) {
            score -= situation.weights.of(Knob.SUPPLY_EXPOSED);
        }
        if (state.controls(Side.BRITISH, hex)) {
            score -= situation.weights.of(Knob.SUPPLY_CONTROLLED);
        }
        return score;
    }
}
