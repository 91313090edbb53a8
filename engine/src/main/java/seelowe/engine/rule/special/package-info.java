/**
 * What the standard rules ask of a scenario that has rules of its own. Start at {@link
 * seelowe.engine.rule.special.SpecialRules}; how such rules change the course of play is in {@code phase.SpecialPlay}.
 */
@NullMarked
package seelowe.engine.rule.special;

import org.jspecify.annotations.NullMarked;
