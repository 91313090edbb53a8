/**
 * Scenarios from their folders: settings, set-up, reinforcements, waves. Start at {@link
 * seelowe.scenarios.plan.ScenarioReader}.
 */
@NullMarked
package seelowe.scenarios.plan;

import org.jspecify.annotations.NullMarked;
