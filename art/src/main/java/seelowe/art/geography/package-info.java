/**
 * What a map picture knows beyond the hexes: coastline, towns by latitude and longitude, rivers by name, names of waters
 * and hills. Start at {@link seelowe.art.geography.Geography}; the files behind it lie in {@code data/geography}.
 */
@NullMarked
package seelowe.art.geography;

import org.jspecify.annotations.NullMarked;
