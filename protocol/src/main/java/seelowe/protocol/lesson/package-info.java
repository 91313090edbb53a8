/**
 * Lessons: real games with somebody beside the player who says what to try next. Start at {@link seelowe.protocol.lesson.Lessons}; which step is
 * due is asked of {@link seelowe.protocol.lesson.Lesson}. The words are data, {@code data/lessons}; how to write them is told in
 * {@code docs/lessons.md}.
 */
@NullMarked
package seelowe.protocol.lesson;

import org.jspecify.annotations.NullMarked;
