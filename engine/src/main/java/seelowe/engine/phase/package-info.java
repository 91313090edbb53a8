/**
 * The sequence of play [4.0]: one class for each phase, who decides in it, what may be decided and what comes of it. Start
 * at {@link seelowe.engine.phase.SequenceOfPlay}. The rules that phases ask are in {@code rule}.
 */
@NullMarked
package seelowe.engine.phase;

import org.jspecify.annotations.NullMarked;
