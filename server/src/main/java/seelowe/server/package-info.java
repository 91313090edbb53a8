/**
 * The program that people play with: games kept in a folder of the user's, served to a page on the same machine. {@link
 * seelowe.server.SeeloweServer} starts and stops all of it. docs/server.md tells how it is spoken to.
 */
@NullMarked
package seelowe.server;

import org.jspecify.annotations.NullMarked;
