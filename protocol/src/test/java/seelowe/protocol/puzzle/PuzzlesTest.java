package seelowe.protocol.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Share;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.ActionNotation;
import seelowe.scenarios.DataChecker;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.MemorySource;

/** The puzzles that come with the game can be solved, not by doing nothing; a puzzle with mistakes is told them. */
class PuzzlesTest {
    private static final GameData DATA = BuiltInData.load();
    private static final Puzzles PUZZLES = Puzzles.of(DATA);

    static List<String> names() {
        return PUZZLES.all().stream().map(Puzzle::id).toList();
    }

    private static Puzzle puzzle(String name) {
        return Objects.requireNonNull(PUZZLES.get(name));
    }

    @Test
    void there_are_more_than_a_dozen_for_both_sides_with_and_without_luck_on_both_maps() {
        assertThat(names()).hasSizeGreaterThanOrEqualTo(12);
        assertThat(PUZZLES.all()).extracting(Puzzle::side).contains(Side.GERMAN, Side.BRITISH);
        assertThat(PUZZLES.all()).anyMatch(each -> each.best().equals(Share.ONE));
        assertThat(PUZZLES.all()).anyMatch(each -> each.best().compareTo(Share.ONE) < 0);
        assertThat(PUZZLES.all())
                .anyMatch(each -> each.start().scenario().code().equals("LT"));
    }

    @Test
    void a_deadline_names_its_phase_as_the_rules_do() {
        assertThat(new Deadline(3, PhaseName.GERMAN_MOVEMENT).words())
                .isEqualTo("by the end of the German Initial Movement Phase of Game-Turn 3");
        assertThat(new Deadline(4, PhaseName.BRITISH_MOVEMENT).words())
                .isEqualTo("by the end of the British Initial and Rail Movement Phase of Game-Turn 4");
        assertThat(new Deadline(5, PhaseName.GERMAN_COMBAT).words())
                .isEqualTo("by the end of the German Combat Phase of Game-Turn 5");
    }

    @ParameterizedTest
    @MethodSource("names")
    void the_solution_is_worth_what_it_promises(String name) {
        assertThat(Judge.chance(puzzle(name), puzzle(name).solution()))
                .contains(puzzle(name).best());
    }

    @ParameterizedTest
    @MethodSource("names")
    void doing_nothing_does_not_solve_it(String name) {
        assertThat(Judge.chance(puzzle(name), List.of())).contains(Share.NOTHING);
    }

    @ParameterizedTest
    @MethodSource("names")
    void no_order_of_the_solution_is_idle(String name) {
        Puzzle puzzle = puzzle(name);
        List<Action> orders = puzzle.solution().stream()
                .filter(order -> !(order instanceof Action.EndPhase))
                .toList();
        for (Action left : orders) {
            List<Action> others = puzzle.solution().stream()
                    .filter(order -> !order.equals(left))
                    .toList();
            assertThat(Judge.chance(puzzle, others).orElseThrow())
                    .as("without %s", left)
                    .isLessThanOrEqualTo(puzzle.best());
        }
    }

    @Test
    void orders_that_may_fail_are_worth_less() {
        Puzzle pincer = puzzle("pincer");
        ActionNotation notation = new ActionNotation(pincer.start().scenario());
        List<Action> halfHearted = List.of(
                notation.parse("GE-ID17-IR055 -4025"),
                new Action.EndPhase(),
                notation.parse("A GE-ID17-IR055 x 4024 s GE-SU-01"));
        assertThat(Judge.chance(pincer, halfHearted)).contains(Share.ofFaces(1));
    }

    @Test
    void mistakes_are_named_by_file_and_line() {
        String wrong = """
                puzzle Wrong
                  Nothing is right here.
                  side: german
                  position: seelowe1 N turn=3 phase=GF weather=C held=+4022
                    units=4022:GE-ID17-IR021;eliminated:rest
                  until: BE
                  goal: hold 4022
                    hould 4022
                    destroy GB-0444
                  chance: 5 in 7
                  rule: 99.9
                  solution: GE-ID17-IR021 4023
                """;
        assertThat(problems(wrong))
                .anyMatch(each -> each.startsWith("own/puzzles/wrong.txt:6: \"BE\" is no phase of the solver's"))
                .anyMatch(each ->
                        each.startsWith("own/puzzles/wrong.txt:8: \"hould\" is no goal; did you mean \"hold\"?"))
                .anyMatch(each -> each.startsWith("own/puzzles/wrong.txt:9: There is no unit \"GB-0444\""))
                .anyMatch(each -> each.startsWith("own/puzzles/wrong.txt:10: A chance is \"certain\""))
                .anyMatch(each -> each.startsWith("own/puzzles/wrong.txt:11: There is no rule \"99.9\""))
                .anyMatch(each -> each.startsWith("own/puzzles/wrong.txt:12: column"))
                .hasSize(6);
    }

    @Test
    void a_puzzle_that_promises_too_much_or_solves_itself_is_named_too() {
        String wrong = """
                puzzle Wrong
                  The hex is held already.
                  side: german
                  position: seelowe1 N turn=3 phase=GF weather=C held=+4022
                    units=4022:GE-ID17-IR021;eliminated:rest
                  until: GF
                  goal: hold 4022
                  chance: 5 in 6
                  solution: GE-ID17-IR021 -4023
                """;
        assertThat(problems(wrong))
                .containsExactly(
                        "own/puzzles/wrong.txt:7: Who does nothing can reach this goal.",
                        "own/puzzles/wrong.txt:8: The solution succeeds certain, not 5 in 6.");
    }

    private static List<String> problems(String text) {
        MemorySource own = new MemorySource("own", Map.of("puzzles/wrong.txt", text));
        assertThat(DataChecker.check(BuiltInData.source(), own)).isEmpty();
        return Puzzles.check(DataLoader.load(BuiltInData.source(), own)).stream()
                .map(String::valueOf)
                .toList();
    }
}
