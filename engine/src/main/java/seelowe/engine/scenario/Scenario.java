package seelowe.engine.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.force.Unit;

/**
 * Everything that is printed: map, charts that data may change, counters and when they come [11.0]. Immutable, and shared
 * by all states of a game.
 *
 * @param code short name: {@code N}, {@code H}, {@code J}, {@code LT}
 * @param summary a sentence or two for the player who chooses
 * @param roster the counters in play; {@code roster.get(i).id() == i}
 * @param deployments by unit id
 * @param special settings that only this scenario's special rules read, by their key in the settings file, in
 *     the order of keys
 * @param module the rules it brings along
 */
public record Scenario(
        String code,
        String title,
        String summary,
        GameMap map,
        TerrainChart terrain,
        WeatherTable weather,
        List<Unit> roster,
        List<Deployment> deployments,
        ScenarioRules rules,
        Map<String, String> special,
        ScenarioModule module) {
    public Scenario {
        roster = List.copyOf(roster);
        deployments = List.copyOf(deployments);
        special = Collections.unmodifiableMap(new TreeMap<>(special));
        if (roster.size() != deployments.size()) {
            throw new IllegalArgumentException("Each unit of " + code + " needs a deployment");
        }
        for (int id = 0; id < roster.size(); id++) {
            if (roster.get(id).id() != id) {
                throw new IllegalArgumentException(
                        "Unit " + roster.get(id).key() + " does not stand at its place in the roster of " + code);
            }
        }
    }

    public Unit unit(int id) {
        return roster.get(id);
    }

    /** The unit with this key, or null. */
    public @Nullable Unit unit(String key) {
        for (Unit unit : roster) {
            if (unit.key().equals(key)) {
                return unit;
            }
        }
        return null;
    }
}
