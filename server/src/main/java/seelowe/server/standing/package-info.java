/**
 * Standing orders: what a seat says in advance about the decisions that fall to it in the other side's Player-Turn. {@link
 * seelowe.server.standing.StandingOrders} carries them out.
 */
@NullMarked
package seelowe.server.standing;

import org.jspecify.annotations.NullMarked;
