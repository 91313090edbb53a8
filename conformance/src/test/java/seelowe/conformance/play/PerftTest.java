package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.PhaseName;

/**
 * Counts of legal continuations against those kept in {@code perft.csv}. When rules or the random player have been changed on
 * purpose, {@code -Dperft.write=true} writes the file anew; look at what has changed before keeping it.
 */
class PerftTest {
    private static final Set<PhaseName> WITHOUT_DECISIONS =
            Set.of(PhaseName.GERMAN_SUPPLY, PhaseName.BRITISH_SUPPLY, PhaseName.GAME_OVER);
    /** A set-up by choice has thousands of options, too many to count what follows upon each; partisans are placed as risings. */
    private static final Set<PhaseName> TOO_MANY =
            Set.of(PhaseName.BRITISH_SET_UP, PhaseName.GERMAN_SET_UP, PhaseName.PARTISAN_SET_UP);

    private static final List<PerftTable.Row> ROWS = rows();

    private static List<PerftTable.Row> rows() {
        return Boolean.getBoolean("perft.write") ? PerftTable.write() : PerftTable.read();
    }

    @TestFactory
    List<DynamicTest> the_counts_are_those_kept() {
        Map<String, List<PerftTable.Row>> games = new LinkedHashMap<>();
        for (PerftTable.Row row : ROWS) {
            games.computeIfAbsent(row.scenario() + " " + row.seed(), key -> new ArrayList<>())
                    .add(row);
        }
        List<DynamicTest> tests = new ArrayList<>();
        games.forEach((name, positions) -> tests.add(DynamicTest.dynamicTest(name, () -> countsOf(positions))));
        return tests;
    }

    private static void countsOf(List<PerftTable.Row> positions) {
        RandomGame game =
                PerftTable.game(positions.get(0).scenario(), positions.get(0).seed());
        int last = positions.stream().mapToInt(PerftTable.Row::action).max().orElse(0);
        for (int action = 0; action <= last; action++) {
            for (PerftTable.Row row : positions) {
                if (row.action() == action) {
                    assertThat(Perft.point(game.state())).as("%s", row).isEqualTo(row.point());
                    assertThat(Perft.of(game.state())).as("%s", row).isEqualTo(row.counts());
                }
            }
            if (action < last) {
                game.step();
            }
        }
    }

    @Test
    void R4_0_every_phase_with_decisions_is_counted() {
        Set<String> expected = new TreeSet<>();
        for (PhaseName phase : PhaseName.values()) {
            if (!WITHOUT_DECISIONS.contains(phase) && !TOO_MANY.contains(phase)) {
                expected.add(phase.code());
            }
        }
        expected.addAll(List.of("GB first", "L3 rising"));
        assertThat(points()).containsAll(expected);
    }

    @Test
    void every_step_inside_a_combat_is_counted() {
        Set<String> points = points();
        assertThat(CombatStage.values()).allSatisfy(stage -> {
            String name = stage.name().toLowerCase(Locale.ROOT).replace('_', ' ');
            assertThat(points).containsAnyOf("GG " + name, "BF " + name);
        });
    }

    private static Set<String> points() {
        Set<String> points = new TreeSet<>();
        ROWS.forEach(row -> points.add(row.point()));
        return points;
    }
}
