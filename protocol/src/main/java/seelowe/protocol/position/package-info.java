/**
 * Whole positions in one line of text. Start at {@link seelowe.protocol.position.PositionText}. Each field of the line has a
 * reader and a writer of its own in {@link seelowe.protocol.position.PositionFields}.
 */
@NullMarked
package seelowe.protocol.position;

import org.jspecify.annotations.NullMarked;
