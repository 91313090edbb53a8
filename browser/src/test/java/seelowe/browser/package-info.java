@NullMarked
package seelowe.browser;

import org.jspecify.annotations.NullMarked;
