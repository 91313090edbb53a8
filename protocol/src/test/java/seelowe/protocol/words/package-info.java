@NullMarked
package seelowe.protocol.words;

import org.jspecify.annotations.NullMarked;
