/** Tests of what screens are sent. */
@NullMarked
package seelowe.server.web;

import org.jspecify.annotations.NullMarked;
