package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

/** What air power does to the phases that follow. */
class DisruptionInPlayTest {
    private static final Action END = new Action.EndPhase();

    private final Board railway = Strips.northToSouth("tuv.b....Z")
            .normalAirRange("tuvbZ")
            .rail("tuv")
            .city("Bedford", "t")
            .unit('u', "10-8 motorized-infantry", Mark.ENTRAINED)
            .unit('b', "2-5")
            .unit('Z', "6-4")
            .unitIn(Place.FRANCE, "L1", Side.GERMAN, "air");

    @Test
    @Tag("Q22")
    void R10_81d_a_unit_disrupted_on_its_train_stays_where_it_is_leaves_it_and_rolls_to_recover() {
        AirPlay play = new AirPlay(railway, PhaseName.GERMAN_AIR);
        play.send("L1", 'u').launch().roll("u", 1);
        endUntil(play, PhaseName.BRITISH_MOVEMENT);
        Action byRail = new Action.MoveByRail(railway.unit("u"), railway.hexes("v"));
        assertThat(SequenceOfPlay.refusal(play.state(), Side.BRITISH, byRail)).isPresent();
        endUntil(play, PhaseName.BRITISH_RECOVERY);
        assertThat(play.state().has(railway.unit("u"), Mark.ENTRAINED)).isFalse();
        assertThat(play.isDisrupted("u")).isTrue();
        play.play(new Action.Roll(), 4);
        assertThat(play.isDisrupted("u")).isFalse();
    }

    @Test
    @Tag("Q22")
    void R10_81d_a_unit_that_was_missed_rides_on() {
        AirPlay play = new AirPlay(railway, PhaseName.GERMAN_AIR);
        play.send("L1", 'u').launch().roll("u", 3);
        endUntil(play, PhaseName.BRITISH_MOVEMENT);
        play.play(new Action.MoveByRail(railway.unit("u"), railway.hexes("v")));
        assertThat(play.place("u")).isEqualTo(railway.hex('v'));
    }

    @Test
    void R10_81c_a_disrupted_unit_may_not_entrain() {
        Board station = Strips.northToSouth("tuv....Z")
                .rail("tuv")
                .city("Bedford", "t")
                .unit('u', "10-8 motorized-infantry", Mark.DISRUPTED)
                .unit('v', "2-5")
                .unit('Z', "6-4");
        AirPlay play = new AirPlay(station, PhaseName.ENTRAINING);
        play.refuses(new Action.Entrain(station.unit("u")), "R10.81c");
        assertThat(play.options())
                .contains(new Action.Entrain(station.unit("v")))
                .doesNotContain(new Action.Entrain(station.unit("u")));
    }

    @Test
    void R4_1_GE_a_unit_disrupted_from_the_air_defends_at_half_in_the_same_turn() {
        AirPlay play = new AirPlay(railway.turn(1), PhaseName.GERMAN_AIR);
        assertThat(CombatStrength.defence(play.state(), railway.unit("b"))).isEqualTo(2 * CombatStrength.POINT);
        play.send("L1", 'b').launch();
        assertThat(play.roll("b", 1)).contains(new Event.UnitDisrupted(railway.unit("b")));
        assertThat(CombatStrength.defence(play.state(), railway.unit("b"))).isEqualTo(CombatStrength.POINT);
    }

    @Test
    void R10_2e_armor_destroys_an_air_unit_on_its_way_and_drives_on() {
        Board road = Strips.northToSouth("n.xAs..b")
                .unit('x', "air")
                .unit('A', "4-6 armor")
                .unit('b', "2-5")
                .unit('A', "supply");
        AirPlay play = new AirPlay(road, PhaseName.GERMAN_MECHANIZED);
        int beyond = road.hex('x') - 1;
        Event.UnitMoved moved = new Event.UnitMoved(road.unit("A"), Ids.of(road.hex('x'), beyond), 2);
        assertThat(play.play(new Action.Move(moved.unit(), moved.path())))
                .contains(new Event.UnitEliminated(road.unit("x"), Cause.OVERRUN), moved);
    }

    private static void endUntil(AirPlay play, PhaseName phase) {
        while (play.state().phase() != phase) {
            play.play(END);
        }
    }
}
