@NullMarked
package seelowe.server.mail;

import org.jspecify.annotations.NullMarked;
