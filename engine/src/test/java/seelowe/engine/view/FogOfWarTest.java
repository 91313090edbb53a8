package seelowe.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.SupplyStatus;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** [Q64] Two positions are laid out that differ only in which counter lies face down where. */
class FogOfWarTest {
    /** British units one and two on a and b, Germans three and four at sea and in France; either pair may be swapped. */
    private static Board board(PhaseName phase, @Nullable Side swapped, Mark... marks) {
        Board board = Board.draw("""
                n   .   .   .
                  a   b   .
                .   .   .   G
                  .   .   c
                """).turn(3).in(phase).wave(1, 14).options(options -> options.fogOfWar(true));
        board.rail("na").unit('G', "6-4").unit('G', "supply").invaded(LandingArea.C, LandingArea.D);
        boolean british = swapped == Side.BRITISH;
        board.unitIn(board.hex(british ? 'b' : 'a'), "one", Side.BRITISH, "13-8 motorized infantry", marks);
        board.unitIn(board.hex(british ? 'a' : 'b'), "two", Side.BRITISH, "10-8 motorized infantry", marks);
        boolean german = swapped == Side.GERMAN;
        int atSea = Place.echelon(LandingArea.D);
        board.unitIn(german ? Place.FRANCE : atSea, "three", Side.GERMAN, "6-4");
        board.unitIn(german ? atSea : Place.FRANCE, "four", Side.GERMAN, "5-6 armor");
        return board;
    }

    private static Board board(PhaseName phase) {
        return board(phase, null);
    }

    /** An action that names the counter lying in a certain place, whichever it is. */
    private record Order(int place, IntFunction<Action> action) {
        Action on(Board board) {
            GameState state = board.state();
            for (int unit = 0; unit < state.unitCount(); unit++) {
                if (state.place(unit) == place) {
                    return action.apply(unit);
                }
            }
            throw new IllegalStateException("Nobody is there");
        }
    }

    private record Told(View before, List<Event> events, View after) {
        static Told of(Board board, Viewer viewer, Action action, int... dice) {
            PlayedBoard table = PlayedBoard.of(board);
            GameState before = table.state();
            table.play(action, dice);
            return new Told(
                    View.of(before, viewer),
                    EventRedaction.seen(table.events(), before, viewer),
                    View.of(table.state(), viewer));
        }
    }

    private static Told told(Viewer viewer, PhaseName phase, @Nullable Side swapped, Order order) {
        Board board = board(phase, swapped);
        return Told.of(board, viewer, order.on(board));
    }

    private static void onlyItsSideCanTell(Side side, PhaseName phase, Order order) {
        for (Viewer viewer : Viewer.values()) {
            Told one = told(viewer, phase, null, order);
            Told other = told(viewer, phase, side, order);
            if (viewer == Viewer.of(side)) {
                assertThat(other.before()).isNotEqualTo(one.before());
                assertThat(other.events()).isNotEqualTo(one.events());
            } else {
                assertThat(other).isEqualTo(one);
            }
        }
    }

    private static final Order EMBARK = new Order(Place.FRANCE, unit -> new Action.Embark(unit, LandingArea.C));

    @Test
    void Q64_the_enemy_cannot_tell_which_unit_moved() {
        Board board = board(PhaseName.BRITISH_MOVEMENT);
        onlyItsSideCanTell(
                Side.BRITISH,
                PhaseName.BRITISH_MOVEMENT,
                new Order(board.hex('a'), unit -> new Action.Move(unit, board.hexes("n"))));
    }

    @Test
    void Q64_the_enemy_cannot_tell_which_unit_took_the_train() {
        Board board = board(PhaseName.ENTRAINING);
        onlyItsSideCanTell(Side.BRITISH, PhaseName.ENTRAINING, new Order(board.hex('a'), Action.Entrain::new));
    }

    @Test
    @Tag("R12.1a")
    void Q64_the_enemy_cannot_tell_what_went_aboard_nor_what_it_cost() {
        onlyItsSideCanTell(Side.GERMAN, PhaseName.EMBARKATION, EMBARK);
        Told told = told(Viewer.BRITISH, PhaseName.EMBARKATION, null, EMBARK);
        assertThat(told.events()).containsExactly(new Event.UnitEmbarked(View.UNKNOWN, LandingArea.C, 0));
        assertThat(told.after().wavePoints()).isEqualTo(View.UNKNOWN);
    }

    @Test
    void Q64_without_fog_everything_is_open() {
        Board board = board(PhaseName.EMBARKATION).options(options -> options.fogOfWar(false));
        Told told = Told.of(board, Viewer.BRITISH, EMBARK.on(board));
        assertThat(told.before().hidden()).isEmpty();
        assertThat(told.events()).containsExactly(new Event.UnitEmbarked(board.unit("four"), LandingArea.C, 5));
        assertThat(told.after().wavePoints()).isEqualTo(9);
    }

    private static boolean knows(GameState state, Viewer viewer, int unit) {
        return View.of(state, viewer).units().stream().anyMatch(known -> known.unit() == unit);
    }

    private static List<Event> seen(Board board, Viewer viewer, Event... events) {
        return EventRedaction.seen(List.of(events), board.state(), viewer);
    }

    @Test
    void Q64_Germans_ashore_and_air_units_are_always_known() {
        Board board = board(PhaseName.BRITISH_MOVEMENT);
        board.unit('c', "air");
        assertThat(knows(board.state(), Viewer.BRITISH, board.unit("G"))).isTrue();
        assertThat(knows(board.state(), Viewer.GERMAN, board.unit("c"))).isTrue();
        assertThat(knows(board.state(), Viewer.GERMAN, board.unit("one"))).isFalse();
        assertThat(knows(board.state(), Viewer.BRITISH, board.unit("three"))).isFalse();
        assertThat(View.of(board.state(), Viewer.BRITISH).hidden())
                .containsExactlyInAnyOrder(
                        new View.HiddenUnit(Side.GERMAN, Place.FRANCE, 0),
                        new View.HiddenUnit(Side.GERMAN, Place.echelon(LandingArea.D), 0));
    }

    @Test
    void Q64_a_ground_attack_turns_up_both_sides_of_it_and_nobody_else() {
        Board board = board(PhaseName.GERMAN_COMBAT).turn(1);
        board.unit('c', "2-3");
        Action attack = new Action.Attack(board.units("G"), board.hexes("c"), Ids.none());
        assertThat(knows(board.state(), Viewer.GERMAN, board.unit("c"))).isFalse();
        GameState after = PlayedBoard.of(board).play(attack).state();
        assertThat(knows(after, Viewer.GERMAN, board.unit("c"))).isTrue();
        assertThat(knows(after, Viewer.GERMAN, board.unit("one"))).isFalse();

        Board british = board(PhaseName.BRITISH_COMBAT);
        british.unit('c', "6-3");
        Action reply = new Action.Attack(british.units("c"), british.hexes("G"), Ids.none());
        assertThat(knows(PlayedBoard.of(british).play(reply).state(), Viewer.GERMAN, british.unit("c")))
                .isTrue();
    }

    @Test
    void Q64_an_air_attack_turns_up_its_targets() {
        Board board = board(PhaseName.GERMAN_AIR);
        int target = board.unit("one");
        Event raid = new Event.RaidLaunched(board.hexes("a"), Ids.of(1), Ids.of(0), Ids.of(target));
        Event hit = new Event.UnitDisrupted(target);
        assertThat(seen(board, Viewer.GERMAN, raid, hit)).containsExactly(raid, hit);
        assertThat(seen(board, Viewer.GERMAN, hit)).containsExactly(new Event.UnitDisrupted(View.UNKNOWN));
    }

    @Test
    void Q64_units_are_turned_up_when_they_are_activated() {
        Board board = board(PhaseName.ACTIVATION, null, Mark.UNACTIVATED);
        Told told = Told.of(board, Viewer.GERMAN, new Action.Roll(), 2, 3);
        assertThat(told.events())
                .startsWith(
                        new Event.DieRolled(DiePurpose.ACTIVATION, 2, View.UNKNOWN),
                        new Event.UnitActivated(board.unit("one")),
                        new Event.DieRolled(DiePurpose.ACTIVATION, 3, View.UNKNOWN));
        assertThat(told.after().hidden())
                .containsExactly(new View.HiddenUnit(Side.BRITISH, board.hex('b'), Mark.UNACTIVATED.bit()));
    }

    @Test
    void Q64_units_are_turned_up_when_they_land_and_down_when_they_go_back() {
        Board board = board(PhaseName.LANDING);
        int atSea = board.unit("three");
        Event landed = new Event.UnitLanded(atSea, board.hex('c'));
        assertThat(seen(board, Viewer.BRITISH, landed)).containsExactly(landed);
        assertThat(seen(board, Viewer.BRITISH, new Event.UnitReturned(atSea)))
                .containsExactly(new Event.UnitReturned(View.UNKNOWN));
        assertThat(seen(board, Viewer.GERMAN, new Event.UnitReturned(atSea)))
                .containsExactly(new Event.UnitReturned(atSea));
    }

    @Test
    void Q64_the_supply_of_units_face_down_is_not_told() {
        Board board = board(PhaseName.BRITISH_SUPPLY);
        Event judged = new Event.SupplyJudged(board.unit("one"), SupplyStatus.ISOLATED);
        assertThat(seen(board, Viewer.GERMAN, judged)).isEmpty();
        assertThat(seen(board, Viewer.BRITISH, judged)).containsExactly(judged);
    }
}
