package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** The menu of a phase, its refusals and its random choices say the same, for every phase of landing and transport. */
class LandingChoicesTest {
    private static final int DRAWS = 4000;

    private static Board coast() {
        return Board.draw("""
                a   b   c   d
                  e   f   g
                1   2   3   4
                """)
                .beach('1', LandingArea.C)
                .beach('2', LandingArea.C)
                .port('3', LandingArea.C)
                .beach('4', LandingArea.D)
                .invaded(LandingArea.C, LandingArea.D)
                .germanHeld("1234")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unitOf(Side.BRITISH, 'd', "2-3");
    }

    @Test
    void R11_41B1_landing() {
        check(coast().turn(1)
                .in(PhaseName.LANDING)
                .unitIn(Place.landingForce(LandingArea.C), "A", Side.GERMAN, "6-4")
                .unitIn(Place.LANDING_POOL, "B", Side.GERMAN, "supply")
                .unitIn(Place.AIRBORNE_BOX, "P", Side.GERMAN, "3-5 parachute"));
    }

    @Test
    void R11_41B2_drop() {
        check(coast().turn(1)
                .in(PhaseName.LANDING)
                .unitOf(Side.GERMAN, 'e', "3-5 parachute")
                .unitIn(Place.AIRBORNE_BOX, "P", Side.GERMAN, "3-5 parachute")
                .unitIn(Place.AIRBORNE_BOX, "L", Side.GERMAN, "5-4 airlanding"));
    }

    @Test
    void R12_31_landing_phase() {
        Board board = coast().in(PhaseName.LANDING)
                .unitIn(Place.echelon(LandingArea.C), "A", Side.GERMAN, "6-4")
                .unitIn(Place.echelon(LandingArea.C), "B", Side.GERMAN, "3-6 armor")
                .unitIn(Place.echelon(LandingArea.D), "S", Side.GERMAN, "supply");
        check(board);
        check(board.weather(Weather.ROUGH));
    }

    @Test
    void R12_1a_embarkation() {
        Board board = coast().in(PhaseName.EMBARKATION)
                .unitIn(Place.FRANCE, "A", Side.GERMAN, "6-4")
                .unitIn(Place.FRANCE, "B", Side.GERMAN, "supply")
                .unitIn(Place.FRANCE, "E", Side.GERMAN, "air")
                .wave(1, 14);
        check(board);

        PlayedBoard newWave = PlayedBoard.of(board)
                .play(new Action.Embark(board.unit("B"), LandingArea.C))
                .play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(new Action.ReturnToFrance(board.unit("B")))
                .until(PhaseName.EMBARKATION);
        assertThat(newWave.options()).contains(new Action.StartWave());
        check(newWave);
    }

    private static void check(Board board) {
        check(PlayedBoard.of(board));
    }

    private static void check(PlayedBoard table) {
        List<Action> options = table.options();
        assertThat(options).doesNotHaveDuplicates().allMatch(table::allows);
        Set<Action> drawn = new HashSet<>();
        Chance chance = new Chance(1);
        for (int i = 0; i < DRAWS; i++) {
            drawn.add(RuleBook.sample(table.state(), chance));
        }
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(options);
    }
}
