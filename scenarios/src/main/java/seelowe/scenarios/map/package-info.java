/**
 * The map from its tables: {@link seelowe.scenarios.map.MapReader} reads them, {@link seelowe.scenarios.map.MapCheck}
 * asks whether what they say makes sense. Names that the rules have no use for are kept in {@link
 * seelowe.scenarios.map.Gazetteer}.
 */
@NullMarked
package seelowe.scenarios.map;

import org.jspecify.annotations.NullMarked;
