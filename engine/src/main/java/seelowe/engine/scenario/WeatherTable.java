package seelowe.engine.scenario;

import java.util.ArrayList;
import java.util.List;

/** One column of the weather table [12.61]: the weather for each die, by Game-Turn. Game-Turn 1 is always Clear. */
public final class WeatherTable {
    private static final int FACES = 6;

    private final String name;
    private final List<Period> periods;

    /** From this Game-Turn on, the weather for the faces 1 to 6. */
    public record Period(int fromTurn, List<Weather> byFace) {
        public Period {
            byFace = List.copyOf(byFace);
            if (byFace.size() != FACES) {
                throw new IllegalArgumentException("A weather period needs six faces, not " + byFace.size());
            }
        }
    }

    public WeatherTable(String name, List<Period> periods) {
        List<Period> sorted = new ArrayList<>(periods);
        sorted.sort((a, b) -> Integer.compare(a.fromTurn(), b.fromTurn()));
        if (sorted.isEmpty() || sorted.get(0).fromTurn() > 2) {
            throw new IllegalArgumentException("Weather column " + name + " does not begin by Game-Turn 2");
        }
        this.name = name;
        this.periods = List.copyOf(sorted);
    }

    public String name() {
        return name;
    }

    public Weather weather(int turn, int face) {
        Period current = periods.get(0);
        for (Period period : periods) {
            if (period.fromTurn() <= turn) {
                current = period;
            }
        }
        return current.byFace().get(face - 1);
    }
}
