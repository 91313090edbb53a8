@NullMarked
package seelowe.server.security;

import org.jspecify.annotations.NullMarked;
