/**
 * What differs between scenarios [11.0], as values. Start at {@link seelowe.engine.scenario.Scenario}. Rules ask these
 * values; no rule asks for a scenario's name. How the values are read from files is not here: see the module {@code
 * scenarios}.
 */
@NullMarked
package seelowe.engine.scenario;

import org.jspecify.annotations.NullMarked;
