/**
 * How British ground units come into play: {@link seelowe.engine.rule.reinforcement.Activation} of the initial ones and of
 * those in the {@link seelowe.engine.rule.reinforcement.HoldingArea}, and {@link
 * seelowe.engine.rule.reinforcement.Partisans}. Entry by rail is in {@code rule.movement}, air units in {@code rule.air}.
 */
@NullMarked
package seelowe.engine.rule.reinforcement;

import org.jspecify.annotations.NullMarked;
