/** Tests of what is kept. */
@NullMarked
package seelowe.server.store;

import org.jspecify.annotations.NullMarked;
