/**
 * The map and the counters as pictures. Start at {@link seelowe.art.MapPicture}. Pictures say what the data says; no rule
 * of the game is written here.
 */
@NullMarked
package seelowe.art;

import org.jspecify.annotations.NullMarked;
