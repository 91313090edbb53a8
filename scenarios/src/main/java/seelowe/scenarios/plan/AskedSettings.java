package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;
import seelowe.engine.scenario.ModuleSettings;

/** Notes which settings special rules ask for, so that somebody can be told which there are. */
final class AskedSettings implements ModuleSettings {
    private static final int FACES = 6;

    private final String prefix;
    private final List<SettingForm> asked = new ArrayList<>();

    AskedSettings(String rules) {
        this.prefix = rules + ".";
    }

    List<SettingForm> asked() {
        return List.copyOf(asked);
    }

    private void note(String key, SettingForm.Kind kind, int least, int most) {
        asked.add(new SettingForm(prefix + key, kind, least, most, List.of(), "", ""));
    }

    @Override
    public GameMap map() {
        return new MapBuilder(new HexGrid(1, 1)).terrain(0, Terrain.CLEAR).build();
    }

    @Override
    public int number(String key, int least, int most) {
        note(key, SettingForm.Kind.NUMBER, least, most);
        return most;
    }

    @Override
    public Ids place(String key) {
        note(key, SettingForm.Kind.CITY, 0, 0);
        return Ids.none();
    }

    @Override
    public int areas(String key) {
        note(key, SettingForm.Kind.AREAS, 0, 0);
        return 0;
    }

    @Override
    public Ids faces(String key) {
        note(key, SettingForm.Kind.FACES, 1, FACES);
        return Ids.none();
    }

    @Override
    public List<CityNumber> cities(String key) {
        note(key, SettingForm.Kind.CITIES, 0, 0);
        return List.of();
    }
}
