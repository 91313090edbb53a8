package seelowe.scenarios.force;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.engine.scenario.Weather;
import seelowe.engine.scenario.WeatherTable;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.Words;

/** Reads the weather table [12.61]: one line for each die face of each period. */
final class WeatherReader {
    static final String FILE = "charts/weather.csv";

    private static final Words<Weather> WEATHERS = Words.of("weather", Weather.values());
    static final TableForm FORM =
            TableForm.keyedBy("table", "from-turn", "die").requiring("weather").choosing("weather", WEATHERS);
    private static final int FACES = 6;
    private static final int FIRST_ROLL = 2;
    private static final int LAST_TURN = 99;

    private final DataFiles files;
    private final Problems problems;
    private final Map<String, SortedMap<Integer, Faces>> tables = new TreeMap<>();

    WeatherReader(DataFiles files) {
        this.files = files;
        this.problems = files.problems();
    }

    private record Faces(Row firstRow, Map<Integer, Weather> byFace) {}

    Map<String, WeatherTable> read() {
        files.table(FILE, FORM).forEach(this::readRow);
        Map<String, WeatherTable> result = new TreeMap<>();
        tables.forEach((name, periods) -> result.put(name, table(name, periods)));
        return result;
    }

    private void readRow(Row row) {
        OptionalInt turn = Numbers.read("first turn", row.get("from-turn"), FIRST_ROLL, LAST_TURN, row, problems);
        OptionalInt die = Numbers.read("die", row.get("die"), 1, FACES, row, problems);
        Weather weather = WEATHERS.read(row.get("weather"), row, problems);
        if (turn.isPresent() && die.isPresent()) {
            Faces faces = tables.computeIfAbsent(row.get("table"), name -> new TreeMap<>())
                    .computeIfAbsent(turn.getAsInt(), first -> new Faces(row, new TreeMap<>()));
            faces.byFace().put(die.getAsInt(), weather == null ? Weather.CLEAR : weather);
        }
    }

    private WeatherTable table(String name, SortedMap<Integer, Faces> periods) {
        List<WeatherTable.Period> complete = new ArrayList<>();
        periods.forEach((turn, faces) -> complete.add(new WeatherTable.Period(turn, fill(name, turn, faces))));
        if (periods.firstKey() != FIRST_ROLL) {
            problems.add(
                    periods.values().iterator().next().firstRow(),
                    "The weather of " + name + " must begin with Game-Turn 2; Game-Turn 1 is always clear.");
            complete.add(new WeatherTable.Period(FIRST_ROLL, complete.get(0).byFace()));
        }
        return new WeatherTable(name, complete);
    }

    private List<Weather> fill(String name, int turn, Faces faces) {
        List<Weather> all = new ArrayList<>();
        for (int face = 1; face <= FACES; face++) {
            Weather weather = faces.byFace().get(face);
            if (weather == null) {
                problems.add(
                        faces.firstRow(),
                        "The weather of " + name + " from Game-Turn " + turn + " has no line for the die " + face
                                + ".");
            }
            all.add(weather == null ? Weather.CLEAR : weather);
        }
        return all;
    }
}
