/**
 * Zones of control [6.0]: who has one, and which hexes it covers. Start at {@link seelowe.engine.rule.control.ZonesOfControl};
 * a state keeps one and answers with it. Knows map and counters alone, for the state itself builds on it.
 * What a zone costs a mover is in {@code rule.movement}; that it stops retreats and supply is in {@code rule.combat} and
 * {@code rule.supply}.
 */
@NullMarked
package seelowe.engine.rule.control;

import org.jspecify.annotations.NullMarked;
