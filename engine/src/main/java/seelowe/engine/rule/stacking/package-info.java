/**
 * Stacking [7.0]: how many counters a hex may hold, and by how many it holds too many. Start at {@link
 * seelowe.engine.rule.stacking.StackingLimit}. Whether a stack can still be thinned out by moving depends on movement: see
 * {@code rule.movement.StackReduction}.
 */
@NullMarked
package seelowe.engine.rule.stacking;

import org.jspecify.annotations.NullMarked;
