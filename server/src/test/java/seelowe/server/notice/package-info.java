@NullMarked
package seelowe.server.notice;

import org.jspecify.annotations.NullMarked;
