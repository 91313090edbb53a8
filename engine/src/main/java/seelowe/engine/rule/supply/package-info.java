/** Supply [9.0]: who can trace a path to a source, and what an attack costs. */
@NullMarked
package seelowe.engine.rule.supply;

import org.jspecify.annotations.NullMarked;
