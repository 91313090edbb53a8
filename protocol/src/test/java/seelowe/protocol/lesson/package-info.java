@NullMarked
package seelowe.protocol.lesson;

import org.jspecify.annotations.NullMarked;
