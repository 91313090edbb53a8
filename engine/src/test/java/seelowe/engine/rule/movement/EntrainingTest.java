package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;

class EntrainingTest {
    private static Board station() {
        return Board.draw("""
                a
                  x
                b
                  y
                c
                """).rail("ab").in(PhaseName.ENTRAINING);
    }

    private static String entrain(Board board, String unit) {
        String rule = Entraining.entrainRefusal(board.state(), board.unit(unit))
                .map(Refusal::rule)
                .orElse("");
        assertThat(Entraining.mayEntrain(board.state(), board.unit(unit))).isEqualTo(rule.isEmpty());
        return rule;
    }

    private static String detrain(Board board, String unit) {
        String rule = Entraining.detrainRefusal(board.state(), board.unit(unit))
                .map(Refusal::rule)
                .orElse("");
        assertThat(Entraining.mayDetrain(board.state(), board.unit(unit))).isEqualTo(rule.isEmpty());
        return rule;
    }

    @Test
    @Tag("R4.1-BH")
    void R5_5b_a_unit_at_rest_on_a_railway_may_entrain() {
        assertThat(entrain(station().unit('a', "2-3"), "a")).isEmpty();
        assertThat(entrain(station().unit('a', "2-3 partisan"), "a")).isEmpty();
        assertThat(entrain(station().unit('a', "2-3", Mark.ENTRAINED), "a")).isEqualTo("R5.5b");
        assertThat(entrain(station().unit('c', "2-3"), "c")).isEqualTo("R5.5b");
    }

    @Test
    @Tag("R5.5b")
    @Tag("R5.5e")
    void R4_1_BH_a_unit_that_moved_or_attacked_neither_entrains_nor_detrains() {
        assertThat(entrain(station().unit('a', "2-3", Mark.STIRRED), "a")).isEqualTo("R4.1-BH");
        assertThat(detrain(station().unit('a', "2-3", Mark.ENTRAINED, Mark.STIRRED), "a"))
                .isEqualTo("R4.1-BH");
    }

    @Test
    void R10_81c_disrupted_units_do_not_entrain() {
        assertThat(entrain(station().unit('a', "2-3", Mark.DISRUPTED), "a")).isEqualTo("R10.81c");
    }

    @Test
    void R5_5e_an_entrained_unit_at_rest_may_detrain() {
        assertThat(detrain(station().unit('a', "2-3", Mark.ENTRAINED), "a")).isEmpty();
        assertThat(detrain(station().unit('a', "2-3"), "a")).isEqualTo("R5.5e");
    }

    @Test
    void R5_5f_nobody_boards_or_leaves_a_train_under_german_control() {
        Board free = station().unit('a', "2-3").unit('b', "2-3", Mark.ENTRAINED);
        assertThat(entrain(free, "a")).isEmpty();
        assertThat(detrain(free, "b")).isEmpty();
        Board controlled = free.unitOf(Side.GERMAN, 'x', "6-4");
        assertThat(entrain(controlled, "a")).isEqualTo("R5.5f");
        assertThat(detrain(controlled, "b")).isEqualTo("R5.5f");
    }

    @Test
    void Q16_unactivated_units_entrain_only_if_the_players_agreed() {
        assertThat(entrain(station().unit('a', "2-3", Mark.UNACTIVATED), "a")).isEqualTo("Q16");
        assertThat(entrain(
                        station()
                                .unit('a', "2-3", Mark.UNACTIVATED)
                                .options(options -> options.unactivatedMayEntrain(true)),
                        "a"))
                .isEmpty();
    }

    @Test
    void R5_5a_trains_are_british() {
        assertThat(entrain(station().unitOf(Side.GERMAN, 'a', "6-4"), "a")).isEqualTo("R5.5a");
        assertThat(entrain(station().unit('a', "air"), "a")).isEqualTo("R5.5a");
    }

    @Test
    @Tag("Q22")
    void R10_81d_disruption_forces_a_unit_off_its_train_but_a_harmless_air_attack_does_not() {
        Board board =
                station().unit('a', "2-3", Mark.ENTRAINED).unit('b', "2-3").in(PhaseName.GERMAN_AIR);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        Ids hex = board.hexes("a");
        scratch.apply(new Event.RaidLaunched(hex, Ids.of(1), Ids.of(0), board.units("a")));
        scratch.apply(new Event.AirAttackRolled(board.unit("a"), AirEffect.NONE));
        assertThat(Entraining.mustDetrain(state, board.unit("a"))).isFalse();
        scratch.apply(new Event.UnitDisrupted(board.unit("a")));
        scratch.apply(new Event.UnitDisrupted(board.unit("b")));
        assertThat(Entraining.mustDetrain(state, board.unit("a"))).isTrue();
        assertThat(Entraining.mustDetrain(state, board.unit("b"))).isFalse();
    }

    @Test
    @Tag("Q22")
    void R5_5i_a_ground_attack_forces_every_entrained_unit_of_the_hex_off_its_train() {
        Board board = station()
                .unit('a', "2-3", Mark.ENTRAINED)
                .unit('a', "2-3")
                .unitOf(Side.GERMAN, 'x', "6-4")
                .in(PhaseName.GERMAN_COMBAT);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        scratch.apply(new Event.AttackDeclared(board.units("x"), board.hexes("a"), Ids.none(), 3, 0));
        assertThat(Entraining.mustDetrain(state, board.unit("a"))).isTrue();
        assertThat(Entraining.mustDetrain(state, board.unit("a2"))).isFalse();
    }
}
