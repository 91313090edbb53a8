/**
 * Working on an edition: its rows are read and changed, mistakes are named as they are made, the map is drawn anew, and it is tried, shared and taken
 * in. Start at {@link seelowe.server.edit.Workshop}. What a row means is known in {@code seelowe.scenarios}; what is made here are the same text
 * files that a spreadsheet opens.
 */
@NullMarked
package seelowe.server.edit;

import org.jspecify.annotations.NullMarked;
