/**
 * Keeping order: what the host does about games and people, from a terminal of the same machine. {@link seelowe.server.admin.Admin} does it, {@link
 * seelowe.server.admin.AdminDoor} lets him in, and {@link seelowe.server.admin.AdminLog} keeps what was done.
 */
@NullMarked
package seelowe.server.admin;

import org.jspecify.annotations.NullMarked;
