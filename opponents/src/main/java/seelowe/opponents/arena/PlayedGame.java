package seelowe.opponents.arena;

import java.util.List;
import seelowe.engine.term.GameResult;

/**
 * What is kept of a game of the arena.
 *
 * @param game its number in the match-up, from 0
 * @param turns figures at the end of each Game-Turn played
 * @param refused how often an opponent wanted what the rules forbid
 * @param hash of the last state
 */
public record PlayedGame(int game, GameResult result, List<TurnFigures> turns, int actions, int refused, long hash) {
    public PlayedGame {
        turns = List.copyOf(turns);
    }

    /** The figures at the end of a Game-Turn that was played. */
    public TurnFigures after(int turn) {
        return turns.get(turn - 1);
    }

    /** This Game-Turn, or the last one if the game did not get so far. */
    int lastUpTo(int turn) {
        return Math.min(turn, turns.size());
    }
}
