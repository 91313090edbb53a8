package seelowe.engine.rule.combat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.homeguard.HomeGuard;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.rule.supply.DefenderSupply;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.CombatResult;

/**
 * An attack laid open before it is declared: what each unit adds and why, the odds, and how likely each result is.
 *
 * @param attackers what each attacking unit adds
 * @param defenders what each defending unit, or the Home Guard of a hex, adds
 * @param chances faces of six for each result at the computed column; empty if the odds are too low
 * @param supply the supply unit each attacker would draw on, in their order, using up as few as possible; none if none is needed
 * @param supplyUnits how many supply units that would newly use up
 */
@Rule({"R8.0b", "R8.5a"})
public record AttackForecast(
        CombatOdds odds,
        List<Contribution> attackers,
        List<Contribution> defenders,
        Map<CombatResult, Integer> chances,
        Ids supply,
        int supplyUnits) {

    /** Why a unit counts for more or less than is printed on it. */
    public enum Reason {
        DISRUPTED,
        ENTRAINED,
        ISOLATED,
        FLANKING,
        /** [8.71f] Attacked before in this phase. */
        NOT_FRESH,
        /** [7.4c] A supply unit beside combat units. */
        SUPPLY_COVERED,
        /** [14.1] No unit, but the Home Guard of the hex. */
        HOME_GUARD,
        /** No unit, but something of the hex that defends itself. */
        INTEGRAL
    }

    /** Strength that a unit (or, with -1, the Home Guard) adds, in eighths of a point. */
    public record Contribution(int unit, int printed, int eighths, List<Reason> reasons) {
        public Contribution {
            reasons = List.copyOf(reasons);
        }
    }

    public AttackForecast {
        attackers = List.copyOf(attackers);
        defenders = List.copyOf(defenders);
    }

    /** The attackers must be units that may attack, next to all the targets. */
    public static AttackForecast of(GameState state, Ids attackers, Ids targets) {
        CombatOdds odds = CombatOdds.of(state, attackers, targets);
        List<Contribution> attacking = new ArrayList<>();
        for (int i = 0; i < attackers.size(); i++) {
            attacking.add(attacker(state, attackers.get(i), odds.flanking()));
        }
        List<Contribution> defending = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            addDefenders(state, targets.get(i), defending);
            addIntegral(SpecialRules.of(state).addedDefence(state, attackers, targets.get(i)), defending);
        }
        Ids supply = supplyFor(state, attackers);
        return new AttackForecast(odds, attacking, defending, chances(odds), supply, newlyExpended(state, supply));
    }

    private static Contribution attacker(GameState state, int unit, boolean flanking) {
        List<Reason> reasons = new ArrayList<>();
        if (state.has(unit, Mark.DISRUPTED)) {
            reasons.add(Reason.DISRUPTED);
        }
        if (flanking) {
            reasons.add(Reason.FLANKING);
        }
        int eighths = CombatStrength.attack(state, unit) * (flanking ? 2 : 1);
        return new Contribution(unit, state.unit(unit).strength(), eighths, reasons);
    }

    private static void addDefenders(GameState state, int hex, List<Contribution> defending) {
        int combat = 0;
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            combat += state.unit(each).isCombat() && CombatStrength.isFresh(state, each) ? 1 : 0;
        }
        int homeGuard = HomeGuard.strength(state, hex);
        boolean covered = combat > 0 || homeGuard > 0;
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            if (state.unit(each).isGround()) {
                defending.add(defender(state, each, covered));
            }
        }
        if (homeGuard > 0) {
            int eighths = homeGuard * CombatStrength.POINT;
            defending.add(new Contribution(-1, homeGuard, eighths, List.of(Reason.HOME_GUARD)));
        }
    }

    private static void addIntegral(int points, List<Contribution> defending) {
        if (points > 0) {
            defending.add(new Contribution(-1, points, points * CombatStrength.POINT, List.of(Reason.INTEGRAL)));
        }
    }

    private static Contribution defender(GameState state, int id, boolean covered) {
        Unit unit = state.unit(id);
        if (!CombatStrength.isFresh(state, id)) {
            return new Contribution(id, unit.strength(), 0, List.of(Reason.NOT_FRESH));
        }
        if (unit.isSupply()) {
            return covered
                    ? new Contribution(id, unit.strength(), 0, List.of(Reason.SUPPLY_COVERED))
                    : new Contribution(id, unit.strength(), unit.strength() * CombatStrength.POINT, List.of());
        }
        List<Reason> reasons = new ArrayList<>();
        if (state.has(id, Mark.DISRUPTED)) {
            reasons.add(Reason.DISRUPTED);
        }
        if (state.has(id, Mark.ENTRAINED)) {
            reasons.add(Reason.ENTRAINED);
        }
        if (DefenderSupply.isIsolated(state, id)) {
            reasons.add(Reason.ISOLATED);
        }
        return new Contribution(id, unit.strength(), CombatStrength.defence(state, id), reasons);
    }

    private static Map<CombatResult, Integer> chances(CombatOdds odds) {
        Map<CombatResult, Integer> chances = new EnumMap<>(CombatResult.class);
        if (odds.isAllowed()) {
            for (CombatResult result : CombatResult.values()) {
                chances.put(result, odds.chancesInSix(odds.column(), result));
            }
        }
        return chances;
    }

    /** The cheapest supply units that these attackers can draw on [Q50]; none for the British and on Game-Turn 1. */
    public static Ids supplyFor(GameState state, Ids attackers) {
        boolean german = state.unit(attackers.get(0)).side() == Side.GERMAN;
        return german && AttackSupply.isNeeded(state) ? AttackSupply.cheapest(state, attackers) : Ids.none();
    }

    private static int newlyExpended(GameState state, Ids supply) {
        Ids counted = Ids.none();
        for (int i = 0; i < supply.size(); i++) {
            int unit = supply.get(i);
            if (!state.has(unit, Mark.EXPENDED) && !counted.contains(unit)) {
                counted = counted.with(unit);
            }
        }
        return counted.size();
    }
}
