/**
 * The rules of The Lion's Tail [LT], beside the standard ones: set-up by choice, partisans, airfields, exits by the north edge, its
 * own score. Start at {@link seelowe.engine.lionstail.LionsTail}, which answers what the standard rules ask of a scenario.
 */
@NullMarked
package seelowe.engine.lionstail;

import org.jspecify.annotations.NullMarked;
