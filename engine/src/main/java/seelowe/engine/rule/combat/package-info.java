/**
 * Combat [8.0]: who may attack whom, at what odds, and what becomes of both. For an attack as a whole start at {@link
 * seelowe.engine.rule.combat.AttackRules} and {@link seelowe.engine.rule.combat.CombatOdds}; for what follows the die at
 * {@link seelowe.engine.rule.combat.RetreatRules}, {@code ExchangeRules} and {@code AdvanceRules}. The order of decisions is
 * in {@code phase.CombatResolver}; supply to attack [9.7] in {@code rule.supply}.
 */
@NullMarked
package seelowe.engine.rule.combat;

import org.jspecify.annotations.NullMarked;
