package seelowe.protocol.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.RandomGames;

/** Parts of a menu are made without the rest, and must be the same as in the whole. */
class MenuPartsTest {
    private static final int ACTIONS_BETWEEN_LOOKS = 10;

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void outline_and_units_own_menus_say_what_the_whole_menu_says(String code) {
        Scenario scenario = RandomGames.scenario(code);
        int[] played = {0};
        for (long seed = 1; seed <= 2; seed++) {
            RandomGames.play(scenario, RandomGames.manyOptions(scenario, seed), seed, step -> {
                if (++played[0] % ACTIONS_BETWEEN_LOOKS == 0 && step.after().result() == null) {
                    compare(step.after());
                }
            });
        }
        assertThat(played[0]).isGreaterThan(500);
    }

    private static void compare(GameState state) {
        List<Action> whole = RuleBook.options(state);
        List<Action> outline = new ArrayList<>();
        RuleBook.outline(state, outline::add);

        assertThat(kinds(outline)).isEqualTo(kinds(whole));
        assertThat(general(outline)).isEqualTo(general(whole));
        assertThat(new HashSet<>(whole)).containsAll(outline);

        List<Action> own = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            RuleBook.forEachOptionOf(state, unit, own::add);
        }
        assertThat(new HashSet<>(own))
                .hasSameSizeAs(own)
                .isEqualTo(
                        whole.stream().filter(Action.OfUnit.class::isInstance).collect(Collectors.toSet()));
    }

    private static Map<Integer, Set<String>> kinds(List<Action> menu) {
        Map<Integer, Set<String>> kinds = new TreeMap<>();
        for (Action action : menu) {
            if (action instanceof Action.OfUnit ofUnit) {
                kinds.computeIfAbsent(ofUnit.unit(), unit -> new TreeSet<>())
                        .add(action.getClass().getSimpleName());
            }
        }
        return kinds;
    }

    private static List<Action> general(List<Action> menu) {
        return menu.stream()
                .filter(action -> !(action instanceof Action.OfUnit) && !(action instanceof Action.Attack))
                .toList();
    }
}
