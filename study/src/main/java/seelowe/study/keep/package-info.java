/** What a study has come to on disk, so that it can be interrupted and taken up again. */
@NullMarked
package seelowe.study.keep;

import org.jspecify.annotations.NullMarked;
