/**
 * The JSON forms of everything the protocol speaks of: actions, events, views, options, forecasts, the map. One class for each,
 * named after what it writes; {@link seelowe.protocol.json.Values} knows the small values they are made of. Who may see what is
 * decided by {@link seelowe.protocol.json.Audience}. docs/protocol.md shows all of them.
 */
@NullMarked
package seelowe.protocol.json;

import org.jspecify.annotations.NullMarked;
