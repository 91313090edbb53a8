/** Tests of what screens are sent. */
@NullMarked
package seelowe.server.edit;

import org.jspecify.annotations.NullMarked;
