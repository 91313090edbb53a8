package seelowe.protocol.puzzle;

import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Puzzles as they are offered; the solution stays here. */
public final class PuzzleJson {
    private PuzzleJson() {}

    public static ArrayNode list(Puzzles puzzles) {
        ArrayNode array = Json.array();
        puzzles.all().forEach(puzzle -> write(puzzle, array.addObject()));
        return array;
    }

    private static void write(Puzzle puzzle, ObjectNode node) {
        node.put("puzzle", puzzle.id()).put("title", puzzle.title()).put("text", puzzle.text());
        node.put("scenario", puzzle.start().scenario().code()).put("side", Values.word(puzzle.side()));
        node.put("until", puzzle.until().words());
        node.put("best", ChanceWords.of(puzzle.best()));
        if (!puzzle.hint().isEmpty()) {
            node.put("hint", puzzle.hint());
        }
        if (!puzzle.rule().isEmpty()) {
            node.put("rule", puzzle.rule());
        }
        node.set("goals", Json.strings(puzzle.goals().stream().map(Goal::words).toList()));
    }
}
