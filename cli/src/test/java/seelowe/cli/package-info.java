@NullMarked
package seelowe.cli;

import org.jspecify.annotations.NullMarked;
