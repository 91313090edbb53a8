/** What a host can look up afterwards: who came in, who was kept out. {@link seelowe.server.security.SecurityLog} writes it. */
@NullMarked
package seelowe.server.security;

import org.jspecify.annotations.NullMarked;
