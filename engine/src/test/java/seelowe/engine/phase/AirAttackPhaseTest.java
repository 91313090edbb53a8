package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirBoards;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;
import seelowe.engine.testing.Strips;

class AirAttackPhaseTest {
    private static final Action LAUNCH = new Action.LaunchAir();
    private static final Action END = new Action.EndPhase();

    private final Board german = AirBoards.luftwaffe();
    private final Board british = AirBoards.raf();

    private AirPlay germans() {
        return new AirPlay(german, PhaseName.GERMAN_AIR);
    }

    private AirPlay british() {
        return new AirPlay(british, PhaseName.BRITISH_AIR);
    }

    @Test
    void the_strip_is_as_long_as_the_tests_say() {
        assertThat(british.state().map().grid().distance(british.hex('x'), british.hex('G')))
                .isEqualTo(21);
        assertThat(british.state().map().grid().distance(british.hex('y'), british.hex('E')))
                .isEqualTo(20);
    }

    @Test
    @Tag("R4.1-BD")
    @Tag("D10")
    void R10_0a_missions_are_ground_targets_echelons_and_changes_of_base() {
        AirPlay play = british();
        assertThat(play.options())
                .contains(play.assign("x", 'G'), play.assign("y", 'G'), play.assign("y", 'E'), play.base("x", 'o'), END)
                .doesNotContain(play.assign("x", 'E'), LAUNCH)
                .allMatch(option -> option instanceof Action.AssignAir
                        || option instanceof Action.BaseAir
                        || option instanceof Action.EndPhase);
    }

    @Test
    @Tag("R10.1b")
    void R10_0b_an_air_unit_has_one_task_a_turn() {
        AirPlay play = germans();
        play.send("L1", 'a').refuses(play.assign("L1", 'b'), "R10.0b");
        play.play(new Action.RecallAir(german.unit("L1")));
        play.play(play.assign("L1", 'b'));
        assertThat(play.state().target(german.unit("L1"))).isEqualTo(german.hex('b'));
    }

    @Test
    void R10_0b_an_air_unit_that_has_changed_its_base_does_not_fly() {
        AirPlay play = british();
        play.play(play.base("y", 'o'));
        play.refuses(play.assign("y", 'G'), "R10.0b");
        play.refuses(play.base("y", 'y'), "R10.0b");
        play.play(play.assign("y2", 'G'));
        play.refuses(play.base("y2", 'o'), "R10.0b");
    }

    @Test
    void R10_0a_only_own_air_units_in_play_fly() {
        AirPlay play = new AirPlay(
                german.unitIn(Place.AWAITED, "L9", Side.GERMAN, "air").unit('c', "air"), PhaseName.GERMAN_AIR);
        play.refuses(play.assign("Z", 'a'), "R10.0a");
        play.refuses(play.assign("c2", 'a'), "R10.0a");
        play.refuses(play.assign("L9", 'a'), "R10.0b");
    }

    @Test
    @Tag("Q55")
    void R10_1b_everything_is_allocated_before_the_first_roll() {
        AirPlay play = germans();
        play.refuses(LAUNCH, "R10.1b");
        play.send("L1 L2", 'a').send("L3", 'c');
        assertThat(play.play(LAUNCH))
                .containsExactly(new Event.RaidLaunched(
                        ascending('a', 'c'), columns(2, 1), columns(0, 1), german.units("a a2 c")));
        play.refuses(play.assign("L3", 'b'), "R10.1b");
        play.refuses(new Action.RecallAir(german.unit("L1")), "R10.1b");
        play.refuses(LAUNCH, "R10.1b");
        play.refuses(END, "R10.1c");
    }

    /** Hexes are listed in ascending order: check which of the two comes first on this board. */
    private Ids ascending(char one, char other) {
        return german.hex(one) < german.hex(other) ? german.hexes("" + one + other) : german.hexes("" + other + one);
    }

    private Ids columns(int a, int c) {
        return german.hex('a') < german.hex('c') ? Ids.of(a, c) : Ids.of(c, a);
    }

    @Test
    void R10_1b_no_air_attack_is_a_choice_but_none_is_forgotten() {
        AirPlay play = germans();
        assertThat(play.options()).contains(END);
        play.send("L1", 'a').refuses(END, "R10.1b");
        assertThat(play.options()).doesNotContain(END).contains(LAUNCH, new Action.RecallAir(german.unit("L1")));
        play.play(new Action.RecallAir(german.unit("L1")));
        play.refuses(new Action.RecallAir(german.unit("L1")), "R10.1b");
        assertThat(play.play(END)).startsWith(new Event.PhaseBegan(PhaseName.GERMAN_MOVEMENT));
    }

    @Test
    @Tag("R4.1")
    void R4_1_GE_nothing_but_air_power_in_an_air_attack_phase() {
        germans().refuses(new Action.Roll(), "R4.1-GE");
        british().refuses(new Action.Entrain(british.unit("G")), "R4.1-BD");
        germans().refuses(germans().base("L1", 'a'), "R10.2d");
        germans().refuses(new Action.RollAir(german.unit("a")), "R10.1c");
    }

    @Test
    @Tag("R4.1-GE")
    void R4_1_GE_air_attacks_come_between_judgement_and_movement_and_tell_in_the_same_turn() {
        AirPlay play = germans();
        play.send("L1", 'b').launch().roll("b", 1);
        assertThat(PhaseName.GERMAN_AIR.ordinal()).isEqualTo(PhaseName.GERMAN_SUPPLY.ordinal() + 1);
        assertThat(play.state().phase().ordinal()).isGreaterThan(PhaseName.GERMAN_AIR.ordinal());
        assertThat(play.isDisrupted("b")).isTrue();
    }

    @Test
    @Tag("R4.1-GE")
    @Tag("R4.1-BD")
    @Tag("R10.21d")
    void R12_62V_overcast_weather_grounds_both_sides_but_the_raf_may_change_bases() {
        for (Weather weather : new Weather[] {Weather.ROUGH_OVERCAST, Weather.STORM}) {
            GameState overcast =
                    german.in(PhaseName.GERMAN_AIR).weather(weather).state();
            assertThat(new AirAttackPhase(Side.GERMAN).hasDecision(overcast)).isFalse();
            british.weather(weather);
            AirPlay play = british();
            play.refuses(play.assign("y", 'G'), "R12.62V");
            assertThat(play.options())
                    .noneMatch(Action.AssignAir.class::isInstance)
                    .contains(play.base("y", 'o'));
            play.play(play.base("y", 'o'));
            assertThat(play.place("y")).isEqualTo(british.hex('o'));
        }
    }

    @Test
    @Tag("R10.21d")
    void R12_62V_rough_seas_do_not_trouble_air_units() {
        german.weather(Weather.ROUGH);
        british.weather(Weather.ROUGH);
        germans().send("L1", 'a');
        british().send("y", 'E');
    }

    @Test
    void R11_41E_german_air_may_attack_on_game_turn_one() {
        german.turn(1);
        AirPlay play = germans();
        assertThat(new AirAttackPhase(Side.GERMAN).hasDecision(play.state())).isTrue();
        play.send("L1", 'b').launch().roll("b", 1);
        assertThat(play.isDisrupted("b")).isTrue();
    }

    @Test
    void R4_1_GE_a_phase_without_air_units_or_targets_passes_by_itself() {
        Board noAir = Strips.northToSouth("a.Z").unit('a', "2-5").unit('Z', "6-4");
        Board noTarget = Strips.northToSouth("Z").unit('Z', "6-4").unitIn(Place.FRANCE, "L1", Side.GERMAN, "air");
        AirAttackPhase phase = new AirAttackPhase(Side.GERMAN);
        assertThat(phase.hasDecision(noAir.state())).isFalse();
        assertThat(phase.hasDecision(noTarget.state())).isFalse();
        assertThat(phase.hasDecision(german.state())).isTrue();
        assertThat(new AirAttackPhase(Side.BRITISH).hasDecision(noAir.state())).isFalse();
        assertThat(new AirAttackPhase(Side.BRITISH).hasDecision(british.state()))
                .isTrue();
    }

    @Test
    void R10_5_supply_is_nothing_to_an_air_unit() {
        Board ringed =
                Strips.northToSouth("GxH").unit('x', "air").unit('G', "6-4").unit('H', "6-4");
        assertThat(PlayedBoard.afterPhaseOf(ringed.in(PhaseName.ACTIVATION)).events())
                .noneMatch(Event.SupplyJudged.class::isInstance);
        new AirPlay(ringed, PhaseName.BRITISH_AIR).send("x", 'G');
    }

    @Test
    @Tag("R10.1d")
    @Tag("Q54")
    void R10_1d_one_air_unit_beyond_normal_range_spoils_the_attack_for_all() {
        AirPlay near = british();
        near.send("y y2", 'G').launch();
        assertThat(near.state().raid()).satisfies(raid -> {
            assertThat(raid.isExtended(british.hex('G'))).isFalse();
            assertThat(raid.airUnits(british.hex('G'))).isEqualTo(2);
        });
        AirPlay mixed = british();
        mixed.send("x y y2", 'G').launch();
        assertThat(mixed.state().raid()).satisfies(raid -> {
            assertThat(raid.isExtended(british.hex('G'))).isTrue();
            assertThat(raid.airUnits(british.hex('G'))).isEqualTo(3);
        });
    }
}
