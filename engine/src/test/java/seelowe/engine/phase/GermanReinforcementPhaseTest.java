package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class GermanReinforcementPhaseTest {
    private final GermanReinforcementPhase phase = new GermanReinforcementPhase();

    private final Board board = Strips.northToSouth("a...BC")
            .normalAirRange("aBC")
            .beach('B', LandingArea.D)
            .beach('C', LandingArea.D)
            .invaded(LandingArea.D)
            .unit('a', "2-5")
            .unit('B', "6-4")
            .awaited("infantry", Side.GERMAN, "6-4", new Deployment.France(3))
            .awaited("stores", Side.GERMAN, "supply", new Deployment.France(3))
            .awaited("stuka", Side.GERMAN, "air", new Deployment.France(3))
            .awaited("first", Side.GERMAN, "6-4", new Deployment.France(1))
            .in(PhaseName.GERMAN_REINFORCEMENT);

    private Resolution opened(int turn) {
        Resolution play = new Resolution(Scratch.of(board.turn(turn).state()));
        phase.open(play);
        return play;
    }

    @Test
    @Tag("R4.1-GC")
    void R12_0a_units_of_the_track_come_to_France_on_their_turn() {
        assertThat(opened(2).events()).isEmpty();
        assertThat(opened(3).events())
                .containsExactly(
                        new Event.UnitReceived(board.unit("infantry"), Place.FRANCE),
                        new Event.UnitReceived(board.unit("stores"), Place.FRANCE),
                        new Event.UnitReceived(board.unit("stuka"), Place.FRANCE));
        assertThat(opened(4).events()).isEmpty();
    }

    @Test
    void R12_0a_only_units_due_at_once_begin_in_France() {
        GameState state = RuleBook.begin(
                board.scenario(), GameOptions.defaults(board.state().rules()));
        assertThat(state.place(board.unit("first"))).isEqualTo(Place.FRANCE);
        assertThat(state.place(board.unit("infantry"))).isEqualTo(Place.AWAITED);
    }

    @Test
    @Tag("R4.1-GC")
    void R12_0a_they_arrive_after_the_landing_phase() {
        assertThat(PhaseName.GERMAN_REINFORCEMENT.ordinal()).isGreaterThan(PhaseName.LANDING.ordinal());
        assertThat(opened(3).state().place(board.unit("infantry"))).isEqualTo(Place.FRANCE);
    }

    @Test
    void R11_41C_nobody_comes_on_game_turn_one_and_nothing_is_flown() {
        Resolution play = opened(1);
        assertThat(play.events()).isEmpty();
        assertThat(phase.hasDecision(play.state())).isFalse();
    }

    @Test
    @Tag("R10.9a")
    void R10_9d_an_arrival_of_this_turn_can_be_flown_on() {
        assertThat(phase.hasDecision(opened(2).state()))
                .as("no supply in France")
                .isFalse();
        assertThat(phase.hasDecision(opened(3).state())).isTrue();
    }

    @Test
    void Q62_new_air_units_fly_at_once() {
        Resolution play = opened(3);
        play.emit(new Event.PhaseBegan(PhaseName.GERMAN_AIR));
        Action attack = new Action.AssignAir(board.unit("stuka"), board.hex('a'));
        assertThat(SequenceOfPlay.refusal(play.state(), Side.GERMAN, attack)).isEmpty();
    }

    @Test
    @Tag("R10.9b")
    @Tag("R4.1-GC")
    void Q61_a_flown_supply_unit_stands_on_its_beach_and_pays_nothing_for_it() {
        Board ready = lift();
        AirPlay play = new AirPlay(ready, PhaseName.GERMAN_REINFORCEMENT);
        Action fly = new Action.FlySupply(ready.unit("stores"), ready.hex('B'));
        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        fly, new Action.FlySupply(ready.unit("more"), ready.hex('B')), new Action.EndPhase());
        assertThat(play.play(fly))
                .startsWith(
                        new Event.SupplyFlown(ready.unit("stores"), ready.hex('B'), 6),
                        new Event.PhaseBegan(PhaseName.GERMAN_SUPPLY));
        assertThat(play.place("stores")).isEqualTo(ready.hex('B'));
        assertThat(play.state().has(ready.unit("stores"), Mark.DEBARKED)).isFalse();
        assertThat(play.state().nextAirTransport()).isEqualTo(6);
    }

    @Test
    @Tag("D09")
    void R10_9a_the_flight_may_be_put_off() {
        Board ready = lift();
        AirPlay play = new AirPlay(ready, PhaseName.GERMAN_REINFORCEMENT);
        play.play(new Action.EndPhase());
        assertThat(play.place("stores")).isEqualTo(Place.FRANCE);
        assertThat(play.state().nextAirTransport()).isEqualTo(2);
    }

    @Test
    @Tag("R4.1-GC")
    void R10_9b_refusals_name_the_rule() {
        Board ready = lift();
        AirPlay play = new AirPlay(ready, PhaseName.GERMAN_REINFORCEMENT);
        for (String cargo : List.of("stores", "more")) {
            play.refuses(new Action.FlySupply(ready.unit(cargo), ready.hex('a')), "R10.9b");
        }
        play.refuses(new Action.FlySupply(ready.unit("B"), ready.hex('B')), "R10.9d");
        play.refuses(new Action.Roll(), "R4.1-GC");
    }

    private static Board lift() {
        return Strips.northToSouth("a...B")
                .beach('B', LandingArea.D)
                .invaded(LandingArea.D)
                .unit('a', "2-5")
                .unit('B', "6-4")
                .unitIn(Place.FRANCE, "stores", Side.GERMAN, "supply")
                .unitIn(Place.FRANCE, "more", Side.GERMAN, "supply");
    }
}
