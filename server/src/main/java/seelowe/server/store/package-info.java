/**
 * What is kept: the folder ({@link seelowe.server.store.DataFolder}), the database in it and the games in that ({@link
 * seelowe.server.store.GameStore}). Knows texts and numbers only, nothing of the rules.
 */
@NullMarked
package seelowe.server.store;

import org.jspecify.annotations.NullMarked;
