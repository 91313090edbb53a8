/**
 * Zones of control [6.0]: who has one, and which hexes it covers. Start at {@link seelowe.engine.rule.control.ZoneOfControl}.
 * What a zone costs a mover is in {@code rule.movement}; that it stops retreats and supply is in {@code rule.combat} and
 * {@code rule.supply}.
 */
@NullMarked
package seelowe.engine.rule.control;

import org.jspecify.annotations.NullMarked;
