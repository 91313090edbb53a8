@NullMarked
package seelowe.protocol.json;

import org.jspecify.annotations.NullMarked;
