package seelowe.engine.phase;

import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.AttackRules;
import seelowe.engine.rule.combat.CombatOdds;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.state.GameState;

/** The attacks that a side may declare: which hexes, with whom [8.1, 8.2]. */
final class AttackMenu {
    private static final int MOST_COMBINED = 5;
    private static final int MOST_IN_A_PLAN = 24;

    private final GameState state;
    private final Side side;
    private final GameMap map;

    AttackMenu(GameState state, Side side) {
        this.state = state;
        this.side = side;
        this.map = state.map();
    }

    /** Whether some unit that may attack stands next to an enemy that may be attacked. */
    boolean hasAny() {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isNextToTarget(unit) && AttackRules.mayAttack(state, side, unit)) {
                return true;
            }
        }
        return false;
    }

    private boolean isNextToTarget(int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == side
                && state.unit(unit).isCombat()
                && targetsAround(state.place(unit)) != 0;
    }

    /** Bits of the directions in which something can be attacked. */
    private int targetsAround(int hex) {
        int bits = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = map.link(hex, way);
            if (next >= 0 && AttackRules.isTarget(state, side, next)) {
                bits |= 1 << way;
            }
        }
        return bits;
    }

    /** The units that may attack all of these hexes together. */
    Ids eligible(Ids targets) {
        int[] found = new int[MOST_IN_A_PLAN];
        int count = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(targets.get(0), way);
            if (hex < 0 || !linkedToAll(hex, targets)) {
                continue;
            }
            for (int unit = state.first(hex); unit >= 0 && count < found.length; unit = state.next(unit)) {
                if (state.unit(unit).side() == side && AttackRules.mayAttack(state, side, unit)) {
                    found[count++] = unit;
                }
            }
        }
        return Ids.of(found, count);
    }

    private boolean linkedToAll(int hex, Ids targets) {
        for (int i = 1; i < targets.size(); i++) {
            if (!map.linked(hex, targets.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Offers each target hex, and each pair that can be attacked together, with sets of those who may attack it. */
    void offerAll(Consumer<Action> menu) {
        for (int hex = 0; hex < map.size(); hex++) {
            if (AttackRules.isTarget(state, side, hex)) {
                offer(Ids.of(hex), menu);
                offerPairs(hex, menu);
            }
        }
    }

    private void offerPairs(int hex, Consumer<Action> menu) {
        int[] near = map.grid().disc(hex, 2);
        for (int other : near) {
            if (other > hex && AttackRules.isTarget(state, side, other)) {
                offer(Ids.of(hex, other), menu);
            }
        }
    }

    /** All sets of up to five units; of more, each alone, and all of them. */
    private void offer(Ids targets, Consumer<Action> menu) {
        Ids able = eligible(targets);
        if (able.size() <= MOST_COMBINED) {
            for (int bits = 1; bits < 1 << able.size(); bits++) {
                offerWith(CombatDecisions.subset(able, bits), targets, menu);
            }
            return;
        }
        for (int i = 0; i < able.size(); i++) {
            offerWith(Ids.of(able.get(i)), targets, menu);
        }
        offerWith(able, targets, menu);
    }

    private void offerWith(Ids attackers, Ids targets, Consumer<Action> menu) {
        if (!attackers.isEmpty() && CombatOdds.of(state, attackers, targets).isAllowed()) {
            menu.accept(new Action.Attack(attackers, targets, supplyFor(attackers)));
        }
    }

    private Ids supplyFor(Ids attackers) {
        return side == Side.GERMAN && AttackSupply.isNeeded(state)
                ? AttackSupply.cheapest(state, attackers)
                : Ids.none();
    }

    /** An attack at random, or the end of the phase if the one thought of is not allowed. */
    Action sample(Chance chance) {
        int start = chance.below(state.unitCount());
        for (int i = 0; i < state.unitCount(); i++) {
            int unit = (start + i) % state.unitCount();
            if (isNextToTarget(unit) && AttackRules.mayAttack(state, side, unit)) {
                return sampleFor(unit, chance);
            }
        }
        return new Action.EndPhase();
    }

    private Action sampleFor(int unit, Chance chance) {
        Ids targets = sampleTargets(state.place(unit), chance);
        Ids able = eligible(targets);
        boolean all = chance.below(3) > 0;
        Ids attackers = Ids.of(unit);
        for (int i = 0; i < able.size(); i++) {
            if (able.get(i) != unit && (all || chance.below(2) == 0)) {
                attackers = attackers.with(able.get(i));
            }
        }
        return CombatOdds.of(state, attackers, targets).isAllowed()
                ? new Action.Attack(attackers, targets, supplyFor(attackers))
                : new Action.EndPhase();
    }

    private Ids sampleTargets(int from, Chance chance) {
        int around = targetsAround(from);
        Ids targets = Ids.none();
        int first = chance.below(HexDirection.COUNT);
        for (int i = 0; i < HexDirection.COUNT; i++) {
            int way = (first + i) % HexDirection.COUNT;
            boolean wanted = targets.isEmpty() || chance.below(4) == 0;
            if ((around & 1 << way) != 0 && wanted) {
                targets = targets.with(map.link(from, way));
            }
        }
        return targets;
    }
}
