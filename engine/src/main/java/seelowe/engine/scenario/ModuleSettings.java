package seelowe.engine.scenario;

import java.util.List;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;

/**
 * The settings that a scenario's own rules read from its file, by key without the rules' name. A missing or wrong value is reported
 * by whoever reads the file; some legal value takes its place, so that reading goes on.
 */
public interface ModuleSettings {
    GameMap map();

    int number(String key, int least, int most);

    /** The hexes of a named place. */
    Ids place(String key);

    /** Landing areas, as bits. */
    int areas(String key);

    /** Faces of a die, in their order. */
    Ids faces(String key);

    /** Cities, each with a number after its name. */
    List<CityNumber> cities(String key);

    /** A city, as its place in the map's list, and a number. */
    record CityNumber(int city, int number) {}
}
