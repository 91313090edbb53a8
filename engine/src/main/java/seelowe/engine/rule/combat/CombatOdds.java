package seelowe.engine.rule.combat;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatResult;

/**
 * The arithmetic of an attack [8.0, 8.3]: both totals in eighths of a point, and what follows from them.
 *
 * @param flanking [8.4] the attackers' strength is doubled
 * @param attack the attackers' total, doubled if flanking
 * @param defence the defenders' total
 * @param column the column of the Combat Results Table, or {@link CombatResultsTable#NOT_ALLOWED}
 * @param dieModifier added to the die
 */
@Rule({"R8.0b", "R8.31"})
public record CombatOdds(boolean flanking, int attack, int defence, int column, int dieModifier) {
    public static CombatOdds of(GameState state, Ids attackers, Ids targets) {
        int attack = 0;
        for (int i = 0; i < attackers.size(); i++) {
            attack += CombatStrength.attack(state, attackers.get(i));
        }
        boolean flanking = FlankingAttack.isFlanking(state, attackers, targets);
        if (flanking) {
            attack *= 2;
        }
        int defence = 0;
        for (int i = 0; i < targets.size(); i++) {
            int hex = targets.get(i);
            defence += CombatStrength.hexDefence(state, hex)
                    + SpecialRules.of(state).addedDefence(state, attackers, hex) * CombatStrength.POINT;
        }
        return new CombatOdds(
                flanking,
                attack,
                defence,
                CombatResultsTable.column(attack, defence),
                DieModifier.of(state, attackers, targets));
    }

    public boolean isAllowed() {
        return column != CombatResultsTable.NOT_ALLOWED;
    }

    /** In how many of the six faces a result comes up, if this column is used. */
    public int chancesInSix(int usedColumn, CombatResult result) {
        int count = 0;
        for (int face = 1; face <= Dice.FACES; face++) {
            if (CombatResultsTable.result(usedColumn, face + dieModifier) == result) {
                count++;
            }
        }
        return count;
    }
}
