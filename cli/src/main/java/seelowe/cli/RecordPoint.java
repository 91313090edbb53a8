package seelowe.cli;

import java.util.List;
import seelowe.engine.game.Game;
import seelowe.protocol.record.Replay;

/**
 * A point of a recorded game as a player names it: {@code 120} is an action, {@code t4} a Game-Turn.
 *
 * @param option the option that it was given with
 */
record RecordPoint(String option, boolean isTurn, int number) {
    static RecordPoint parse(String option, String text) {
        if (!text.matches("[tT]?[0-9]{1,6}")) {
            throw UserError.wrongUsage(
                    option + " takes the number of an action, such as 120, or of a Game-Turn, such as " + "t4, not \""
                            + text + "\"");
        }
        boolean isTurn = !Character.isDigit(text.charAt(0));
        return new RecordPoint(option, isTurn, Integer.parseInt(isTurn ? text.substring(1) : text));
    }

    /** How many actions were played up to here: the action's number, or all before the Game-Turn. */
    int actionsBefore(Replay replay) {
        return isTurn ? actionsUntilTurn(replay.steps(), number, replay.start().turn()) : number;
    }

    /** The number of the last action: of the action itself, or of the Game-Turn. */
    int lastAction(Replay replay) {
        return isTurn
                ? actionsUntilTurn(replay.steps(), number + 1, replay.start().turn())
                : number;
    }

    private static int actionsUntilTurn(List<Game.Step> steps, int turn, int firstTurn) {
        if (turn <= firstTurn) {
            return 0;
        }
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).after().turn() >= turn) {
                return i + 1;
            }
        }
        return steps.size();
    }
}
