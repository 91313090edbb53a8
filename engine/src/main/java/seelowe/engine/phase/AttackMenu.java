package seelowe.engine.phase;

import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.combat.CombatOdds;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.GameState;

/** Concrete attacks that a side may declare. */
final class AttackMenu {
    private static final int MOST_COMBINED = 5;

    private final GameState state;
    private final AttackTargets targets;

    AttackMenu(GameState state, Side side) {
        this.state = state;
        this.targets = new AttackTargets(state, side);
    }

    /** Offers every hex and group of hexes with sets of those who may attack it. */
    void offerAll(Consumer<Action> menu) {
        for (AttackTargets.Group group : targets.groups()) {
            offer(group.attackers(), group.hexes(), menu);
        }
    }

    /** All sets of up to five units; of more, each alone, and all of them. */
    private void offer(Ids able, Ids hexes, Consumer<Action> menu) {
        if (able.size() <= MOST_COMBINED) {
            for (int bits = 1; bits < 1 << able.size(); bits++) {
                offerWith(CombatDecisions.subset(able, bits), hexes, menu);
            }
            return;
        }
        for (int i = 0; i < able.size(); i++) {
            offerWith(Ids.of(able.get(i)), hexes, menu);
        }
        offerWith(able, hexes, menu);
    }

    private void offerWith(Ids attackers, Ids hexes, Consumer<Action> menu) {
        if (isAllowed(attackers, hexes)) {
            menu.accept(new Action.Attack(attackers, hexes, AttackForecast.supplyFor(state, attackers)));
        }
    }

    private boolean isAllowed(Ids attackers, Ids hexes) {
        return CombatOdds.of(state, attackers, hexes).isAllowed()
                && SpecialRules.of(state).attackRefusal(state, attackers, hexes).isEmpty();
    }

    /** An attack at random, or the end of the phase if the one thought of is not allowed. */
    Action sample(Chance chance) {
        int start = chance.below(state.unitCount());
        for (int i = 0; i < state.unitCount(); i++) {
            int unit = (start + i) % state.unitCount();
            if (targets.mayAttackSomebody(unit)) {
                return sampleFor(unit, chance);
            }
        }
        return new Action.EndPhase();
    }

    private Action sampleFor(int unit, Chance chance) {
        Ids hexes = sampleTargets(state.place(unit), chance);
        Ids able = targets.attackers(hexes);
        boolean all = chance.below(3) > 0;
        Ids attackers = Ids.of(unit);
        for (int i = 0; i < able.size(); i++) {
            if (able.get(i) != unit && (all || chance.below(2) == 0)) {
                attackers = attackers.with(able.get(i));
            }
        }
        return isAllowed(attackers, hexes)
                ? new Action.Attack(attackers, hexes, AttackForecast.supplyFor(state, attackers))
                : new Action.EndPhase();
    }

    private Ids sampleTargets(int from, Chance chance) {
        int around = targets.around(from);
        Ids hexes = Ids.none();
        int first = chance.below(HexDirection.COUNT);
        for (int i = 0; i < HexDirection.COUNT; i++) {
            int way = (first + i) % HexDirection.COUNT;
            boolean wanted = hexes.isEmpty() || chance.below(4) == 0;
            if ((around & 1 << way) != 0 && wanted) {
                hexes = hexes.with(state.map().link(from, way));
            }
        }
        return hexes;
    }
}
