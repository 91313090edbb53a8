/**
 * Live games. A {@link seelowe.server.table.Table} is one game with its seats taken: it checks who asks, keeps what happened before
 * anybody is told, and tells everybody who watches. {@link seelowe.server.table.Tables} finds them; {@link
 * seelowe.server.table.ComputerPlayers} play in the empty chairs. What is legal is the engine's business, what JSON looks like the
 * protocol's.
 */
@NullMarked
package seelowe.server.table;

import org.jspecify.annotations.NullMarked;
