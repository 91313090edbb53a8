package seelowe.protocol.puzzle;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Share;
import seelowe.engine.state.GameState;

/**
 * A small position with a task.
 *
 * @param id the name of its file
 * @param text what the solver is told
 * @param rule that it is about; empty for none
 * @param position in one line
 * @param best the chance of the best known orders
 * @param solution those orders
 */
public record Puzzle(
        String id,
        String title,
        String text,
        String hint,
        String rule,
        Side side,
        String position,
        GameState start,
        Deadline until,
        List<Goal> goals,
        Share best,
        List<Action> solution) {
    public Puzzle {
        goals = List.copyOf(goals);
        solution = List.copyOf(solution);
    }

    public boolean isReached(GameState now) {
        return goals.stream().allMatch(goal -> goal.isMet(start, now));
    }
}
