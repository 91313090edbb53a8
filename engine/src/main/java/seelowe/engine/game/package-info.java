/**
 * The engine's front door: {@link seelowe.engine.game.RuleBook} answers what may be done and carries it out, {@link
 * seelowe.engine.game.Game} keeps the list of actions, {@link seelowe.engine.game.SetUp} lays out the counters. {@link
 * seelowe.engine.game.Unfolding} takes an action die by die, {@link seelowe.engine.game.Distribution} counts what can come of it.
 */
@NullMarked
package seelowe.engine.game;

import org.jspecify.annotations.NullMarked;
