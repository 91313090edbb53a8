/**
 * What the map and the counters say. {@link seelowe.scenarios.DataLoader} makes a {@link seelowe.scenarios.GameData} of
 * the texts in a data folder, or names every mistake in them. Where the texts come from is the affair of {@code files}:
 * nothing here opens a file.
 */
@NullMarked
package seelowe.scenarios;

import org.jspecify.annotations.NullMarked;
