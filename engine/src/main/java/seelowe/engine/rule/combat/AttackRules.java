package seelowe.engine.rule.combat;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Refusal;

/** Who may attack whom [8.1, 8.2]. */
@Rule({"R8.0a", "R8.11", "R8.13a", "R8.13b", "R8.14a", "R8.14b", "R8.1x", "R8.23", "R12.53b"})
public final class AttackRules {
    private static final int CANNOT_ATTACK = Mark.ATTACKED.bit()
            | Mark.ENTRAINED.bit()
            | Mark.UNACTIVATED.bit()
            | Mark.ISOLATED.bit()
            | Mark.UNSUPPLIED.bit();

    private AttackRules() {}

    /** Why this unit may not attack anybody now. */
    public static Optional<Refusal> attackerRefusal(GameState state, Side side, int attacker) {
        return attackerRefusal(new SupplyTracer(state.map()), state, side, attacker);
    }

    private static Optional<Refusal> attackerRefusal(SupplyTracer tracer, GameState state, Side side, int attacker) {
        if (mayAttack(tracer, state, side, attacker)) {
            return Optional.empty();
        }
        Unit unit = state.unit(attacker);
        if (unit.side() != side) {
            return no("R8.0a", unit.name() + " does not belong to the attacker.");
        }
        if (!unit.isCombat()) {
            return no("R8.1x", unit.name() + " cannot attack: only combat units do.");
        }
        if (!state.isOnMap(attacker)) {
            return side == Side.GERMAN
                    ? no("R12.53b", unit.name() + " is not ashore: nobody attacks from the sea.")
                    : no("R8.11", unit.name() + " is not on the map.");
        }
        if (state.has(attacker, Mark.ATTACKED)) {
            return no("R8.14a", unit.name() + " has already attacked in this phase.");
        }
        if (state.has(attacker, Mark.ENTRAINED)) {
            return no("R5.5g", unit.name() + " is on the train and cannot attack.");
        }
        if (state.has(attacker, Mark.UNACTIVATED)) {
            return no("R11.52a", unit.name() + " has not been activated.");
        }
        return supplyRefusal(state, attacker);
    }

    private static Optional<Refusal> supplyRefusal(GameState state, int attacker) {
        String name = state.unit(attacker).name();
        if (state.has(attacker, Mark.ISOLATED)) {
            return no("C13-I", name + " is isolated and cannot attack.");
        }
        if (state.has(attacker, Mark.UNSUPPLIED)) {
            return no("C13-U", name + " is unsupplied and cannot attack.");
        }
        return no(
                "R9.7a",
                name + " has no supply unit within " + state.rules().measures().suppliedWithin()
                        + " hexes to attack with.");
    }

    /** Whether the unit may attack now, were there an enemy next to it: the short form of {@link #attackerRefusal}. */
    static boolean mayAttack(SupplyTracer tracer, GameState state, Side side, int attacker) {
        Unit unit = state.unit(attacker);
        return unit.side() == side
                && unit.isCombat()
                && state.isOnMap(attacker)
                && !state.hasAny(attacker, CANNOT_ATTACK)
                && hasSupply(tracer, state, side, attacker);
    }

    private static boolean hasSupply(SupplyTracer tracer, GameState state, Side side, int attacker) {
        return side == Side.BRITISH || !AttackSupply.isNeeded(state) || AttackSupply.mayAttack(tracer, state, attacker);
    }

    /** Why this hex cannot be attacked by this side now. */
    public static Optional<Refusal> targetRefusal(GameState state, Side side, int hex) {
        if (isTarget(state, side, hex)) {
            return Optional.empty();
        }
        String number = state.map().grid().number(hex);
        boolean defended = state.hasGround(side.enemy(), hex) || (side == Side.GERMAN && state.hasHomeGuard(hex));
        return defended
                ? no("R8.14b", "Everything in " + number + " has already been attacked in this phase.")
                : no("R8.0a", "There is nobody to attack in " + number + ".");
    }

    /** Whether something fresh of the enemy's is in the hex. */
    @Rule("Q40")
    public static boolean isTarget(GameState state, Side side, int hex) {
        if ((side == Side.GERMAN && CombatStrength.hasFreshHomeGuard(state, hex))
                || SpecialRules.of(state).isTarget(state, side, hex)) {
            return true;
        }
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            Unit unit = state.unit(each);
            if (unit.side() != side && unit.isGround() && CombatStrength.isFresh(state, each)) {
                return true;
            }
        }
        return false;
    }

    /** Why these units may not attack these hexes together; strength and supply are looked at last. */
    public static Optional<Refusal> attackRefusal(GameState state, Side side, Ids attackers, Ids targets, Ids supply) {
        if (attackers.isEmpty() || attackers.hasRepeats()) {
            return no("R8.14a", "Name each attacking unit once, and at least one.");
        }
        if (targets.isEmpty() || targets.hasRepeats()) {
            return no("R8.23", "Name each attacked hex once, and at least one.");
        }
        for (int i = 0; i < targets.size(); i++) {
            Optional<Refusal> refusal = targetRefusal(state, side, targets.get(i));
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        for (int i = 0; i < attackers.size(); i++) {
            Optional<Refusal> refusal = attackerRefusal(state, side, attackers.get(i));
            if (refusal.isEmpty()) {
                refusal = contactRefusal(state, attackers.get(i), targets);
            }
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        Optional<Refusal> special = SpecialRules.of(state).attackRefusal(state, attackers, targets);
        if (special.isPresent()) {
            return special;
        }
        Optional<Refusal> unsupplied = chargeRefusal(state, side, attackers, supply);
        return unsupplied.isPresent() ? unsupplied : oddsRefusal(state, attackers, targets);
    }

    /** Every attacker must be adjacent to every hex attacked, and not across the sea. */
    private static Optional<Refusal> contactRefusal(GameState state, int attacker, Ids targets) {
        GameMap map = state.map();
        int from = state.place(attacker);
        for (int i = 0; i < targets.size(); i++) {
            int target = targets.get(i);
            if (map.linked(from, target)) {
                continue;
            }
            String words = state.unit(attacker).name() + " in " + map.grid().number(from);
            if (map.grid().adjacent(from, target)) {
                return no("R8.13b", words + " cannot attack " + map.grid().number(target) + " across the sea.");
            }
            return no(
                    targets.size() > 1 ? "R8.23" : "R8.11",
                    words + " is not adjacent to " + map.grid().number(target) + ".");
        }
        return Optional.empty();
    }

    @Rule({"R9.7a", "R9.7b", "R11.41G"})
    private static Optional<Refusal> chargeRefusal(GameState state, Side side, Ids attackers, Ids supply) {
        if (side == Side.BRITISH || !AttackSupply.isNeeded(state)) {
            return supply.isEmpty() ? Optional.empty() : no("R9.7b", "This attack uses up no supply units.");
        }
        if (supply.size() != attackers.size()) {
            return no("R9.7b", "Name a supply unit for each attacking unit.");
        }
        for (int i = 0; i < attackers.size(); i++) {
            if (!AttackSupply.reaches(state, attackers.get(i), supply.get(i))) {
                return no(
                        "R9.7a",
                        state.unit(attackers.get(i)).name() + " has no path of "
                                + state.rules().measures().suppliedWithin()
                                + " hexes or fewer to "
                                + state.unit(supply.get(i)).name() + ".");
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> oddsRefusal(GameState state, Ids attackers, Ids targets) {
        return CombatOdds.of(state, attackers, targets).isAllowed()
                ? Optional.empty()
                : no(
                        "R8.31",
                        "The attackers have less than half the defenders' strength: odds below 1-2 are not allowed.");
    }

    private static Optional<Refusal> no(String rule, String why) {
        return Optional.of(new Refusal(rule, why));
    }
}
