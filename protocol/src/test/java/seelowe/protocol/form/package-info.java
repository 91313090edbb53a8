@NullMarked
package seelowe.protocol.form;

import org.jspecify.annotations.NullMarked;
