/**
 * Organic shapes by computation: scalar fields and their contour lines, noise that is the same on every machine, smooth
 * curves and ribbons of changing width. Start at {@link seelowe.art.shape.Field}.
 */
@NullMarked
package seelowe.art.shape;

import org.jspecify.annotations.NullMarked;
