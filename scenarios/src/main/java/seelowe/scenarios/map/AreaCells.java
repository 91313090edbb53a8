package seelowe.scenarios.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.LandingArea;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Words;

/** Letters of landing areas in cells and settings. */
public final class AreaCells {
    static final Words<LandingArea> AREAS = letters();

    private static final int ALL = (1 << LandingArea.COUNT) - 1;

    private final Problems problems;

    public AreaCells(Problems problems) {
        this.problems = problems;
    }

    public @Nullable LandingArea read(Row row) {
        return AREAS.read(row.get("area"), row, problems);
    }

    public @Nullable LandingArea read(String letter, Position at) {
        return AREAS.read(letter, at, problems);
    }

    /** {@code C D E} as bits; {@code none} is no area, and what cannot be read is all of them, so that nothing else comes of it. */
    public int readSet(String letters, Position at) {
        int bits = 0;
        if (letters.equals("none")) {
            return bits;
        }
        for (String letter : split(letters)) {
            LandingArea area = read(letter, at);
            bits |= area == null ? ALL : area.bit();
        }
        return bits;
    }

    private static List<String> split(String letters) {
        List<String> words = new ArrayList<>();
        for (String word : letters.split(" ", -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words.isEmpty() ? List.of("") : words;
    }

    private static Words<LandingArea> letters() {
        Map<String, LandingArea> meanings = new LinkedHashMap<>();
        for (LandingArea area : LandingArea.values()) {
            meanings.put(area.name(), area);
        }
        return Words.of("landing area", meanings);
    }
}
