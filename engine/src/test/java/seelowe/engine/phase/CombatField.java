package seelowe.engine.phase;

import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** A field for combats, on Game-Turn 1 so that supply plays no part: G over a, with free hexes around both. */
final class CombatField {
    static final int ONE_TO_TWO = 0;
    static final int ONE_TO_ONE = 1;
    static final int TWO_TO_ONE = 2;
    static final int THREE_TO_ONE = 3;
    static final int TEN_TO_ONE = 7;

    private CombatField() {}

    static Board field() {
        return Board.draw("""
                      1
                    2   3
                  4   G   5
                    6   7
                      a
                    8   9
                      0
                """).turn(1);
    }

    /** The board with this attack declared. */
    static PlayedBoard attacked(Board board, String attackers, String targets) {
        return PlayedBoard.of(board).play(new Action.Attack(board.units(attackers), board.hexes(targets), Ids.none()));
    }
}
