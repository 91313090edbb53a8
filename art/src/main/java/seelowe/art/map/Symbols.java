package seelowe.art.map;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Point;

/** The symbols that the board stamps, by name. */
final class Symbols {
    static final String ECHELON = "echelon";

    private Symbols() {}

    static SortedMap<String, List<Mark>> all() {
        SortedMap<String, List<Mark>> symbols = new TreeMap<>();
        for (int kind = 0; kind < ForestTexture.TREES.size(); kind++) {
            symbols.put(ForestTexture.TREES.get(kind), ForestTexture.tree(kind));
        }
        symbols.put(MarshTexture.REEDS, MarshTexture.reeds());
        symbols.put(MarshTexture.POOL, MarshTexture.pool());
        symbols.put(PortLayer.ANCHOR, PortLayer.anchor());
        symbols.put(TownLayer.TOWN, TownLayer.dot());
        symbols.put(TownLayer.AIRFIELD, TownLayer.aircraft());
        symbols.put(ECHELON, EchelonLayer.disc(new Point(0, 0), "C"));
        return symbols;
    }
}
