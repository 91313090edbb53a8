package seelowe.engine.board;

/** What covers a hex [13.0]. Beach, port and rail are printed on top of it [Q05]. */
public enum Terrain {
    SEA,
    CLEAR,
    ROUGH,
    FOREST,
    SWAMP,
    CITY
}
