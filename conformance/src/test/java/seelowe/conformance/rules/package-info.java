/**
 * Evidence for the rules: which test speaks for which id of the ledger, and that the engine cites only rules that are
 * told to the players.
 */
@NullMarked
package seelowe.conformance.rules;

import org.jspecify.annotations.NullMarked;
