/** Tests of what works behind the tables. */
@NullMarked
package seelowe.server.table;

import org.jspecify.annotations.NullMarked;
