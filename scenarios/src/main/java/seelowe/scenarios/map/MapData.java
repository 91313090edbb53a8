package seelowe.scenarios.map;

import seelowe.engine.board.GameMap;

/** The map for the rules and its names for people. */
public record MapData(GameMap map, Gazetteer gazetteer) {}
