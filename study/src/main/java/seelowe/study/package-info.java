/**
 * A question put to thousands of games: read it ({@code question}), play it ({@code play}), keep what was played ({@code keep}), count
 * ({@code figures}) and tell ({@code report}). {@link seelowe.study.Study} is the front door.
 */
@NullMarked
package seelowe.study;

import org.jspecify.annotations.NullMarked;
