package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.Cause;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirBoards;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class AirStrikeTest {
    private final Board german = AirBoards.luftwaffe();
    private final Board british = AirBoards.raf();

    private AirPlay germans() {
        return new AirPlay(german, PhaseName.GERMAN_AIR);
    }

    private AirPlay british() {
        return new AirPlay(british, PhaseName.BRITISH_AIR);
    }

    @Test
    @Tag("R10.1c")
    void X35_three_german_air_units_on_two_british_units() {
        AirPlay play = germans();
        play.send("L1 L2 L3", 'a').launch();
        int first = german.unit("a");
        assertThat(play.roll("a", 3))
                .containsExactly(
                        new Event.DieRolled(DiePurpose.AIR_ATTACK, 3, first),
                        new Event.AirAttackRolled(first, AirEffect.DISRUPTED),
                        new Event.UnitDisrupted(first));
        int second = german.unit("a2");
        assertThat(play.roll("a2", 6))
                .startsWith(
                        new Event.DieRolled(DiePurpose.AIR_ATTACK, 6, second),
                        new Event.AirAttackRolled(second, AirEffect.ONE_AIR_UNIT_LOST),
                        new Event.UnitEliminated(german.unit("L1"), Cause.SHOT_DOWN),
                        new Event.RaidEnded());
        assertThat(play.isDisrupted("a")).isTrue();
        assertThat(play.isDisrupted("a2")).isFalse();
    }

    @Test
    void X36_one_air_unit_at_extended_range() {
        for (int face = 1; face <= 6; face++) {
            AirPlay play = germans();
            play.send("L1", 'c').launch().roll("c", face);
            assertThat(play.isDisrupted("c")).isFalse();
            assertThat(play.isGone("L1")).as("die " + face).isEqualTo(face >= 5);
        }
    }

    @Test
    @Tag("Q54")
    @Tag("R10.1d")
    void X37_two_british_air_units_in_range_and_two_beyond() {
        AirPlay hit = british();
        hit.send("x x2 y y2", 'G').launch().roll("G", 2);
        assertThat(hit.isDisrupted("G")).isTrue();
        AirPlay loss = british();
        loss.send("x x2 y y2", 'G').launch();
        assertThat(loss.roll("G", 5)).contains(new Event.AirLossDue(british.hex('G')));
        assertThat(loss.isDisrupted("G")).isFalse();
    }

    @Test
    @Tag("R10.81b")
    @Tag("Q58")
    @Tag("R10.3b")
    void X38_two_british_air_units_on_an_echelon() {
        AirPlay play = british();
        play.send("y y2", 'E').launch();
        assertThat(play.roll("ship", 2)).contains(new Event.UnitReturned(british.unit("ship")));
        play.roll("stores", 4);
        assertThat(play.place("ship")).isEqualTo(Place.FRANCE);
        assertThat(play.isDisrupted("ship")).isFalse();
        assertThat(play.place("stores")).isEqualTo(Place.echelon(LandingArea.D));
    }

    @Test
    @Tag("D10")
    void R10_1c_the_phasing_player_orders_the_rolls_and_each_unit_is_rolled_for_once() {
        AirPlay play = germans();
        play.send("L1", 'a').send("L2", 'c').launch();
        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new Action.RollAir(german.unit("a")),
                        new Action.RollAir(german.unit("a2")),
                        new Action.RollAir(german.unit("c")));
        play.roll("c", 1);
        play.refuses(new Action.RollAir(german.unit("c")), "R10.1c");
        play.refuses(new Action.RollAir(german.unit("Z")), "R10.1c");
        play.roll("a2", 1);
        assertThat(play.roll("a", 2)).contains(new Event.RaidEnded());
    }

    @Test
    void R10_1c_units_already_disrupted_are_rolled_for_too() {
        Board board = Strips.northToSouth("a...Z")
                .normalAirRange("a")
                .unit('a', "2-5", Mark.DISRUPTED)
                .unit('Z', "6-4")
                .unitIn(Place.FRANCE, "L1", Side.GERMAN, "air");
        AirPlay play = new AirPlay(board, PhaseName.GERMAN_AIR);
        play.send("L1", 'a').launch().roll("a", 6);
        assertThat(play.isGone("L1")).isTrue();
    }

    @Test
    @Tag("R10.1c")
    void Q55_the_column_stays_fixed_while_air_units_are_lost() {
        AirPlay play = germans();
        play.send("L1 L2 L3", 'a').launch().roll("a", 6);
        play.roll("a2", 3);
        assertThat(play.isDisrupted("a2")).as("column 3 though two are left").isTrue();
    }

    @Test
    @Tag("R10.1c")
    void Q55_the_attack_stops_when_the_last_air_unit_is_lost() {
        AirPlay play = germans();
        play.send("L1", 'a').send("L2", 'c').launch();
        play.roll("a", 6);
        play.refuses(new Action.RollAir(german.unit("a2")), "R10.1c");
        assertThat(play.options()).containsExactly(new Action.RollAir(german.unit("c")));
        assertThat(play.roll("c", 4)).contains(new Event.RaidEnded());
    }

    @Test
    @Tag("D11")
    void Q55_the_owner_names_the_air_unit_lost_where_it_matters() {
        AirPlay play = british();
        play.send("x y y2", 'G').send("x2", 'G').launch().roll("G", 6);
        play.refuses(new Action.RollAir(british.unit("G")), "Q55");
        play.refuses(new Action.EndPhase(), "R10.1c");
        play.refuses(play.base("y", 'y'), "R10.1f");
        play.refuses(new Action.LoseAir(british.unit("ship")), "Q55");
        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new Action.LoseAir(british.unit("x")),
                        new Action.LoseAir(british.unit("x2")),
                        new Action.LoseAir(british.unit("y")),
                        new Action.LoseAir(british.unit("y2")));
        assertThat(play.play(new Action.LoseAir(british.unit("y2"))))
                .containsExactly(new Event.UnitEliminated(british.unit("y2"), Cause.SHOT_DOWN), new Event.RaidEnded());
    }

    @Test
    @Tag("D11")
    void Q55_air_units_of_one_base_are_as_good_as_one_another() {
        AirPlay play = british();
        List<Event> events = play.send("y y2", 'G').launch().roll("G", 6);
        assertThat(events).doesNotContain(new Event.AirLossDue(british.hex('G')));
        assertThat(play.isGone("y")).isTrue();
        play.refuses(new Action.LoseAir(british.unit("y2")), "R10.1c");
    }

    @Test
    void Q55_no_loss_is_named_before_one_is_rolled() {
        AirPlay play = british();
        play.send("x y", 'G').launch().refuses(new Action.LoseAir(british.unit("x")), "Q55");
    }

    @Test
    void R10_2d_german_air_units_are_back_in_France_after_the_attack() {
        AirPlay play = germans();
        play.send("L1 L2", 'a').launch().roll("a", 5);
        play.roll("a2", 5);
        for (String airUnit : List.of("L1", "L2", "L3")) {
            assertThat(play.place(airUnit)).isEqualTo(Place.FRANCE);
            assertThat(play.state().target(german.unit(airUnit))).isNegative();
        }
    }

    @Test
    void R10_81a_a_second_disruption_adds_nothing() {
        Board board = Strips.northToSouth("a...Z")
                .normalAirRange("a")
                .unit('a', "2-5", Mark.DISRUPTED)
                .unit('Z', "6-4")
                .unitIn(Place.FRANCE, "L1", Side.GERMAN, "air");
        AirPlay play = new AirPlay(board, PhaseName.GERMAN_AIR);
        assertThat(play.send("L1", 'a').launch().roll("a", 1))
                .contains(new Event.AirAttackRolled(board.unit("a"), AirEffect.DISRUPTED))
                .doesNotContain(new Event.UnitDisrupted(board.unit("a")));
        assertThat(play.isDisrupted("a")).isTrue();
    }

    @Test
    void R10_81a_a_disrupted_unit_keeps_its_zone_of_control() {
        AirPlay play = germans();
        int beside = german.state().map().grid().neighbour(german.hex('c'), 3);
        play.send("L1 L2", 'c').launch().roll("c", 1);
        assertThat(play.isDisrupted("c")).isTrue();
        assertThat(play.state().controls(Side.BRITISH, beside)).isTrue();
    }

    @Test
    void R10_81b_a_unit_driven_back_costs_its_points_and_makes_room_for_a_new_wave() {
        Board board = Strips.northToSouth("yEG")
                .unit('y', "air")
                .unit('G', "6-4")
                .echelon(LandingArea.D, 'E')
                .wave(1, 14)
                .unitIn(Place.FRANCE, "ship", Side.GERMAN, "6-4");
        Scratch scratch = Scratch.of(board.in(PhaseName.BRITISH_AIR).state());
        GameState start = scratch.board();
        assertThat(waveMayStart(start)).isFalse();
        scratch.apply(new Event.UnitEmbarked(board.unit("ship"), LandingArea.D, 6));
        assertThat(waveMayStart(start)).as("a unit at sea").isFalse();
        Resolution raid = new Resolution(Scratch.of(start));
        SequenceOfPlay.resolve(raid, new Action.AssignAir(board.unit("y"), board.hex('E')));
        SequenceOfPlay.resolve(raid, new Action.LaunchAir());
        SequenceOfPlay.resolve(raid, new Action.RollAir(board.unit("ship")));
        SequenceOfPlay.roll(raid, 1);
        assertThat(raid.state().place(board.unit("ship"))).isEqualTo(Place.FRANCE);
        assertThat(raid.state().wavePoints()).as("no refund").isEqualTo(8);
        assertThat(waveMayStart(raid.state())).isTrue();
    }

    private static boolean waveMayStart(GameState state) {
        Scratch scratch = Scratch.of(state);
        GameState next = scratch.board();
        scratch.apply(new Event.PhaseBegan(PhaseName.EMBARKATION));
        return next.waveMayStart();
    }

    @Test
    @Tag("R10.81d")
    void Q22_only_disruption_forces_an_entrained_unit_off_its_train() {
        Board board = Strips.northToSouth("a...Z")
                .normalAirRange("a")
                .rail("a")
                .unit('a', "10-8 motorized-infantry", Mark.ENTRAINED)
                .unit('Z', "6-4")
                .unitIn(Place.FRANCE, "L1", Side.GERMAN, "air");
        AirPlay missed = new AirPlay(board, PhaseName.GERMAN_AIR);
        missed.send("L1", 'a').launch();
        GameState before = missed.state();
        missed.roll("a", 2);
        assertThat(marksAfter(before, board, 2, Mark.MUST_DETRAIN)).isFalse();
        assertThat(marksAfter(before, board, 1, Mark.MUST_DETRAIN)).isTrue();
        assertThat(marksAfter(before, board, 1, Mark.DISRUPTED)).isTrue();
    }

    /** Whether the roll alone leaves the mark: the phases that follow may already have dealt with it. */
    private static boolean marksAfter(GameState before, Board board, int face, Mark mark) {
        Resolution play = new Resolution(Scratch.of(before));
        AirStrike.rolled(play, board.unit("a"), face);
        return play.state().has(board.unit("a"), mark);
    }
}
