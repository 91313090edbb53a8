/**
 * The letters of the map: fonts shipped with the program, read without the machine's own font system, so that widths and
 * outlines are the same everywhere. Start at {@link seelowe.art.type.Typeface}.
 */
@NullMarked
package seelowe.art.type;

import org.jspecify.annotations.NullMarked;
