/** Links: to the other player's seat, for onlookers, and to one's own seat on another device. Start at {@link seelowe.server.invite.Invites}. */
@NullMarked
package seelowe.server.invite;

import org.jspecify.annotations.NullMarked;
