/**
 * [15.3] Matches: two people play the same scenario twice with sides exchanged, and points say who is the better player.
 * {@link seelowe.engine.match.MatchTerms} is what they agree upon and never changes; {@link seelowe.engine.match.Match} is how
 * far they have come. {@link seelowe.engine.match.Series} is a match of each of three scenarios. Terms and the actions of
 * both games are all that need be kept: everything else follows.
 */
@NullMarked
package seelowe.engine.match;

import org.jspecify.annotations.NullMarked;
