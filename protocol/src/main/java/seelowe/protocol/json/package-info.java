/**
 * JSON whose every part knows where it stands, so that a mistake in a file can be named by line, column and path. Start at {@link
 * seelowe.protocol.json.JsonReader}.
 */
@NullMarked
package seelowe.protocol.json;

import org.jspecify.annotations.NullMarked;
