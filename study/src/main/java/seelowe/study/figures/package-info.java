/** What the games of a study say, in numbers with intervals. */
@NullMarked
package seelowe.study.figures;

import org.jspecify.annotations.NullMarked;
