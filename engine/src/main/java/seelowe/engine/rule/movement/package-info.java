/**
 * Movement [5.0]: who may move, what a step costs, which hexes can be reached on foot or by rail, and the thinning out of
 * stacks that moving allows [7.5]. Start at {@link seelowe.engine.rule.movement.Reach}; {@link
 * seelowe.engine.rule.movement.MovePath} judges a given path. Retreats and advances are no movement: see {@code
 * rule.combat}; landing is in {@code rule.landing}, though its price is {@link
 * seelowe.engine.rule.movement.MovementCost#landing}.
 */
@NullMarked
package seelowe.engine.rule.movement;

import org.jspecify.annotations.NullMarked;
