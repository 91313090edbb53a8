/** Editions of the game: the data as it comes, and folders of changes to it; which of them a game is played with. */
@NullMarked
package seelowe.server.edition;

import org.jspecify.annotations.NullMarked;
