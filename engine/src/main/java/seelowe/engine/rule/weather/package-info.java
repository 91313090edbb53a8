/** Weather [12.6]. What each kind of weather forbids stands with {@link seelowe.engine.scenario.Weather}. */
@NullMarked
package seelowe.engine.rule.weather;

import org.jspecify.annotations.NullMarked;
