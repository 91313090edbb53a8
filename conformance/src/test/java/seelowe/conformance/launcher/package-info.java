/** {@code ./seelowe} and its counterpart on Windows: when they build, and what they say when they cannot. */
@NullMarked
package seelowe.conformance.launcher;

import org.jspecify.annotations.NullMarked;
