/** A study's file: what is asked, of which games, and where it is mistaken. */
@NullMarked
package seelowe.study.question;

import org.jspecify.annotations.NullMarked;
