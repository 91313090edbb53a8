/** Servers for tests, here and in the tests of the page: in this JVM, or in one of their own. */
@NullMarked
package seelowe.server.testing;

import org.jspecify.annotations.NullMarked;
