/**
 * Counters and charts from their tables: {@link seelowe.scenarios.force.UnitReader} and {@link
 * seelowe.scenarios.force.ChartReader}. When and where units come is not here but in {@code plan}.
 */
@NullMarked
package seelowe.scenarios.force;

import org.jspecify.annotations.NullMarked;
