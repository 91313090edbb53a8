@NullMarked
package seelowe.engine.view;

import org.jspecify.annotations.NullMarked;
