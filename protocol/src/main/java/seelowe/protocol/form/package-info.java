/**
 * The JSON forms of everything the protocol speaks of: actions, events, views, options, forecasts, the map. One class for each,
 * named after what it writes; {@link seelowe.protocol.form.Values} knows the small values they are made of. Who may see what is
 * decided by {@link seelowe.protocol.form.Audience}. docs/protocol.md shows all of them.
 */
@NullMarked
package seelowe.protocol.form;

import org.jspecify.annotations.NullMarked;
