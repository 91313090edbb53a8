/**
 * The rule book in code. Start at {@code game.RuleBook}; the board is in {@link seelowe.engine.board},
 * the counters in {@link seelowe.engine.force}, what differs between scenarios in {@link
 * seelowe.engine.scenario}.
 */
@NullMarked
package seelowe.engine;

import org.jspecify.annotations.NullMarked;
