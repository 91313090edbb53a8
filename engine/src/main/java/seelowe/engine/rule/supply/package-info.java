/**
 * Supply [9.0]: who can trace a path to a source, and what an attack costs. Start at {@link
 * seelowe.engine.rule.supply.SupplyTracer}, which measures paths; the other classes ask it the questions of the rule book.
 * What lack of supply does to movement and combat is not here: see {@code rule.movement} and {@code rule.combat}.
 */
@NullMarked
package seelowe.engine.rule.supply;

import org.jspecify.annotations.NullMarked;
