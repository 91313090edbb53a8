/** How much one caller may do, so that the others have their share: {@link seelowe.server.limit.Kind} is the table, {@link seelowe.server.limit.Limits} counts. */
@NullMarked
package seelowe.server.limit;

import org.jspecify.annotations.NullMarked;
