package seelowe.server.edition;

import java.util.List;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.DataSource;

/** The data that the server plays with, and the layers it was loaded from. */
public record Material(GameData data, List<DataSource> layers) {
    public Material {
        layers = List.copyOf(layers);
    }
}
