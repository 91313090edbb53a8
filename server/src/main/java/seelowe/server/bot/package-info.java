/** Programs that play as others do, by a token instead of a browser: {@link seelowe.server.bot.Bots} knows them, {@link seelowe.server.bot.BotRoutes} makes and ends them. */
@NullMarked
package seelowe.server.bot;

import org.jspecify.annotations.NullMarked;
