/**
 * A picture as a tree of marks, and two ways to put it down: {@link seelowe.art.draw.SvgWriter} as text, {@link
 * seelowe.art.draw.Painter} as pixels. Nothing here knows what a hex is.
 */
@NullMarked
package seelowe.art.draw;

import org.jspecify.annotations.NullMarked;
