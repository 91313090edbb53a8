package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.game.Distribution;
import seelowe.engine.game.Share;
import seelowe.engine.game.Unfolding;
import seelowe.engine.rule.air.AirAttackTable;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.DieModifier;
import seelowe.engine.rule.reinforcement.Activation;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Raid;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;

/** Chance in the open: every action of random games taken die by die, and outcomes counted instead of drawn. */
class ChanceTest {
    private static final int GAMES = 2;

    private static List<RandomGame.Step> steps(String code) {
        Scenario scenario = Built.scenario(code);
        List<RandomGame.Step> steps = new ArrayList<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomGame game = code.equals("LT")
                    ? RandomGame.northbound(scenario, RandomGame.options(scenario, seed), seed)
                    : new RandomGame(scenario, RandomGame.options(scenario, seed), seed);
            steps.addAll(game.playOut().steps());
        }
        return steps;
    }

    /** On the way, others fork off at every die and roll as they like: nobody disturbs anybody. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    @Tag("R3.5")
    void die_by_die_an_action_comes_to_the_same_events_and_state(String code) {
        Map<DiePurpose, Integer> met = new EnumMap<>(DiePurpose.class);
        Chance chance = new Chance(3);
        for (RandomGame.Step step : steps(code)) {
            long before = step.before().hash();
            Unfolding unfolding = Unfolding.of(step.before(), step.action());
            for (Event event : step.events()) {
                if (event instanceof Event.DieRolled rolled) {
                    Die due = Objects.requireNonNull(unfolding.due(), step.action()::toString);
                    assertThat(due.purpose()).isEqualTo(rolled.purpose());
                    assertThat(due.unit()).isEqualTo(rolled.subject());
                    met.merge(due.purpose(), 1, Integer::sum);
                    playOut(unfolding.fork(), chance);
                    unfolding.roll(rolled.face());
                }
            }
            assertThat(unfolding.isSettled()).as(step.action().toString()).isTrue();
            assertThat(unfolding.events()).isEqualTo(step.events());
            assertThat(unfolding.takeOver().hash()).isEqualTo(step.after().hash());
            assertThat(step.before().hash()).isEqualTo(before);
        }
        assertThat(met).containsKeys(DiePurpose.WEATHER, DiePurpose.COMBAT, DiePurpose.AIR_ATTACK, DiePurpose.RECOVERY);
    }

    private static void playOut(Unfolding fork, Chance chance) {
        while (!fork.isSettled()) {
            fork.roll(1 + chance.below(Dice.FACES));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    @Tag("C8.8a")
    void counted_results_of_attacks_are_those_of_the_table(String code) {
        int attacks = 0;
        for (RandomGame.Step step : steps(code)) {
            Combat combat = step.before().combat();
            if (combat == null || !(step.action() instanceof Action.ChooseColumn choice)) {
                continue;
            }
            attacks++;
            int modifier = DieModifier.of(step.before(), combat.attackers(), combat.targets());
            assertThat(results(step, ChanceTest::result))
                    .isEqualTo(byTable(face -> CombatResultsTable.result(choice.column(), face + modifier)));
        }
        assertThat(attacks).as("attacks").isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    @Tag("R10.1c")
    void counted_effects_of_air_attacks_are_those_of_the_table(String code) {
        int attacks = 0;
        for (RandomGame.Step step : steps(code)) {
            Raid raid = step.before().raid();
            if (raid == null || !(step.action() instanceof Action.RollAir roll)) {
                continue;
            }
            attacks++;
            int hex = step.before().mapHex(roll.unit());
            AirAttackTable table = AirAttackTable.of(raid.isExtended(hex));
            assertThat(results(
                            step,
                            unfolding ->
                                    only(unfolding, Event.AirAttackRolled.class).effect()))
                    .isEqualTo(byTable(face -> table.effect(raid.airUnits(hex), face)));
        }
        assertThat(attacks).as("air attacks").isPositive();
    }

    /** As many dice as units wait: too many courses to count one by one, but only their number matters. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    @Tag("R11.52c")
    @Tag("R12.71")
    void the_number_of_units_activated_is_counted_exactly(String code) {
        int most = 0;
        for (RandomGame.Step step : steps(code)) {
            if (step.before().phase() != PhaseName.ACTIVATION) {
                continue;
            }
            List<Share> expected = convolved(step.before());
            most = Math.max(most, expected.size() - 1);
            Map<Integer, Share> counted = Distribution.of(
                            Unfolding.of(step.before(), step.action()), ChanceTest::activated)
                    .shares();
            for (int units = 0; units < expected.size(); units++) {
                assertThat(counted.getOrDefault(units, Share.NOTHING)).isEqualTo(expected.get(units));
            }
            assertThat(total(counted)).isEqualTo(Share.ONE);
        }
        assertThat(most).as("dice of one activation").isGreaterThan(4);
    }

    /** The textbook way: the shares of n units from those of n-1. */
    private static List<Share> convolved(GameState state) {
        List<Share> shares = List.of(Share.ONE);
        for (int unit = Activation.nextRolledFor(state, 0);
                unit >= 0;
                unit = Activation.nextRolledFor(state, unit + 1)) {
            int faces = 0;
            for (int face = 1; face <= Dice.FACES; face++) {
                faces += Activation.activates(state, unit, face) ? 1 : 0;
            }
            List<Share> next = new ArrayList<>();
            for (int n = 0; n <= shares.size(); n++) {
                Share stays =
                        n < shares.size() ? shares.get(n).times(Share.ofFaces(Dice.FACES - faces)) : Share.NOTHING;
                Share acts = n > 0 ? shares.get(n - 1).times(Share.ofFaces(faces)) : Share.NOTHING;
                next.add(stays.plus(acts));
            }
            shares = next;
        }
        return shares;
    }

    private static int activated(Unfolding unfolding) {
        int count = 0;
        for (Event event : unfolding.events()) {
            count += event instanceof Event.UnitActivated ? 1 : 0;
        }
        return count;
    }

    private static CombatResult result(Unfolding unfolding) {
        return only(unfolding, Event.CombatRolled.class).result();
    }

    /** Before the die the digest has nothing to tell apart, for there is one course only. */
    private static <K> Map<K, Share> results(RandomGame.Step step, Function<Unfolding, K> digest) {
        Unfolding begun = Unfolding.of(step.before(), step.action());
        Map<List<K>, Share> shares = Distribution.of(
                        begun, unfolding -> unfolding.isSettled() ? List.of(digest.apply(unfolding)) : List.<K>of())
                .shares();
        assertThat(total(shares)).isEqualTo(Share.ONE);
        Map<K, Share> found = new LinkedHashMap<>();
        shares.forEach((key, share) -> found.put(key.get(0), share));
        return found;
    }

    private static <K> Map<K, Share> byTable(IntFunction<K> table) {
        Map<K, Share> shares = new LinkedHashMap<>();
        for (int face = 1; face <= Dice.FACES; face++) {
            shares.merge(table.apply(face), Share.ofFaces(1), Share::plus);
        }
        return shares;
    }

    private static <E extends Event> E only(Unfolding unfolding, Class<E> kind) {
        return unfolding.events().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Share total(Map<?, Share> shares) {
        return shares.values().stream().reduce(Share.NOTHING, Share::plus);
    }
}
