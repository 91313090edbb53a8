/** The games of a study, in batches that any machine can play alone. */
@NullMarked
package seelowe.study.play;

import org.jspecify.annotations.NullMarked;
