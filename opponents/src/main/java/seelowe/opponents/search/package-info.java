/**
 * Players who try before they choose: at the start of a phase several ways to play it are played out in the mind, and the one that
 * comes off best is taken. Start at {@link seelowe.opponents.search.Veteran}; {@code Candidates} says what is tried, {@code
 * Rollout} how, {@code Trial} how many times each.
 */
@NullMarked
package seelowe.opponents.search;

import org.jspecify.annotations.NullMarked;
