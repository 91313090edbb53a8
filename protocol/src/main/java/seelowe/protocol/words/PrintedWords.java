package seelowe.protocol.words;

import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitType;

/** What is printed on map and counters. */
public final class PrintedWords {
    private PrintedWords() {}

    public static String of(Side side) {
        return switch (side) {
            case GERMAN -> "German";
            case BRITISH -> "British";
        };
    }

    public static String of(UnitType kind) {
        return switch (kind) {
            case INFANTRY -> "Infantry";
            case MOUNTAIN_INFANTRY -> "Mountain infantry";
            case MOTORIZED_INFANTRY -> "Motorized infantry";
            case PARTISAN -> "Partisans";
            case PARACHUTE -> "Parachute troops";
            case AIRLANDING -> "Airlanding troops";
            case MECHANIZED_INFANTRY -> "Mechanized infantry";
            case ARMOR -> "Armour";
            case AMPHIBIOUS_ARMOR -> "Amphibious armour";
            case AIR -> "Air unit";
            case SUPPLY -> "Supply unit";
        };
    }

    public static String of(Terrain terrain) {
        return switch (terrain) {
            case SEA -> "Sea";
            case CLEAR -> "Clear";
            case ROUGH -> "Rough";
            case FOREST -> "Forest";
            case SWAMP -> "Swamp";
            case CITY -> "City";
        };
    }
}
