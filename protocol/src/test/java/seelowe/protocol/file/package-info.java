@NullMarked
package seelowe.protocol.file;

import org.jspecify.annotations.NullMarked;
