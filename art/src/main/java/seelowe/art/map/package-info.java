/**
 * The board as a drawing, one class for each layer of ink. Start at {@link seelowe.art.map.Board}. Layers only draw: what
 * a hex means in play is asked of the engine's map.
 */
@NullMarked
package seelowe.art.map;

import org.jspecify.annotations.NullMarked;
