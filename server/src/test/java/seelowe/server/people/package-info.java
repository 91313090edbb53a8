@NullMarked
package seelowe.server.people;

import org.jspecify.annotations.NullMarked;
