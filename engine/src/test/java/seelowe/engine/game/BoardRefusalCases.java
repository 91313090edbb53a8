package seelowe.engine.game;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.SetUpZone;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** The cases of {@link RefusalCases} for a set-up by choice and for refused combat. */
final class BoardRefusalCases {
    private BoardRefusalCases() {}

    static List<RefusalCases.Case> all() {
        return List.of(deploy(), buildAirfield(), withdraw(), giveBattle());
    }

    private static RefusalCases.Case of(GameState state, Action allowed, Action forbidden, String rule) {
        return new RefusalCases.Case(state, allowed, state, forbidden, rule);
    }

    private static RefusalCases.Case deploy() {
        Board board = Board.draw("a\n\nb\n\nc")
                .lionsTail()
                .awaited("x", Side.BRITISH, "3-3", new Deployment.InZone(new SetUpZone("north", 1, 9, 1, 2)));
        int unit = board.unit("x");
        return of(
                board.begin(),
                new Action.Deploy(unit, board.hex('b')),
                new Action.Deploy(unit, board.hex('c')),
                "LT2.12");
    }

    private static RefusalCases.Case buildAirfield() {
        Board board =
                Board.draw("a\n\nb").terrain('a', Terrain.FOREST).lionsTail().in(PhaseName.GERMAN_SET_UP);
        return of(
                board.state(),
                new Action.BuildAirfield(board.hex('b')),
                new Action.BuildAirfield(board.hex('a')),
                "LT2.24");
    }

    /** The partisan at p is attacked from G; it might fall back to e but not to G. */
    private static Board attacked() {
        return Board.draw("G\n\np\n\ne")
                .lionsTail()
                .unit('G', "6-4")
                .unit('G', "supply")
                .unit('p', "2-3 partisan")
                .in(PhaseName.GERMAN_COMBAT);
    }

    private static GameState announced(Board board) {
        Action attack = new Action.Attack(board.units("G"), board.hexes("p"), board.units("G2"));
        return PlayedBoard.of(board).play(attack).state();
    }

    private static RefusalCases.Case withdraw() {
        Board board = attacked();
        int unit = board.unit("p");
        return of(
                announced(board),
                new Action.Withdraw(unit, board.hex('e')),
                new Action.Withdraw(unit, board.hex('G')),
                "R8.71c");
    }

    private static RefusalCases.Case giveBattle() {
        Board board = attacked();
        return of(
                announced(board),
                new Action.GiveBattle(board.unit("p")),
                new Action.GiveBattle(board.unit("G")),
                "R8.0c");
    }
}
