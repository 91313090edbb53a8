package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;
import seelowe.engine.testing.PlayedBoard;
import seelowe.engine.testing.RandomBoard;
import seelowe.engine.testing.Strips;

class MovementPhaseTest {
    private static Board column() {
        return Board.draw("""
                A
                  p
                B
                  q
                C
                  r
                D
                """).in(PhaseName.GERMAN_MOVEMENT);
    }

    private static MovementPhase phase(GameState state) {
        boolean mechanized =
                state.phase() == PhaseName.GERMAN_MECHANIZED || state.phase() == PhaseName.BRITISH_MECHANIZED;
        return new MovementPhase(state.phase().side(), mechanized);
    }

    private static String refusal(GameState state, Action action) {
        return SequenceOfPlay.refusal(state, state.phase().side(), action)
                .map(Refusal::rule)
                .orElse("");
    }

    private static List<Event> play(Scratch scratch, Action action) {
        assertThat(refusal(scratch.board(), action)).isEmpty();
        Resolution play = new Resolution(scratch);
        phase(scratch.board()).resolve(play, action);
        return play.events();
    }

    private static List<Action> options(GameState state) {
        List<Action> menu = new ArrayList<>();
        phase(state).options(state, menu::add);
        return menu;
    }

    private static Action.Move move(Board board, String unit, String path) {
        return new Action.Move(board.unit(unit), board.hexes(path));
    }

    @Test
    @Tag("R5.0c")
    void R4_1_GF_a_move_is_made_once_and_is_final() {
        Board board = column().unit('A', "6-4");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        assertThat(play(scratch, move(board, "A", "BC")))
                .containsExactly(new Event.UnitMoved(board.unit("A"), board.hexes("BC"), 2));
        assertThat(state.place(board.unit("A"))).isEqualTo(board.hex('C'));
        assertThat(refusal(state, move(board, "A", "B"))).isEqualTo("R5.0c");
        assertThat(options(state)).containsExactly(new Action.EndPhase());
    }

    @Test
    @Tag("R5.0b")
    void R3_3b_every_movement_phase_brings_the_whole_allowance_and_nothing_is_saved() {
        Board board = Strips.northToSouth("S" + Strips.clear(14))
                .unit('S', "5-6 armor")
                .unit('S', "supply")
                .in(PhaseName.GERMAN_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board);
        assertMaySouth(table, board, 6);
        table.play(south(table, board, 1)).until(PhaseName.GERMAN_MECHANIZED);
        assertMaySouth(table, board, 6);
        table.play(south(table, board, 1)).until(PhaseName.GERMAN_MOVEMENT);
        assertThat(table.state().turn()).isEqualTo(4);
        assertMaySouth(table, board, 6);
    }

    private static void assertMaySouth(PlayedBoard table, Board board, int hexes) {
        assertThat(table.ruleAgainst(south(table, board, hexes))).isEmpty();
        assertThat(table.ruleAgainst(south(table, board, hexes + 1))).isEqualTo("R5.0a");
    }

    /** So many hexes down the strip, from where the unit stands now. */
    private static Action south(PlayedBoard table, Board board, int hexes) {
        int unit = board.unit("S");
        int[] path = new int[hexes];
        for (int i = 0; i < hexes; i++) {
            path[i] = table.state().place(unit) + 1 + i;
        }
        return new Action.Move(unit, Ids.of(path));
    }

    @Test
    @Tag("R5.1")
    void R5_0a_the_phase_may_end_without_a_move_and_rolls_no_die() {
        Scratch scratch = Scratch.of(column().unit('A', "6-4").state());
        List<Event> events = play(scratch, new Action.EndPhase());
        assertThat(events.get(0)).isEqualTo(new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
    }

    @Test
    @Tag("R11.41F")
    void R4_1_GF_the_first_turn_has_no_initial_movement() {
        Board board = column().unit('A', "5-6 armor").turn(1);
        assertThat(phase(board.state()).hasDecision(board.state())).isFalse();
        Board later = column().unit('A', "5-6 armor").turn(2);
        assertThat(phase(later.state()).hasDecision(later.state())).isTrue();
        Board ordinary = column().unit('A', "5-6 armor").turn(1).rules(ChangedRules.withoutFirstTurnRules());
        assertThat(phase(ordinary.state()).hasDecision(ordinary.state())).isTrue();
    }

    @Test
    @Tag("R11.41H")
    void R4_1_GH_mechanized_units_move_again_even_on_the_first_turn() {
        Board board = column().unit('A', "5-6 armor").unit('B', "6-4").turn(1).in(PhaseName.GERMAN_MECHANIZED);
        GameState state = board.state();
        assertThat(phase(state).hasDecision(state)).isTrue();
        assertThat(options(state))
                .filteredOn(action -> action instanceof Action.Move)
                .isNotEmpty()
                .allMatch(action -> ((Action.Move) action).unit() == board.unit("A"));
        Board infantry = column().unit('B', "6-4").in(PhaseName.GERMAN_MECHANIZED);
        assertThat(phase(infantry.state()).hasDecision(infantry.state())).isFalse();
    }

    @Test
    void R4_1_GH_units_that_attacked_may_still_move() {
        Board board =
                column().unit('A', "5-6 armor", Mark.ATTACKED, Mark.STIRRED).in(PhaseName.GERMAN_MECHANIZED);
        assertThat(refusal(board.state(), move(board, "A", "B"))).isEmpty();
    }

    @Test
    @Tag("R4.1-BG")
    void R4_1_BE_marching_trains_and_arrivals_share_the_first_phase_only() {
        Board board = column().rail("pqr")
                .entry(Edge.NORTH, 'p')
                .unit('p', "2-5")
                .unit('q', "5-6 armor", Mark.ENTRAINED)
                .unit('r', "5-6 armor")
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(options(board.state()))
                .hasAtLeastOneElementOfType(Action.Move.class)
                .hasAtLeastOneElementOfType(Action.MoveByRail.class)
                .hasAtLeastOneElementOfType(Action.EnterByRail.class);
        board.in(PhaseName.BRITISH_MECHANIZED);
        assertThat(options(board.state()))
                .allMatch(action -> action instanceof Action.EndPhase
                        || (action instanceof Action.Move each && each.unit() == board.unit("r")));
    }

    @Test
    @Tag("R12.72")
    void R12_73_a_reinforcement_comes_in_entrained_and_without_a_zone() {
        Board board = column().rail("pqr")
                .entry(Edge.NORTH, 'p')
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .in(PhaseName.BRITISH_MOVEMENT);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        int unit = board.unit("N");
        assertThat(phase(state).hasDecision(state)).isTrue();
        play(scratch, new Action.EnterByRail(unit, board.hexes("pq")));
        assertThat(state.place(unit)).isEqualTo(board.hex('q'));
        assertThat(state.has(unit, Mark.ENTRAINED)).isTrue();
        assertThat(state.has(unit, Mark.ACTIVATED)).isFalse();
        assertThat(state.controls(Side.BRITISH, board.hex('r'))).isFalse();
        assertThat(options(state)).containsExactly(new Action.EndPhase());
    }

    @Test
    void R5_5c_a_train_moves_along_the_rails() {
        Board board = column().rail("pqr").unit('p', "2-3", Mark.ENTRAINED).in(PhaseName.BRITISH_MOVEMENT);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        assertThat(play(scratch, new Action.MoveByRail(board.unit("p"), board.hexes("qr"))))
                .containsExactly(new Event.UnitRailed(board.unit("p"), board.hexes("qr")));
        assertThat(state.place(board.unit("p"))).isEqualTo(board.hex('r'));
    }

    @Test
    void R10_2e_air_units_along_the_path_are_overrun_before_the_move_is_told() {
        Board board =
                column().unit('A', "5-6 armor").unitOf(Side.BRITISH, 'B', "air").unitOf(Side.BRITISH, 'C', "air");
        assertThat(play(Scratch.of(board.state()), move(board, "A", "BCD")))
                .containsExactly(
                        new Event.UnitEliminated(board.unit("B"), Cause.OVERRUN),
                        new Event.UnitEliminated(board.unit("C"), Cause.OVERRUN),
                        new Event.UnitMoved(board.unit("A"), board.hexes("BCD"), 3));
    }

    @Test
    void R5_2e_five_units_pass_through_one_hex() {
        Board board = column();
        for (int i = 0; i < 5; i++) {
            board.unit('A', "6-4");
        }
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        for (String unit : new String[] {"A", "A2", "A3", "A4", "A5"}) {
            play(scratch, move(board, unit, "BC"));
        }
        assertThat(state.combatUnits(Side.GERMAN, board.hex('C'))).isEqualTo(5);
    }

    @Test
    void Q04_every_hex_of_the_path_becomes_held() {
        Board board = column().unit('A', "6-4");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        play(scratch, move(board, "A", "BC"));
        assertThat(state.isGermanHeld(board.hex('B'))).isTrue();
        assertThat(state.isGermanHeld(board.hex('D'))).isFalse();
    }

    @Test
    @Tag("R7.0a")
    @Tag("Q23")
    void R7_5_the_phase_does_not_end_while_a_stack_can_be_thinned_out() {
        Board board = column().unit('A', "6-4").unit('A', "6-4").unit('A', "6-4");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        Refusal refusal = SequenceOfPlay.refusal(state, Side.GERMAN, new Action.EndPhase())
                .orElseThrow();
        assertThat(refusal.rule()).isEqualTo("R7.5");
        assertThat(refusal.why()).contains(state.map().grid().number(board.hex('A')));
        assertThat(options(state)).isNotEmpty().doesNotContain(new Action.EndPhase());
        play(scratch, move(board, "A2", "B"));
        assertThat(options(state)).contains(new Action.EndPhase());
    }

    @Test
    @Tag("R7.0b")
    @Tag("Q23")
    void R7_5_what_cannot_be_thinned_out_is_removed_by_its_owner() {
        Board board = Board.draw("A\n\nB").in(PhaseName.GERMAN_MOVEMENT);
        board.unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('B', "6-4")
                .unit('B', "6-4");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        assertThat(refusal(state, new Action.RemoveExcess(board.unit("A")))).isEqualTo("R7.5");
        assertThat(play(scratch, new Action.EndPhase())).containsExactly(new Event.ExcessDue());
        assertThat(refusal(state, move(board, "A", "B"))).isEqualTo("R7.5");
        assertThat(refusal(state, new Action.EndPhase())).isEqualTo("R7.5");
        assertThat(refusal(state, new Action.RemoveExcess(board.unit("B")))).isEqualTo("R7.5");
        assertThat(options(state))
                .containsExactly(
                        new Action.RemoveExcess(board.unit("A")),
                        new Action.RemoveExcess(board.unit("A2")),
                        new Action.RemoveExcess(board.unit("A3")));
        assertThat(options(state)).contains(phase(state).sample(state, new Chance(7)));
        assertThat(play(scratch, new Action.RemoveExcess(board.unit("A2"))))
                .startsWith(
                        new Event.UnitEliminated(board.unit("A2"), Cause.OVERSTACKED),
                        new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
    }

    @Test
    @Tag("R7.4a")
    void R7_4b_two_combat_units_and_one_supply_unit_end_the_phase_without_a_prompt() {
        Board board = column().unit('A', "6-4").unit('A', "6-4").unit('A', "supply");
        assertThat(play(Scratch.of(board.state()), new Action.EndPhase()))
                .startsWith(new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
        Board second = board.unit('A', "supply");
        assertThat(refusal(second.state(), new Action.EndPhase())).isEqualTo("R7.5");
    }

    @Test
    @Tag("Q23")
    void R7_0b_an_overstack_from_combat_survives_the_mechanized_phase() {
        Board board = column().unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('D', "5-6 armor")
                .in(PhaseName.GERMAN_MECHANIZED);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        Resolution opening = new Resolution(scratch);
        phase(state).open(opening);
        assertThat(opening.events()).containsExactly(new Event.ExcessNoted(board.hexes("A"), Ids.of(1)));
        assertThat(play(scratch, new Action.EndPhase())).startsWith(new Event.PhaseBegan(PhaseName.GERMAN_RECOVERY));
    }

    @Test
    @Tag("R7.0b")
    void Q23_an_overstack_made_in_the_mechanized_phase_is_removed() {
        Board board = column().unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('C', "5-6 armor")
                .in(PhaseName.GERMAN_MECHANIZED);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        phase(state).open(new Resolution(scratch));
        play(scratch, move(board, "C", "BA"));
        assertThat(play(scratch, new Action.EndPhase())).containsExactly(new Event.ExcessDue());
        assertThat(play(scratch, new Action.RemoveExcess(board.unit("A"))))
                .startsWith(
                        new Event.UnitEliminated(board.unit("A"), Cause.OVERSTACKED),
                        new Event.PhaseBegan(PhaseName.GERMAN_RECOVERY));
    }

    @Test
    void Q23_nothing_is_noted_where_nothing_is_overstacked() {
        Scratch scratch = Scratch.of(
                column().unit('A', "5-6 armor").in(PhaseName.GERMAN_MECHANIZED).state());
        GameState state = scratch.board();
        Resolution opening = new Resolution(scratch);
        phase(state).open(opening);
        assertThat(opening.events()).isEmpty();
    }

    @Test
    void R4_1_other_actions_have_no_place_in_a_movement_phase() {
        Board board = column().unit('A', "5-6 armor");
        assertThat(refusal(board.state(), new Action.Roll())).isEqualTo("R4.1-GF");
        assertThat(refusal(board.in(PhaseName.GERMAN_MECHANIZED).state(), new Action.Roll()))
                .isEqualTo("R4.1-GH");
    }

    @Test
    @Tag("R7.5")
    void R5_0a_random_play_makes_only_allowed_choices_and_ends() {
        for (long seed = 0; seed < 300; seed++) {
            Scratch scratch = Scratch.of(new RandomBoard(seed).state());
            GameState state = scratch.board();
            Chance chance = new Chance(seed);
            PhaseName name = state.phase();
            int choices = 0;
            while (state.phase() == name && choices < 200) {
                Action action = phase(state).sample(state, chance);
                assertThat(SequenceOfPlay.refusal(state, name.side(), action))
                        .as("seed %d choice %d %s", seed, choices, action)
                        .isEmpty();
                if (action instanceof Action.EndPhase || action instanceof Action.RemoveExcess) {
                    break;
                }
                phase(state).resolve(new Resolution(scratch), action);
                choices++;
            }
            assertThat(choices).as("seed %d", seed).isLessThan(200);
        }
    }

    @Test
    void R5_0a_every_option_is_allowed() {
        for (long seed = 0; seed < 100; seed++) {
            GameState state = new RandomBoard(seed).state();
            List<Action> menu = options(state);
            assertThat(menu).as("seed %d", seed).isNotEmpty().doesNotHaveDuplicates();
            for (Action action : menu) {
                assertThat(refusal(state, action))
                        .as("seed %d %s", seed, action)
                        .isEmpty();
            }
        }
    }

    @Test
    void R5_0a_random_play_reaches_every_hex_that_can_be_reached() {
        Board board = column().unit('A', "6-4").unit('r', "2-5");
        GameState state = board.state();
        Chance chance = new Chance(42);
        List<Action> seen = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            seen.add(phase(state).sample(state, chance));
        }
        for (Action option : options(state)) {
            assertThat(seen).anyMatch(action -> sameEnd(action, option));
        }
    }

    private static boolean sameEnd(Action action, Action option) {
        if (action instanceof Action.Move a && option instanceof Action.Move b) {
            return a.path().last() == b.path().last();
        }
        return action.equals(option);
    }
}
