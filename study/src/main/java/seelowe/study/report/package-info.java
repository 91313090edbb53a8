/** The numbers as a page to read. */
@NullMarked
package seelowe.study.report;

import org.jspecify.annotations.NullMarked;
