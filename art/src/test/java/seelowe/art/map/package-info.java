@NullMarked
package seelowe.art.map;

import org.jspecify.annotations.NullMarked;
