package seelowe.art;

import java.util.List;
import seelowe.art.geography.Geography;
import seelowe.art.geography.GeographyReader;
import seelowe.art.map.Board;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.DataSource;

/** The built-in data and its board, drawn once for all tests. */
final class Pictures {
    static final DataSource SOURCE = BuiltInData.source();
    static final GameData DATA = BuiltInData.load();
    static final Geography GEOGRAPHY = GeographyReader.read(DATA, List.of(SOURCE));
    static final Board BOARD = new Board(DATA.map(), GEOGRAPHY);
    static final MapPicture MAP = MapPicture.of(DATA, SOURCE);

    private Pictures() {}
}
