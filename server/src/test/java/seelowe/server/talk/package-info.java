/** Tests of what people say to each other. */
@NullMarked
package seelowe.server.talk;

import org.jspecify.annotations.NullMarked;
