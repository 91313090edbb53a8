package seelowe.engine.rule.combat;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.fog.FogOfWar;
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
                column(state, attack, defence, targets),
                DieModifier.of(state, attackers, targets));
    }

    /**
     * Nobody is told by a refusal how strong a counter is that lies face down: whether the odds are too low is judged by those that lie
     * face up, and what turns out to be less than 1-2 is fought at that.
     */
    @Rule("Q64")
    private static int column(GameState state, int attack, int defence, Ids targets) {
        int column = CombatResultsTable.column(attack, defence);
        if (column != CombatResultsTable.NOT_ALLOWED || !FogOfWar.covers(state, targets)) {
            return column;
        }
        int faceUp = 0;
        for (int i = 0; i < targets.size(); i++) {
            faceUp += CombatStrength.faceUpDefence(state, targets.get(i));
        }
        return 2 * attack >= faceUp ? CombatResultsTable.LOWEST : column;
    }

    /** The column of an attack that was declared before all of this was known, and cannot be called off. */
    public int columnFought() {
        return defence > 0 ? Math.max(column, CombatResultsTable.LOWEST) : column;
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
