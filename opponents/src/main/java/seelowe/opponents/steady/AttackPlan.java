package seelowe.opponents.steady;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.opponents.play.Decision;

/** In a Combat Phase: the attack that is worth most as things stand, one at a time, while any is worth its price. */
final class AttackPlan {
    private static final int LEAST_GAIN = 1;
    private static final int SPARED_ATTACKER = 3;

    private final GameState state;
    private final Side side;
    private final Desk desk;
    private final Assault assault;
    private Ids bestAttackers = Ids.none();
    private Ids bestTargets = Ids.none();
    private int bestColumn;
    private int best = LEAST_GAIN;

    AttackPlan(GameState state, Side side, Desk desk) {
        this.state = state;
        this.side = side;
        this.desk = desk;
        this.assault = new Assault(state, side);
    }

    Decision next() {
        List<AttackTargets.Group> groups = RuleBook.attackTargets(state);
        for (AttackTargets.Group group : groups) {
            consider(group);
        }
        if (bestTargets.isEmpty()) {
            return new Decision(new Action.EndPhase(), "No attack is worth its price now.");
        }
        Ids supply = AttackForecast.supplyFor(state, bestAttackers);
        return new Decision(new Action.Attack(bestAttackers, bestTargets, supply), why());
    }

    private String why() {
        return "We attack " + desk.name(bestTargets.get(0)) + " with " + bestAttackers.size()
                + (bestAttackers.size() == 1 ? " unit" : " units") + " at "
                + CombatResultsTable.columnName(bestColumn) + ".";
    }

    private void consider(AttackTargets.Group group) {
        Ids able = group.attackers();
        assault.begin(group.hexes());
        for (int i = 0; i < able.size(); i++) {
            assault.add(able.get(i), state.place(able.get(i)));
        }
        int value = assault.value();
        @Nullable Ids kept = null;
        for (int i = 0; i < able.size() && able.size() > 1; i++) {
            int without = valueWithout(group.hexes(), kept == null ? able : kept, able.get(i));
            if (without + SPARED_ATTACKER >= value && without > Assault.NEVER) {
                value = without;
                kept = (kept == null ? able : kept).without(able.get(i));
            }
        }
        note(group.hexes(), kept == null ? able : kept, value);
    }

    private int valueWithout(Ids targets, Ids attackers, int spared) {
        if (attackers.size() == 1) {
            return Assault.NEVER;
        }
        assault.begin(targets);
        for (int i = 0; i < attackers.size(); i++) {
            if (attackers.get(i) != spared) {
                assault.add(attackers.get(i), state.place(attackers.get(i)));
            }
        }
        return assault.value();
    }

    private void note(Ids targets, Ids attackers, int value) {
        if (value <= best) {
            return;
        }
        int worth = value - supplyCost(attackers);
        if (worth <= best) {
            return;
        }
        best = worth;
        bestTargets = targets;
        bestAttackers = attackers;
        assault.begin(targets);
        for (int i = 0; i < attackers.size(); i++) {
            assault.add(attackers.get(i), state.place(attackers.get(i)));
        }
        bestColumn = assault.column();
    }

    private int supplyCost(Ids attackers) {
        if (side == Side.BRITISH) {
            return 0;
        }
        Ids supply = AttackForecast.supplyFor(state, attackers);
        Ids fresh = Ids.none();
        for (int i = 0; i < supply.size(); i++) {
            int unit = supply.get(i);
            if (!state.has(unit, Mark.EXPENDED) && !fresh.contains(unit)) {
                fresh = fresh.with(unit);
            }
        }
        return GermanSupply.price(state, fresh.size());
    }
}
