package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;
import seelowe.engine.testing.PlayedBoard;

class LandingPlanPhaseTest {
    private static final Action.Roll ROLL = new Action.Roll();
    private static final Action.EndPhase END = new Action.EndPhase();

    /** One beach each in areas A (1), C (2) and G (3); two units for C, one with a supply unit for any area. */
    private static Board coast() {
        return Board.draw("""
                a   b   c
                  f   g
                1   2   3
                """)
                .beach('1', LandingArea.A)
                .beach('2', LandingArea.C)
                .beach('3', LandingArea.G)
                .unitIn(Place.landingForce(LandingArea.C), "A", Side.GERMAN, "6-4")
                .unitIn(Place.landingForce(LandingArea.C), "B", Side.GERMAN, "6-4")
                .unitIn(Place.LANDING_POOL, "P", Side.GERMAN, "6-4")
                .unitIn(Place.LANDING_POOL, "S", Side.GERMAN, "supply")
                .unitIn(Place.FRANCE, "F", Side.GERMAN, "6-4")
                .unitOf(Side.BRITISH, 'a', "2-3")
                .turn(1)
                .in(PhaseName.LANDING_PLAN)
                .options(options -> options.germanFreeDeployment(true));
    }

    private static Board july() {
        return coast().rules(ChangedRules.withoutAreaRoll());
    }

    private static Action.AssignArea assign(Board board, String unit, LandingArea area) {
        return new Action.AssignArea(board.unit(unit), area);
    }

    @Test
    void R11_61b_in_September_the_die_is_thrown_before_the_plan_is_written() {
        Board board = coast();
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.options()).containsExactly(ROLL);
        assertThat(table.ruleAgainst(assign(board, "A", LandingArea.A))).isEqualTo("R11.61b");
        assertThat(table.ruleAgainst(END)).isEqualTo("R11.61b");

        table.play(ROLL, 4);

        assertThat(table.events())
                .containsExactly(new Event.DieRolled(DiePurpose.AREA, 4, -1), new Event.AreasOpened(0b0111111));
        assertThat(table.ruleAgainst(assign(board, "A", LandingArea.G))).isEqualTo("R11.61b");
        assertThat(table.ruleAgainst(ROLL)).isEqualTo("R11.61b");
    }

    @Test
    void R11_61b_five_and_six_open_area_G() {
        for (int face : new int[] {5, 6}) {
            Board board = coast();
            PlayedBoard table = PlayedBoard.of(board).play(ROLL, face);
            assertThat(table.allows(assign(board, "A", LandingArea.G))).isTrue();
        }
    }

    @Test
    void R11_61b_in_July_all_areas_are_open_without_a_roll() {
        GameState state = RuleBook.begin(july().scenario(), freeDeployment(july()));

        assertThat(state.phase()).isEqualTo(PhaseName.LANDING_PLAN);
        assertThat(state.openAreas()).isEqualTo(0b1111111);
    }

    private static seelowe.engine.scenario.GameOptions freeDeployment(Board board) {
        return board.state().options();
    }

    @Test
    @Tag("R11.6")
    void R11_61a_without_the_option_no_plan_is_written() {
        Board board = coast();
        GameState state = RuleBook.begin(
                board.scenario(),
                board.state().options().change().germanFreeDeployment(false).build());
        assertThat(state.phase()).isNotEqualTo(PhaseName.LANDING_PLAN);
        assertThat(state.openAreas()).isZero();
    }

    @Test
    void R11_61a_every_unit_needs_an_area() {
        Board board = coast();
        PlayedBoard table = PlayedBoard.of(board).play(ROLL, 1).play(assign(board, "P", LandingArea.A));
        assertThat(table.ruleAgainst(END)).isEqualTo("R11.61a");
        assertThat(table.options()).doesNotContain(END);

        table.play(assign(board, "S", LandingArea.A));

        assertThat(table.allows(END)).isTrue();
        assertThat(table.state().place(board.unit("P"))).isEqualTo(Place.landingForce(LandingArea.A));
    }

    @Test
    void R11_61a_an_area_gets_no_more_than_its_beaches_take() {
        Board board = coast();
        PlayedBoard table = PlayedBoard.of(board)
                .play(ROLL, 1)
                .play(assign(board, "P", LandingArea.C))
                .play(assign(board, "S", LandingArea.C));
        assertThat(table.ruleAgainst(END)).as("three for one beach").isEqualTo("R11.61a");

        table.play(assign(board, "A", LandingArea.A));
        assertThat(table.allows(END)).isTrue();
    }

    @Test
    void R11_61a_beaches_with_British_troops_do_not_count() {
        Board board = coast().unitOf(Side.BRITISH, '2', "2-3");
        PlayedBoard table = PlayedBoard.of(board)
                .play(ROLL, 6)
                .play(assign(board, "P", LandingArea.G))
                .play(assign(board, "S", LandingArea.G));
        assertThat(table.ruleAgainst(END)).isEqualTo("R11.61a");

        table.play(assign(board, "A", LandingArea.A)).play(assign(board, "B", LandingArea.A));
        assertThat(table.allows(END)).isTrue();
    }

    @Test
    void R11_61a_a_force_too_big_for_all_beaches_may_be_planned_all_the_same() {
        Board board = coast().unitOf(Side.BRITISH, '1', "2-3").unitOf(Side.BRITISH, '3', "2-3");
        PlayedBoard table = PlayedBoard.of(board)
                .play(ROLL, 6)
                .play(assign(board, "P", LandingArea.C))
                .play(assign(board, "S", LandingArea.C));

        assertThat(table.allows(END)).isTrue();
    }

    @Test
    void R11_61a_only_the_initial_seaborne_force_is_planned_for() {
        Board board = coast();
        PlayedBoard table = PlayedBoard.of(board).play(ROLL, 1);

        assertThat(table.ruleAgainst(assign(board, "F", LandingArea.A))).isEqualTo("R11.61a");
        assertThat(table.ruleAgainst(assign(board, "a", LandingArea.A))).isEqualTo("R11.61a");
        assertThat(table.ruleAgainst(assign(board, "A", LandingArea.C)))
                .as("is there already")
                .isEqualTo("R11.61a");
        assertThat(table.ruleAgainst(new Action.Land(board.unit("A"), board.hex('2'))))
                .isEqualTo("R11.61a");
    }

    @Test
    void R11_61a_the_landing_follows_the_plan() {
        Board board = july();
        GameState state = RuleBook.begin(board.scenario(), freeDeployment(board));
        assertThat(state.phase()).isEqualTo(PhaseName.LANDING_PLAN);

        PlayedBoard table = PlayedBoard.of(board.planned(0b1111111))
                .play(assign(board, "P", LandingArea.G))
                .play(assign(board, "S", LandingArea.G))
                .play(assign(board, "A", LandingArea.A))
                .play(END);

        assertThat(table.state().phase()).isEqualTo(PhaseName.LANDING);
        assertThat(table.allows(new Action.Land(board.unit("A"), board.hex('1'))))
                .isTrue();
        assertThat(table.ruleAgainst(new Action.Land(board.unit("A"), board.hex('2'))))
                .isEqualTo("R11.41B1");
        assertThat(table.allows(new Action.Land(board.unit("P"), board.hex('3'))))
                .isTrue();
    }

    @Test
    void R11_61a_random_plans_come_to_an_end_and_differ() {
        Board board = coast();
        boolean usedG = false;
        boolean usedA = false;
        for (int seed = 1; seed <= 40; seed++) {
            Scratch scratch = Scratch.of(board.state());
            GameState state = scratch.board();
            Chance chance = new Chance(seed);
            Dice dice = Dice.seeded(seed);
            int actions = 0;
            while (state.phase() == PhaseName.LANDING_PLAN) {
                Action action = RuleBook.sample(state, chance);
                assertThat(RuleBook.refusal(state, Side.GERMAN, action)).isEmpty();
                RuleBook.play(scratch, action, dice);
                assertThat(++actions).isLessThan(200);
            }
            usedG |= state.place(board.unit("P")) == Place.landingForce(LandingArea.G);
            usedA |= state.place(board.unit("P")) == Place.landingForce(LandingArea.A);
        }
        assertThat(usedG).isTrue();
        assertThat(usedA).isTrue();
    }
}
