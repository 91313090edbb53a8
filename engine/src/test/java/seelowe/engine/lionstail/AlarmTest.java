package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;
import seelowe.engine.testing.Strips;

/** [LT 3.15, Q99] A town t, and Germans who come within three hexes of it. */
class AlarmTest {
    /** The town's distance from A is five, from d two. */
    private static Board road() {
        return Field.of(Strips.northToSouth("tedcbA"), "").city("Town", "t").in(PhaseName.GERMAN_MOVEMENT);
    }

    private static Action move(Board board, String unit, String path) {
        return new Action.Move(board.unit(unit), board.hexes(path));
    }

    private static int risen(Board board, PlayedBoard table) {
        return Field.partisans(table.state(), board.hex('t'));
    }

    @Test
    void LT3_15_a_german_within_three_hexes_raises_the_town() {
        Board board = road().unit('A', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "A", "b"));
        assertThat(risen(board, table)).isZero();
        Board nearer = road().unitOf(Side.GERMAN, 'b', "6-4");
        assertThat(risen(nearer, PlayedBoard.of(nearer).play(move(nearer, "b", "c"))))
                .isEqualTo(1);
    }

    @Test
    void LT3_15_a_supply_unit_does_it_too() {
        Board board = road().unitOf(Side.GERMAN, 'b', "supply");
        assertThat(risen(board, PlayedBoard.of(board).play(move(board, "b", "c"))))
                .isEqualTo(1);
    }

    @Test
    void LT3_15_a_british_unit_raises_nobody() {
        Board board = road().unitOf(Side.BRITISH, 'b', "3-3").in(PhaseName.BRITISH_MOVEMENT);
        assertThat(risen(board, PlayedBoard.of(board).play(move(board, "b", "c"))))
                .isZero();
    }

    @Test
    void LT3_15_a_town_held_by_a_regular_does_not_rise_but_one_held_by_a_partisan_does() {
        Board held = road().unit('t', "3-3").unitOf(Side.GERMAN, 'b', "6-4");
        assertThat(risen(held, PlayedBoard.of(held).play(move(held, "b", "c")))).isZero();
        Board partisans = road().unit('t', "2-3 partisan").unitOf(Side.GERMAN, 'b', "6-4");
        assertThat(risen(partisans, PlayedBoard.of(partisans).play(move(partisans, "b", "c"))))
                .isEqualTo(2);
    }

    @Test
    @Tag("I7")
    void Q99_the_mover_pauses_and_may_go_on_with_the_rest() {
        Board board = road().unit('A', "3-6 armor");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "A", "bcd"));
        assertThat(table.state().place(board.unit("A"))).isEqualTo(board.hex('c'));
        assertThat(table.event(CampaignEvent.MovePaused.class).points()).isEqualTo(4);
        assertThat(risen(board, table)).isEqualTo(1);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        table.play(move(board, "A", "d"));
        assertThat(table.allows(move(board, "A", "e"))).isFalse();
    }

    @Test
    void Q99_the_rest_is_reckoned_with_the_new_zone_of_control() {
        Board board = road().unit('A', "3-6 armor");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "A", "bcd"));
        Event.UnitMoved last = table.play(move(board, "A", "de")).event(Event.UnitMoved.class);
        assertThat(last.cost()).isEqualTo(4);
    }

    @Test
    @Tag("R6.2b")
    void Q99_infantry_stopped_in_the_new_zone_of_control_stays_there() {
        Board board = road().unitOf(Side.GERMAN, 'd', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "d", "e"));
        assertThat(table.event(CampaignEvent.MovePaused.class).points()).isEqualTo(3);
        assertThat(table.ruleAgainst(move(board, "d", "d"))).isEqualTo("R6.2b");
        assertThat(table.options()).containsExactly(new Action.EndPhase());
    }

    @Test
    void Q99_another_unit_may_move_before_the_paused_one_but_then_its_move_is_over() {
        Board board = road().unitOf(Side.GERMAN, 'b', "3-6 armor").unit('A', "3-6 armor");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "b", "c")).play(move(board, "A", "b"));
        assertThat(table.ruleAgainst(move(board, "b", "d"))).isEqualTo("R5.0c");
    }

    @Test
    void Q99_a_town_entered_from_next_door_does_not_rise() {
        Board board = road().unitOf(Side.GERMAN, 'e', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "e", "t"));
        assertThat(risen(board, table)).isZero();
        assertThat(table.state().pausedUnit()).isNegative();
    }

    @Test
    void Q99_nothing_happens_while_germans_hold_all_of_it_and_later_it_may() {
        Board board = road().unitOf(Side.GERMAN, 't', "6-4").unitOf(Side.GERMAN, 'b', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "b", "c"));
        assertThat(risen(board, table)).isZero();
        table.play(move(board, "t", "e"));
        assertThat(risen(board, table)).isEqualTo(1);
    }

    @Test
    void LT6_13_a_town_rises_once() {
        Board board = road().unitOf(Side.GERMAN, 'b', "6-4").unitOf(Side.GERMAN, 'b', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "b", "c")).play(move(board, "b2", "c"));
        assertThat(risen(board, table)).isEqualTo(1);
    }

    @Test
    void LT3_15_a_town_garrisoned_at_the_start_is_left_to_the_rolls() {
        Board board = road().unitOf(Side.GERMAN, 'b', "6-4").after(new CampaignEvent.TownsGarrisoned(Ids.of(0)));
        assertThat(risen(board, PlayedBoard.of(board).play(move(board, "b", "c"))))
                .isZero();
    }

    @Test
    @Tag("D28")
    @Tag("LT3.15")
    void Q113_in_a_town_of_several_hexes_the_british_choose_one_without_germans() {
        Board board = Field.of("""
                u   c
                  t
                v
                """)
                .city("Town", "tuv")
                .unitOf(Side.GERMAN, 'c', "6-4")
                .unitOf(Side.GERMAN, 'c', "6-4")
                .unit('u', "2-3 partisan")
                .unit('u', "2-3 partisan")
                .in(PhaseName.GERMAN_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board).play(move(board, "c", "t"));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.ruleAgainst(new Action.PlacePartisan(board.hex('t')))).isEqualTo("Q113");
        assertThat(table.ruleAgainst(move(board, "c2", "t"))).isEqualTo("Q113");
        table.play(new Action.PlacePartisan(board.hex('u')));
        assertThat(Field.partisans(table.state(), board.hex('u'))).isEqualTo(3);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        assertThat(table.allows(new Action.EndPhase())).isTrue();
    }

    @Test
    void Q99_a_landing_raises_the_town() {
        Board board = Field.of(Strips.northToSouth("tedcBE"), "")
                .city("Town", "t")
                .beach('c', LandingArea.C)
                .echelon(LandingArea.C, 'E')
                .germanHeld("c")
                .invaded(LandingArea.C)
                .unitIn(Place.echelon(LandingArea.C), "ship", Side.GERMAN, "6-4")
                .in(PhaseName.LANDING);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.Land(board.unit("ship"), board.hex('c')));
        assertThat(risen(board, table)).isEqualTo(1);
    }

    @Test
    @Tag("LT3.15")
    void R12_51_a_partisan_raised_by_the_landing_does_not_make_it_dearer() {
        Board board = Field.of(Strips.northToSouth("tedcBE"), "")
                .city("Town", "t")
                .port('e', LandingArea.C)
                .echelon(LandingArea.C, 'E')
                .germanHeld("e")
                .unitOf(Side.GERMAN, 'c', "supply")
                .unitIn(Place.echelon(LandingArea.C), "ship", Side.GERMAN, "3-6 armor")
                .in(PhaseName.LANDING);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.Land(board.unit("ship"), board.hex('e')));
        assertThat(risen(board, table)).isEqualTo(1);
        assertThat(table.state().controls(Side.BRITISH, board.hex('e'))).isTrue();
        table.until(PhaseName.GERMAN_MOVEMENT);
        assertThat(MovementAllowance.available(table.state(), board.unit("ship")))
                .isEqualTo(5);
    }

    /** Of a town of two hexes, d is four hexes away, c and y three. */
    private static Board battle() {
        return Field.of("""
                    t
                  .   .
                u   .   .
                  .   .
                .   .   c
                  .   y
                .   .   d
                  .   z
                """).city("Town", "tu");
    }

    @Test
    void Q99_an_advance_raises_it_before_the_combat_goes_on() {
        Board board = battle().unitOf(Side.GERMAN, 'd', "6-4")
                .unitOf(Side.GERMAN, 'd', "supply")
                .unit('y', "2-3")
                .in(PhaseName.GERMAN_COMBAT);
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("d"), board.hexes("y"), board.units("d2")))
                .play(new Action.ChooseColumn(3), 6)
                .play(new Action.Advance(board.unit("d"), board.hex('y')));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.state().combat()).isNotNull();
        table.play(new Action.PlacePartisan(board.hex('u')));
        assertThat(table.state().combat()).isNull();
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
    }

    @Test
    void Q99_a_retreat_raises_it_before_the_combat_goes_on() {
        Board board = battle().unitOf(Side.GERMAN, 'd', "1-4")
                .unit('z', "1-3")
                .entry(Edge.NORTH, 't')
                .in(PhaseName.BRITISH_COMBAT);
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("z"), board.hexes("d"), Ids.none()))
                .play(new Action.ChooseColumn(1), 5);
        assertThat(table.state().place(board.unit("d"))).isEqualTo(board.hex('c'));
        assertThat(table.options())
                .containsExactlyInAnyOrder(
                        new Action.PlacePartisan(board.hex('t')), new Action.PlacePartisan(board.hex('u')));
        table.play(new Action.PlacePartisan(board.hex('t')));
        assertThat(table.offers(new Action.Advance(board.unit("z"), board.hex('d'))))
                .isTrue();
    }
}
