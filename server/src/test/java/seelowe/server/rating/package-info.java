@NullMarked
package seelowe.server.rating;

import org.jspecify.annotations.NullMarked;
