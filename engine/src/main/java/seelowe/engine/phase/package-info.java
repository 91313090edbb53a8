/**
 * The sequence of play [4.0]: one class for each phase, who decides in it, what may be decided and what comes of it. Start
 * at {@link seelowe.engine.phase.SequenceOfPlay}. The rules that phases ask are in {@code rule}.
 *
 * <p>What draws an action at random ({@code RandomMove}, {@code RandomWalk}, {@code RandomPick}, {@code AirSampler}) stands beside the
 * menus it draws from and decides nothing; no rule calls it.
 */
@NullMarked
package seelowe.engine.phase;

import org.jspecify.annotations.NullMarked;
