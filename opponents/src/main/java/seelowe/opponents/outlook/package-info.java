/** What may be expected of the rest of a game: weather for landings, and strength that is {@link seelowe.opponents.outlook.StillToCome still to come}. */
@NullMarked
package seelowe.opponents.outlook;

import org.jspecify.annotations.NullMarked;
