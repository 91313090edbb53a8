package seelowe.opponents.steady;

import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.combat.AdvanceRules;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.RetreatRules;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.opponents.play.Decision;

/** The decisions inside a combat [8.7]: column, cities, retreats, losses, advance. */
final class CombatChoices {
    private static final int MOST_WEIGHED = 16;

    private final GameState state;
    private final Side side;
    private final Desk desk;
    private final Situation situation;
    private final Combat combat;

    CombatChoices(Situation situation, Combat combat) {
        this.situation = situation;
        this.state = situation.state;
        this.side = situation.side;
        this.desk = situation.desk;
        this.combat = combat;
    }

    Decision next() {
        return switch (combat.stage()) {
            case REFUSAL -> refuse();
            case COLUMN ->
                new Decision(
                        new Action.ChooseColumn(combat.column()),
                        "We fight at " + CombatResultsTable.columnName(combat.column()) + ".");
            case DEFENDER_CITY, ATTACKER_CITY -> stand();
            case DEFENDER_RETREAT, ATTACKER_RETREAT -> retreat();
            case EXCHANGE -> exchange();
            case ADVANCE -> advance();
        };
    }

    /** Those who may refuse combat do, if they are not worth the fight: they slip away to the safest hex. */
    private Decision refuse() {
        int unit = combat.pending().get(0);
        int best = -1;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = state.map().link(state.place(unit), way);
            boolean open = hex >= 0 && RetreatRules.isOpen(state, unit, hex);
            if (open && (best < 0 || situation.threat(hex) < situation.threat(best))) {
                best = hex;
            }
        }
        String name = state.unit(unit).name();
        return best < 0
                ? new Decision(new Action.GiveBattle(unit), name + " turns at bay.")
                : new Decision(new Action.Withdraw(unit, best), name + " slips away to " + desk.name(best) + ".");
    }

    private Decision stand() {
        int hex = combat.pending().get(0);
        return new Decision(new Action.StandInCity(hex, true), "We hold " + desk.name(hex) + " street by street.");
    }

    /** Sends the enemy where it hurts him: into a stack that is to be attacked next [8.71], away from ports and friends. */
    private Decision retreat() {
        int bestUnit = combat.pending().get(0);
        int bestHex = HexGrid.OFF_MAP;
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < combat.pending().size(); i++) {
            int unit = combat.pending().get(i);
            Ids hexes = RetreatRules.hexes(state, unit);
            for (int j = 0; j < hexes.size(); j++) {
                int harm = harm(unit, hexes.get(j));
                if (harm > best) {
                    best = harm;
                    bestUnit = unit;
                    bestHex = hexes.get(j);
                }
            }
        }
        String name = state.unit(bestUnit).name();
        return new Decision(
                new Action.Retreat(bestUnit, bestHex),
                bestHex < 0
                        ? name + " has nowhere to go."
                        : "We drive " + name + " back to " + desk.name(bestHex) + ".");
    }

    private int harm(int unit, int hex) {
        Unit retreating = state.unit(unit);
        int harm = state.map().isPort(hex) ? -situation.weights.of(Knob.RETREAT_PORT) : 0;
        harm -= state.map().isCity(hex) ? situation.weights.of(Knob.RETREAT_CITY) : 0;
        int friends = state.combatUnits(retreating.side(), hex);
        if (friends > 0) {
            harm += isToBeAttacked(hex)
                    ? situation.weights.of(Knob.RETREAT_PREY)
                    : -situation.weights.of(Knob.RETREAT_FRIEND);
            harm += friends > 1 ? situation.weights.of(Knob.RETREAT_CROWD) : 0;
        }
        return harm
                - friendsAround(retreating.side(), hex)
                + friendsAround(side, hex) * situation.weights.of(Knob.RETREAT_OURS);
    }

    private boolean isToBeAttacked(int hex) {
        if (state.phase().side() != side) {
            return false;
        }
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            for (int unit = next < 0 ? -1 : state.first(next); unit >= 0; unit = state.next(unit)) {
                if (state.unit(unit).side() == side && !state.has(unit, Mark.ATTACKED)) {
                    return true;
                }
            }
        }
        return false;
    }

    private int friendsAround(Side of, int hex) {
        int friends = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            friends += next >= 0 && state.combatUnits(of, next) > 0 ? 1 : 0;
        }
        return friends;
    }

    /** The cheapest set that pays, of equally cheap ones the one that leaves most of the mobile units. */
    private Decision exchange() {
        Ids attackers = combat.attackers();
        int weighed = Math.min(attackers.size(), MOST_WEIGHED);
        int bestBits = -1;
        int best = Integer.MAX_VALUE;
        for (int bits = 1; bits < 1 << weighed; bits++) {
            int strength = 0;
            int worth = 0;
            for (int i = 0; i < weighed; i++) {
                if ((bits & 1 << i) != 0) {
                    Unit unit = state.unit(attackers.get(i));
                    strength += unit.strength();
                    worth += Worth.of(situation.weights, unit);
                }
            }
            if (strength >= combat.exchange() && worth < best) {
                best = worth;
                bestBits = bits;
            }
        }
        Ids given = bestBits < 0 ? attackers : chosen(attackers, bestBits);
        return new Decision(new Action.TakeExchange(given), "We pay with what we can best spare.");
    }

    private static Ids chosen(Ids units, int bits) {
        Ids given = Ids.none();
        for (int i = 0; i < units.size(); i++) {
            if ((bits & 1 << i) != 0) {
                given = given.with(units.get(i));
            }
        }
        return given;
    }

    private Decision advance() {
        int bestUnit = -1;
        int bestHex = -1;
        int best = 0;
        for (int i = 0; i < combat.attackers().size(); i++) {
            int unit = combat.attackers().get(i);
            for (int j = 0; j < combat.targets().size(); j++) {
                int hex = combat.targets().get(j);
                if (AdvanceRules.mayAdvance(state, side, combat, unit, hex) && state.combatUnits(side, hex) < 2) {
                    int gain = gain(unit, hex);
                    if (gain > best) {
                        best = gain;
                        bestUnit = unit;
                        bestHex = hex;
                    }
                }
            }
        }
        return bestUnit < 0
                ? new Decision(new Action.EndPhase(), "We stay where we are.")
                : new Decision(
                        new Action.Advance(bestUnit, bestHex),
                        state.unit(bestUnit).name() + " follows into " + desk.name(bestHex) + ".");
    }

    private int gain(int unit, int hex) {
        GameMap map = state.map();
        int from = state.place(unit);
        boolean first = state.combatUnits(side, hex) == 0;
        int gain = first ? Worth.ofGround(situation.weights, state, side, hex) : situation.weights.of(Knob.FOLLOW);
        if (map.isPort(from) && state.combatUnits(side, from) == 1) {
            gain -= situation.weights.of(Knob.LEAVE_PORT);
        }
        gain += map.isCity(hex) ? situation.weights.of(Knob.ADVANCE_CITY) : 0;
        gain -= map.isCity(from) ? situation.weights.of(Knob.ADVANCE_CITY) : 0;
        int strength = state.unit(unit).strength() * Worth.POINT;
        int there = strength + stack(hex);
        int here = stack(from);
        int boldness = situation.weights.of(Knob.ADVANCE_BOLDNESS);
        return gain - situation.danger(hex, there) / boldness + situation.danger(from, here) / boldness;
    }

    private int stack(int hex) {
        int sum = 0;
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).side() == side && state.unit(unit).isCombat()) {
                sum += state.unit(unit).strength() * Worth.POINT;
            }
        }
        return sum;
    }
}
