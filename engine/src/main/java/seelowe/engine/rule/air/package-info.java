/**
 * Air power [10.0]: tables, ranges, targets, bases, disruption and the flying in of supply. Start at {@link
 * seelowe.engine.rule.air.AirTargets} for what may be attacked and {@link seelowe.engine.rule.air.AirAttackTable} for what
 * comes of it. Who moves when is not here: see the phases.
 */
@NullMarked
package seelowe.engine.rule.air;

import org.jspecify.annotations.NullMarked;
