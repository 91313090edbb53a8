package seelowe.protocol.puzzle;

import java.util.List;
import java.util.Optional;
import seelowe.engine.game.Share;
import seelowe.scenarios.text.Card;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;

/** Whether a puzzle is one: its solution does what it promises, and who does nothing does not solve it. */
final class PuzzleCheck {
    private PuzzleCheck() {}

    static void run(Puzzle puzzle, Card card, Problems problems) {
        Optional<Share> solved = Judge.chance(puzzle, puzzle.solution());
        if (solved.isEmpty()) {
            problems.add(at(card, "solution"), "The solution can come out in too many ways to be counted.");
        } else if (!solved.get().equals(puzzle.best())) {
            problems.add(
                    at(card, "chance"),
                    "The solution succeeds " + ChanceWords.of(solved.get()) + ", not " + ChanceWords.of(puzzle.best())
                            + ".");
        }
        Optional<Share> idle = Judge.chance(puzzle, List.of());
        if (idle.isEmpty() || idle.get().compareTo(Share.NOTHING) > 0) {
            problems.add(at(card, "goal"), "Who does nothing can reach this goal.");
        }
    }

    private static Position at(Card card, String name) {
        Card.Field field = card.field(name);
        return field == null ? card : field;
    }
}
