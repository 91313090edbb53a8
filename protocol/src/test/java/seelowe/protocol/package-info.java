/** What the tests of this module share. */
@NullMarked
package seelowe.protocol;

import org.jspecify.annotations.NullMarked;
