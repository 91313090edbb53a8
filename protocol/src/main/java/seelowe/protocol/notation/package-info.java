/**
 * Games in words: {@link seelowe.protocol.notation.ActionNotation} writes an action in one short line and reads it back,
 * {@link seelowe.protocol.notation.EventLines} writes what came of it. Whole positions are in {@code position}.
 */
@NullMarked
package seelowe.protocol.notation;

import org.jspecify.annotations.NullMarked;
