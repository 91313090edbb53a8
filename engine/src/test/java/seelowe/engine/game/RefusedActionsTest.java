package seelowe.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/**
 * For every kind of action: one that is allowed, and then the same by the wrong side, in the wrong phase, with a unit or hex
 * that does not exist, and one against its own rule. Each refusal names the case, speaks to the player and changes nothing.
 */
class RefusedActionsTest {
    private static final int BEYOND = 10_000;

    static Stream<RefusalCases.Case> cases() {
        return RefusalCases.all().stream();
    }

    @Test
    void every_kind_of_action_is_in_the_table() {
        List<String> kinds = Arrays.stream(Action.class.getPermittedSubclasses())
                .filter(kind -> !Action.Ending.class.isAssignableFrom(kind)) // No phase forbids them: see EndingsTest.
                .map(Class::getSimpleName)
                .toList();
        assertThat(cases().map(RefusalCases.Case::toString)).containsExactlyInAnyOrderElementsOf(kinds);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void the_allowed_action_of_the_table_is_allowed(RefusalCases.Case each) {
        assertThat(RuleBook.refusal(each.state(), RuleBook.decider(each.state()), each.allowed()))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Tag("R2.0")
    void R2_0_the_other_side_is_refused(RefusalCases.Case each) {
        Side other = RuleBook.decider(each.state()).enemy();
        assertThat(refused(each.state(), other, each.allowed()).rule()).isEqualTo("R2.0");
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Tag("R4.0")
    void R4_0_in_another_phase_it_is_refused(RefusalCases.Case each) {
        for (PhaseName phase : each.wrongPhases()) {
            GameState state = each.in(phase);
            String rule =
                    refused(state, RuleBook.decider(state), each.allowed()).rule();
            assertThat(rule).as("%s in %s", each.allowed(), phase).isEqualTo(RefusalCases.ruleOf(phase));
        }
    }

    /** Whoever plays without asking first must not end a phase by mistake. */
    @ParameterizedTest
    @MethodSource("cases")
    @Tag("R4.0")
    void R4_0_in_another_phase_it_cannot_be_carried_out_either(RefusalCases.Case each) {
        for (PhaseName phase : each.wrongPhases()) {
            Scratch scratch = Scratch.of(each.in(phase));
            assertThatThrownBy(() -> RuleBook.play(scratch, each.allowed(), die -> 1))
                    .as("%s in %s", each.allowed(), phase)
                    .isInstanceOfAny(IllegalArgumentException.class, IllegalStateException.class)
                    .hasMessageContaining(each.allowed().toString());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Tag("R3.2")
    void R3_2_a_unit_that_does_not_exist_is_refused(RefusalCases.Case each) {
        for (Action action : withUnknown(each.allowed(), List.of("unit", "units", "attackers", "supply"))) {
            Side side = RuleBook.decider(each.state());
            assertThat(refused(each.state(), side, action).rule()).isEqualTo("R3.2");
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Tag("R3.1")
    void R3_1_a_hex_off_the_map_is_refused(RefusalCases.Case each) {
        for (Action action : withUnknown(each.allowed(), List.of("hex", "path", "targets"))) {
            Side side = RuleBook.decider(each.state());
            boolean nowhere = action instanceof Action.Retreat retreat && retreat.hex() < 0;
            assertThat(refused(each.state(), side, action).rule()).isEqualTo(nowhere ? "R8.71d" : "R3.1");
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void what_its_own_rule_forbids_is_refused_under_that_rule(RefusalCases.Case each) {
        GameState state = each.forbiddenIn();
        Refusal refusal = refused(state, RuleBook.decider(state), each.forbidden());
        assertThat(refusal.rule()).as("%s", refusal).isEqualTo(each.rule());
    }

    @Test
    void the_table_tries_units_and_hexes_wherever_an_action_names_them() {
        Map<String, Integer> tried = new TreeMap<>();
        cases().forEach(each -> {
            int units = withUnknown(each.allowed(), List.of("unit", "units", "attackers", "supply"))
                    .size();
            int hexes = withUnknown(each.allowed(), List.of("hex", "path", "targets"))
                    .size();
            tried.put(each.toString(), units + hexes);
        });
        assertThat(tried.entrySet().stream()
                        .filter(entry -> entry.getValue() == 0)
                        .map(Map.Entry::getKey))
                .containsExactlyInAnyOrder("Roll", "EndPhase", "LaunchAir", "ChooseColumn", "StartWave", "NameGroup");
    }

    /** Refuses through the front door, without dice, and looks for any change. */
    private static Refusal refused(GameState state, Side side, Action action) {
        long before = state.hash();
        Outcome outcome = RuleBook.apply(state, side, action, Dice.of());
        assertThat(outcome).as("%s", action).isInstanceOf(Outcome.Refused.class);
        assertThat(state.hash()).isEqualTo(before);
        Refusal refusal = ((Outcome.Refused) outcome).refusal();
        assertThat(refusal.why()).matches("\\w+ .*\\w\\.").doesNotContain("{", "null");
        return refusal;
    }

    /** The action once for each of these parts that it has, and each number that is not on the roster or map. */
    private static List<Action> withUnknown(Action action, List<String> parts) {
        List<Action> changed = new ArrayList<>();
        for (RecordComponent part : action.getClass().getRecordComponents()) {
            for (int unknown : parts.contains(part.getName()) ? new int[] {-1, BEYOND} : new int[0]) {
                Object value = part.getType() == Ids.class ? Ids.of(unknown) : unknown;
                changed.add(with(action, part.getName(), value));
            }
        }
        return changed;
    }

    private static Action with(Action action, String changed, Object value) {
        try {
            RecordComponent[] parts = action.getClass().getRecordComponents();
            Class<?>[] types = new Class<?>[parts.length];
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                types[i] = parts[i].getType();
                values[i] = parts[i].getName().equals(changed)
                        ? value
                        : parts[i].getAccessor().invoke(action);
            }
            return (Action) action.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
