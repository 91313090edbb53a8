/** Players who know nothing of the game but what the server offers them: they make games, join them and choose at random. */
@NullMarked
package seelowe.drills.play;

import org.jspecify.annotations.NullMarked;
