package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

/** Every action of landing and transport, asked for by the wrong player, at the wrong time or of nothing that exists. */
class LandingRefusalsTest {
    private static final int NO_UNIT = 99;
    private static final int NO_HEX = 9999;
    private static final LandingArea AREA = LandingArea.C;

    private static Board board() {
        return Board.draw("""
                a   b
                  G
                1   2
                """)
                .beach('1', LandingArea.C)
                .city("Hythe", "b")
                .unit('G', "6-4")
                .unit('a', "2-3", Mark.UNACTIVATED)
                .invaded(LandingArea.C)
                .germanHeld("1")
                .wave(1, 14)
                .unitIn(Place.FRANCE, "F", Side.GERMAN, "6-4")
                .unitIn(Place.echelon(LandingArea.C), "S", Side.GERMAN, "6-4")
                .awaited("p", Side.BRITISH, "2-3 partisan", new Deployment.PartisanArrival(10));
    }

    private static List<Action> actions(int unit, int hex) {
        return List.of(
                new Action.Roll(),
                new Action.AssignArea(unit, AREA),
                new Action.Land(unit, hex),
                new Action.Drop(unit, hex),
                new Action.ReturnToFrance(unit),
                new Action.StartWave(),
                new Action.Embark(unit, AREA),
                new Action.PlacePartisan(hex));
    }

    @Test
    void R2_0_the_other_player_decides_nothing() {
        Board board = board();
        for (PhaseName phase : List.of(PhaseName.WEATHER, PhaseName.LANDING, PhaseName.EMBARKATION)) {
            for (Action action : actions(board.unit("S"), board.hex('1'))) {
                assertRefused(board.in(phase).state(), Side.BRITISH, action, "R2.0");
            }
        }
        for (PhaseName phase : List.of(PhaseName.BRITISH_REINFORCEMENT, PhaseName.ACTIVATION)) {
            for (Action action : actions(board.unit("S"), board.hex('1'))) {
                assertRefused(board.in(phase).state(), Side.GERMAN, action, "R2.0");
            }
        }
    }

    @Test
    void R4_0_in_a_phase_of_another_kind_every_one_of_them_is_refused() {
        Board board = board().in(PhaseName.GERMAN_COMBAT);
        for (Action action : actions(board.unit("S"), board.hex('1'))) {
            assertThat(RuleBook.refusal(board.state(), Side.GERMAN, action)).isPresent();
        }
    }

    @Test
    void R4_1_phases_of_landing_refuse_what_belongs_elsewhere() {
        Board board = board();
        Action move = new Action.Move(board.unit("G"), Ids.of(board.hex('2')));
        assertRefused(board.in(PhaseName.WEATHER).state(), Side.GERMAN, move, "R4.1-GA");
        assertRefused(board.in(PhaseName.LANDING).state(), Side.GERMAN, move, "R4.1-GB");
        assertRefused(board.in(PhaseName.EMBARKATION).state(), Side.GERMAN, move, "R4.1-GK");
        assertRefused(board.in(PhaseName.BRITISH_REINFORCEMENT).state(), Side.BRITISH, move, "R4.1-BA");
        assertRefused(board.in(PhaseName.ACTIVATION).state(), Side.BRITISH, move, "R4.1-BB");
        assertRefused(board.in(PhaseName.LANDING).turn(1).state(), Side.GERMAN, move, "R11.41B1");
        assertRefused(board.in(PhaseName.LANDING_PLAN).state(), Side.GERMAN, move, "R11.61a");
    }

    @Test
    @Tag("R3.1")
    void R3_2_units_and_hexes_that_do_not_exist_are_named_as_such() {
        Board board = board().in(PhaseName.LANDING);
        assertRefused(board.state(), Side.GERMAN, new Action.Land(NO_UNIT, board.hex('1')), "R3.2");
        assertRefused(board.state(), Side.GERMAN, new Action.Land(-1, board.hex('1')), "R3.2");
        assertRefused(board.state(), Side.GERMAN, new Action.ReturnToFrance(NO_UNIT), "R3.2");
        assertRefused(board.state(), Side.GERMAN, new Action.Drop(NO_UNIT, board.hex('1')), "R3.2");
        assertRefused(board.state(), Side.GERMAN, new Action.Land(board.unit("S"), NO_HEX), "R3.1");
        assertRefused(board.state(), Side.GERMAN, new Action.Drop(board.unit("S"), -1), "R3.1");
        assertRefused(board.in(PhaseName.EMBARKATION).state(), Side.GERMAN, new Action.Embark(NO_UNIT, AREA), "R3.2");
        assertRefused(
                board.in(PhaseName.LANDING_PLAN).state(), Side.GERMAN, new Action.AssignArea(NO_UNIT, AREA), "R3.2");
        assertRefused(
                board.in(PhaseName.BRITISH_REINFORCEMENT).state(),
                Side.BRITISH,
                new Action.PlacePartisan(NO_HEX),
                "R3.1");
    }

    private static void assertRefused(GameState state, Side side, Action action, String rule) {
        long before = state.hash();
        Outcome outcome = RuleBook.apply(state, side, action, Dice.of());
        assertThat(outcome).isInstanceOf(Outcome.Refused.class);
        if (outcome instanceof Outcome.Refused refused) {
            assertThat(refused.refusal().rule()).as(action.toString()).isEqualTo(rule);
            assertThat(refused.refusal().why()).endsWith(".").doesNotContain("{");
        }
        assertThat(state.hash()).isEqualTo(before);
    }
}
