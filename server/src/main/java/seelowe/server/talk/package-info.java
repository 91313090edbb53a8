/**
 * What people say to each other beside a game, whom somebody does not want to hear, what is reported to the host, and marks that are shown on the map.
 * {@link seelowe.server.talk.Talk} is the conversation at the tables; who hears what is decided in {@link seelowe.server.talk.Circle} alone.
 */
@NullMarked
package seelowe.server.talk;

import org.jspecify.annotations.NullMarked;
