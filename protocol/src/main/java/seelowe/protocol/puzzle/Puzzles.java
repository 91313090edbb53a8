package seelowe.protocol.puzzle;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.DataException;
import seelowe.scenarios.GameData;
import seelowe.scenarios.learning.CardFile;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;

/** All puzzles of the data, in their order. */
public final class Puzzles {
    private final Map<String, Puzzle> byId = new LinkedHashMap<>();

    private Puzzles() {}

    /** @throws DataException if there is any mistake in them; it names them all */
    public static Puzzles of(GameData data) {
        Problems problems = new Problems();
        Puzzles puzzles = read(data, problems);
        if (!problems.isEmpty()) {
            throw new DataException(problems.list());
        }
        return puzzles;
    }

    /** Every mistake by file and line. */
    public static List<Problem> check(GameData data) {
        Problems problems = new Problems();
        Puzzles puzzles = read(data, problems);
        for (CardFile file : data.learning().puzzles()) {
            @Nullable Puzzle puzzle = puzzles.get(file.name());
            if (puzzle != null) {
                PuzzleCheck.run(puzzle, file.cards().get(0), problems);
            }
        }
        return problems.list();
    }

    private static Puzzles read(GameData data, Problems problems) {
        Puzzles puzzles = new Puzzles();
        for (CardFile file : data.learning().puzzles()) {
            PuzzleReader.read(file, data, problems).ifPresent(puzzle -> puzzles.byId.put(puzzle.id(), puzzle));
        }
        return puzzles;
    }

    public Collection<Puzzle> all() {
        return Collections.unmodifiableCollection(byId.values());
    }

    /** The puzzle of this name, or null. */
    public @Nullable Puzzle get(String id) {
        return byId.get(id);
    }
}
