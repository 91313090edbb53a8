/**
 * Who plays: people by the names they give, recognised by a cookie, and whether they are there. {@link seelowe.server.people.People} knows them,
 * {@link seelowe.server.people.Presence} sees who sits at which table.
 */
@NullMarked
package seelowe.server.people;

import org.jspecify.annotations.NullMarked;
