package seelowe.engine.game;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** The cases of {@link RefusalCases} for what happens at the north edge and beyond. */
final class EdgeRefusalCases {
    private EdgeRefusalCases() {}

    static List<RefusalCases.Case> all() {
        return List.of(exit(), takeLosses(), nameGroup(), regroup(), raidSupply());
    }

    private static RefusalCases.Case of(GameState state, Action allowed, Action forbidden, String rule) {
        return new RefusalCases.Case(state, allowed, state, forbidden, rule);
    }

    /** Two groups beyond the edge, the first with supply, and a supply unit at the edge. */
    private static Board north(PhaseName phase) {
        return Board.draw("""
                N
                  .
                A   .
                  b
                """)
                .lionsTail()
                .in(phase)
                .unit('N', "supply")
                .unit('b', "2-3")
                .unitIn(Place.exited(1), "one", Side.GERMAN, "6-4")
                .unitIn(Place.exited(1), "stores", Side.GERMAN, "supply")
                .unitIn(Place.exited(2), "two", Side.GERMAN, "6-4")
                .unitIn(Place.exited(2), "three", Side.GERMAN, "3-6 armor")
                .unitIn(Place.exited(3), "four", Side.GERMAN, "6-4");
    }

    private static RefusalCases.Case exit() {
        Board board = north(PhaseName.GERMAN_MOVEMENT);
        int unit = board.unit("N");
        return of(
                board.state(),
                new Action.Exit(unit, board.hexes(""), 2),
                new Action.Exit(unit, board.hexes(""), 5),
                "LT4.22");
    }

    private static RefusalCases.Case takeLosses() {
        Board board = north(PhaseName.GERMAN_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.EndPhase()).play(new Action.Roll(), 3);
        return of(
                table.state(),
                new Action.TakeLosses(board.units("four")),
                new Action.TakeLosses(board.units("one")),
                "LT5.24");
    }

    private static RefusalCases.Case nameGroup() {
        GameState state = PlayedBoard.afterPhaseOf(north(PhaseName.EMBARKATION)).state();
        return of(state, new Action.NameGroup(2), new Action.NameGroup(1), "LT4.25");
    }

    private static RefusalCases.Case regroup() {
        Board board = north(PhaseName.OFF_MAP_SUPPLY).options(options -> options.groupsReformed(true));
        int unit = board.unit("stores");
        return of(board.state(), new Action.Regroup(unit, 2), new Action.Regroup(unit, 1), "LT4.22");
    }

    private static RefusalCases.Case raidSupply() {
        Board board = north(PhaseName.SUPPLY_RAID);
        return of(
                board.state(),
                new Action.RaidSupply(board.unit("stores")),
                new Action.RaidSupply(board.unit("N")),
                "LT4.23");
    }
}
