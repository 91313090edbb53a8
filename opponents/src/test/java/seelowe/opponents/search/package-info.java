@NullMarked
package seelowe.opponents.search;

import org.jspecify.annotations.NullMarked;
