package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.opponents.play.Decision;

/**
 * In a Combat Phase: the attack that is worth most as things stand, one at a time. A German supply unit is drawn on when all
 * attacks it could feed are together worth its price [9.7].
 */
final class AttackPlan {
    private static final int NO_SUPPLY = -1;

    private final Situation situation;
    private final GameState state;
    private final Side side;
    private final Desk desk;
    private final Assault assault;
    private final int leastGain;
    /** What has been thought through: two supply units may feed the same attack. */
    private final Map<AttackTargets.Group, Proposal> known = new HashMap<>();

    /** An attack that could be made. */
    private record Proposal(Ids attackers, Ids targets, int value, int column) {}

    AttackPlan(Situation situation) {
        this.situation = situation;
        this.state = situation.state;
        this.side = situation.side;
        this.desk = situation.desk;
        this.leastGain = situation.weights.of(Knob.ATTACK_GAIN);
        this.assault = new Assault(state, situation);
    }

    Decision next() {
        List<AttackTargets.Group> groups = RuleBook.attackTargets(state);
        if (side == Side.BRITISH || !AttackSupply.isNeeded(state)) {
            Proposal best = best(proposals(groups, NO_SUPPLY));
            return best == null || best.value() <= leastGain ? end() : attack(best, NO_SUPPLY);
        }
        int bestWorth = leastGain;
        int bestSupply = NO_SUPPLY;
        @Nullable Proposal chosen = null;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.unit(unit).isSupply() && state.isOnMap(unit)) {
                List<Proposal> fed = proposals(groups, unit);
                int price = state.has(unit, Mark.EXPENDED) ? 0 : GermanSupply.price(situation, unit, 0);
                int worth = together(fed) - price;
                if (worth > bestWorth) {
                    bestWorth = worth;
                    bestSupply = unit;
                    chosen = best(fed);
                }
            }
        }
        return chosen == null ? end() : attack(chosen, bestSupply);
    }

    private static Decision end() {
        return new Decision(new Action.EndPhase(), "No attack is worth its price now.");
    }

    private Decision attack(Proposal proposal, int supply) {
        int[] charged = new int[supply == NO_SUPPLY ? 0 : proposal.attackers().size()];
        Arrays.fill(charged, supply);
        int units = proposal.attackers().size();
        String why = "We attack " + desk.name(proposal.targets().get(0)) + " with " + units
                + (units == 1 ? " unit" : " units") + " at " + CombatResultsTable.columnName(proposal.column()) + ".";
        return new Decision(new Action.Attack(proposal.attackers(), proposal.targets(), Ids.of(charged)), why);
    }

    private List<Proposal> proposals(List<AttackTargets.Group> groups, int supply) {
        List<Proposal> proposals = new ArrayList<>();
        Hexes served = supply == NO_SUPPLY ? state.map().land() : AttackSupply.served(desk.tracer, state, supply);
        for (AttackTargets.Group group : groups) {
            Ids able = supply == NO_SUPPLY ? group.attackers() : fed(group.attackers(), served);
            if (!able.isEmpty()) {
                Proposal proposal = known.computeIfAbsent(
                        new AttackTargets.Group(group.hexes(), able), any -> propose(able, group.hexes()));
                if (proposal.value() > leastGain) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private Ids fed(Ids attackers, Hexes served) {
        int[] fed = new int[attackers.size()];
        int count = 0;
        for (int i = 0; i < attackers.size(); i++) {
            int unit = attackers.get(i);
            if (served.contains(state.place(unit))) {
                fed[count++] = unit;
            }
        }
        return Ids.of(fed, count);
    }

    /** Everybody who can, less those without whom the attack is worth no less. */
    private Proposal propose(Ids able, Ids targets) {
        assault.begin(targets);
        Ids kept = able;
        int value = valueOf(able);
        for (int i = 0; i < able.size() && kept.size() > 1; i++) {
            Ids fewer = kept.without(able.get(i));
            int without = valueOf(fewer);
            if (without >= value) {
                value = without;
                kept = fewer;
            }
        }
        valueOf(kept);
        return new Proposal(kept, targets, value, assault.column());
    }

    private int valueOf(Ids attackers) {
        assault.clear();
        for (int i = 0; i < attackers.size(); i++) {
            assault.add(attackers.get(i), state.place(attackers.get(i)));
        }
        return assault.value();
    }

    private static @Nullable Proposal best(List<Proposal> proposals) {
        Proposal best = null;
        for (Proposal proposal : proposals) {
            if (best == null || proposal.value() > best.value()) {
                best = proposal;
            }
        }
        return best;
    }

    /** What the best of them are worth that could all be made. */
    private static int together(List<Proposal> proposals) {
        List<Proposal> left = new ArrayList<>(proposals);
        int sum = 0;
        for (Proposal best = best(left); best != null; best = best(left)) {
            Proposal made = best;
            sum += made.value();
            left.removeIf(other ->
                    overlaps(made.attackers(), other.attackers()) || overlaps(made.targets(), other.targets()));
        }
        return sum;
    }

    private static boolean overlaps(Ids some, Ids others) {
        for (int i = 0; i < some.size(); i++) {
            if (others.contains(some.get(i))) {
                return true;
            }
        }
        return false;
    }
}
