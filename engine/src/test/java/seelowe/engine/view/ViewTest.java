package seelowe.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class ViewTest {
    private static Board board() {
        return Board.draw("""
                b   .   c
                  G   .
                1   .   .
                """)
                .beach('1', LandingArea.C)
                .unit('G', "6-4")
                .unit('b', "2-5", Mark.UNACTIVATED)
                .unit('c', "air")
                .unitIn(Place.HOLDING_AREA, "r", Side.BRITISH, "5-3")
                .unitIn(Place.FRANCE, "F", Side.GERMAN, "6-4")
                .unitIn(Place.echelon(LandingArea.C), "S", Side.GERMAN, "supply")
                .invaded(LandingArea.C)
                .germanHeld("1")
                .wave(2, 8);
    }

    private static Board fog() {
        return board().options(options -> options.fogOfWar(true));
    }

    private static boolean reads(Board board, GameState state, Viewer viewer, String unit) {
        return View.of(state, viewer).units().stream().anyMatch(known -> known.unit() == board.unit(unit));
    }

    @Test
    void Q64_everything_is_open_unless_the_players_agree_on_fog() {
        GameState state = board().state();
        for (Viewer viewer : Viewer.values()) {
            assertThat(View.of(state, viewer).hidden()).isEmpty();
            assertThat(View.of(state, viewer).units()).hasSize(state.unitCount());
            assertThat(View.of(state, viewer).wavePoints()).isEqualTo(8);
        }
    }

    @Test
    @Tag("R12.1a")
    void Q64_in_fog_each_side_sees_only_backs_of_what_has_not_been_revealed() {
        Board board = fog();
        GameState state = board.state();

        assertThat(reads(board, state, Viewer.GERMAN, "b")).isFalse();
        assertThat(reads(board, state, Viewer.GERMAN, "r")).isFalse();
        assertThat(reads(board, state, Viewer.GERMAN, "c"))
                .as("air units are open")
                .isTrue();
        assertThat(reads(board, state, Viewer.GERMAN, "S")).isTrue();
        assertThat(View.of(state, Viewer.GERMAN).hidden())
                .contains(new View.HiddenUnit(Side.BRITISH, board.hex('b'), Mark.UNACTIVATED.bit()));

        assertThat(reads(board, state, Viewer.BRITISH, "F")).isFalse();
        assertThat(reads(board, state, Viewer.BRITISH, "S")).isFalse();
        assertThat(reads(board, state, Viewer.BRITISH, "G")).as("ashore").isTrue();
        assertThat(reads(board, state, Viewer.BRITISH, "b")).isTrue();
        assertThat(View.of(state, Viewer.BRITISH).wavePoints()).isEqualTo(View.UNKNOWN);

        assertThat(View.of(state, Viewer.SPECTATOR).hidden()).hasSize(4);
    }

    @Test
    void Q64_landing_activation_and_combat_lift_the_fog() {
        Board board = fog();
        Scratch landingScratch = Scratch.of(board.in(PhaseName.LANDING).state());
        GameState landing = landingScratch.board();
        RuleBook.play(landingScratch, new Action.Land(board.unit("S"), board.hex('1')), Dice.of());
        assertThat(reads(board, landing, Viewer.BRITISH, "S")).isTrue();

        Scratch activationScratch = Scratch.of(board.in(PhaseName.ACTIVATION).state());
        GameState activation = activationScratch.board();
        RuleBook.play(activationScratch, new Action.Roll(), Dice.of(2, 6));
        assertThat(reads(board, activation, Viewer.GERMAN, "b")).isTrue();
        assertThat(reads(board, activation, Viewer.GERMAN, "r")).isFalse();

        Scratch combatScratch =
                Scratch.of(board.in(PhaseName.GERMAN_COMBAT).turn(1).state());
        GameState combat = combatScratch.board();
        RuleBook.play(
                combatScratch, new Action.Attack(board.units("G"), Ids.of(board.hex('b')), Ids.none()), Dice.of());
        assertThat(reads(board, combat, Viewer.GERMAN, "b")).isTrue();
    }

    @Test
    void Q64_who_goes_back_to_France_is_unknown_again() {
        Board board = fog();
        Scratch scratch = Scratch.of(board.in(PhaseName.LANDING).state());
        GameState state = scratch.board();
        scratch.apply(new Event.RaidLaunched(Ids.of(0), Ids.of(1), Ids.of(0), board.units("S")));
        assertThat(reads(board, state, Viewer.BRITISH, "S")).isTrue();

        scratch.apply(new Event.UnitReturned(board.unit("S")));

        assertThat(reads(board, state, Viewer.BRITISH, "S")).isFalse();
    }

    @Test
    @Tag("R11.61b")
    void R11_61a_the_plan_and_the_roll_are_secret_until_the_British_have_deployed() {
        Board board = board().unitIn(Place.landingForce(LandingArea.G), "L", Side.GERMAN, "6-4")
                .planned(0b1111111)
                .turn(1)
                .options(options -> options.germanFreeDeployment(true).britishFreeDeployment(true));
        for (PhaseName secret : new PhaseName[] {PhaseName.LANDING_PLAN, PhaseName.BRITISH_DEPLOYMENT}) {
            GameState state = board.in(secret).state();
            assertThat(placeSeenBy(Viewer.BRITISH, board, state)).isEqualTo(Place.LANDING_POOL);
            assertThat(View.of(state, Viewer.BRITISH).openAreas()).isZero();
            assertThat(placeSeenBy(Viewer.GERMAN, board, state)).isEqualTo(Place.landingForce(LandingArea.G));
            assertThat(View.of(state, Viewer.GERMAN).openAreas()).isEqualTo(0b1111111);
        }
        GameState revealed = board.in(PhaseName.LANDING).state();
        assertThat(placeSeenBy(Viewer.BRITISH, board, revealed)).isEqualTo(Place.landingForce(LandingArea.G));
        assertThat(View.of(revealed, Viewer.BRITISH).openAreas()).isEqualTo(0b1111111);
    }

    private static int placeSeenBy(Viewer viewer, Board board, GameState state) {
        return View.of(state, viewer).units().stream()
                .filter(known -> known.unit() == board.unit("L"))
                .mapToInt(View.KnownUnit::place)
                .findFirst()
                .orElseThrow();
    }
}
