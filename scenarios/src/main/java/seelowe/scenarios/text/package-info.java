/**
 * Tables and settings as text: reading them, layering a user's files over the built-in ones, and collecting every
 * mistake with its file and line. Start at {@link seelowe.scenarios.text.DataFiles}. What the words in the cells mean is
 * not known here.
 */
@NullMarked
package seelowe.scenarios.text;

import org.jspecify.annotations.NullMarked;
