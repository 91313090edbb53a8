package seelowe.engine.rule.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** On positions made at random supply is what its definition says; a failure names the seed that makes the position again. */
class SupplyPropertyTest {
    private static final int POSITIONS = 300;
    private static final int NOBODY = -1;

    @Test
    @Tag("R9.1a")
    @Tag("Q01")
    @Tag("Q02")
    void R9_2_lengths_are_those_of_the_definition() {
        for (long seed = 0; seed < POSITIONS; seed++) {
            GameState state = RandomPosition.of(seed);
            SupplyTracer tracer = new SupplyTracer(state.map());
            for (Side side : Side.values()) {
                int[] expected = new SupplyByDefinition(state, side, NOBODY).lengths(false);
                tracer.measureToSources(state, side, SupplyTracer.NO_PATH);
                assertThat(measured(tracer, expected.length))
                        .as("seed %d, %s", seed, side)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    @Tag("R9.5")
    @Tag("R9.2")
    void R9_1b_the_judgement_is_that_of_the_definition_and_of_each_unit_alone() {
        for (long seed = 0; seed < POSITIONS; seed++) {
            GameState state = RandomPosition.of(seed);
            SupplyTracer tracer = new SupplyTracer(state.map());
            for (Side side : Side.values()) {
                SupplyByDefinition definition = new SupplyByDefinition(state, side, NOBODY);
                SupplyJudgement judgement = SupplyJudgement.of(state, side);
                for (int unit = 0; unit < state.unitCount(); unit++) {
                    if (state.unit(unit).side() == side) {
                        assertThat(judgement.status(unit))
                                .as("seed %d, unit %d", seed, unit)
                                .isEqualTo(definition.status(unit))
                                .isEqualTo(SupplyJudgement.status(tracer, state, unit));
                    }
                }
            }
        }
    }

    @Test
    void Q32_retreat_lengths_are_those_of_the_definition_with_the_unit_lifted_off() {
        for (long seed = 0; seed < POSITIONS; seed++) {
            GameState state = RandomPosition.of(seed);
            if (state.unitCount() == 0) {
                continue;
            }
            int unit = new Chance(seed).below(state.unitCount());
            if (!RetreatSupply.matters(state, unit)) {
                continue;
            }
            int[] expected = new SupplyByDefinition(state, state.unit(unit).side(), unit).lengths(false);
            for (int hex = 0; hex < expected.length; hex++) {
                assertThat(RetreatSupply.length(state, unit, hex))
                        .as("seed %d, hex %d", seed, hex)
                        .isEqualTo(expected[hex]);
            }
        }
    }

    @Test
    @Tag("R9.7b")
    void Q50_no_other_choice_of_supply_units_is_cheaper() {
        int bills = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            GameState state = RandomPosition.of(seed);
            Ids attackers = attackers(state);
            if (!attackers.isEmpty()) {
                Ids bill = AttackSupply.cheapest(state, attackers);
                assertThat(bill.size()).isEqualTo(attackers.size());
                Set<Integer> further = new HashSet<>();
                for (int i = 0; i < bill.size(); i++) {
                    assertThat(AttackSupply.reaches(state, attackers.get(i), bill.get(i)))
                            .as("seed %d", seed)
                            .isTrue();
                    if (!state.has(bill.get(i), Mark.EXPENDED)) {
                        further.add(bill.get(i));
                    }
                }
                assertThat(further).as("seed %d", seed).hasSize(fewest(state, attackers, 0, new HashSet<>()));
                bills++;
            }
        }
        assertThat(bills).isGreaterThan(POSITIONS / 3);
    }

    private static Ids attackers(GameState state) {
        Ids attackers = Ids.none();
        for (int unit = 0; unit < state.unitCount() && attackers.size() < 5; unit++) {
            boolean german =
                    state.unit(unit).side() == Side.GERMAN && state.unit(unit).isCombat();
            if (german && AttackSupply.mayAttack(state, unit)) {
                attackers = attackers.with(unit);
            }
        }
        return attackers;
    }

    /** Tries every supply unit for every attacker. */
    private static int fewest(GameState state, Ids attackers, int from, Set<Integer> further) {
        if (from == attackers.size()) {
            return further.size();
        }
        int best = Integer.MAX_VALUE;
        for (int supply = 0; supply < state.unitCount(); supply++) {
            if (AttackSupply.reaches(state, attackers.get(from), supply)) {
                Set<Integer> more = new HashSet<>(further);
                if (!state.has(supply, Mark.EXPENDED)) {
                    more.add(supply);
                }
                best = Math.min(best, fewest(state, attackers, from + 1, more));
            }
        }
        return best;
    }

    private static int[] measured(SupplyTracer tracer, int hexes) {
        int[] lengths = new int[hexes];
        for (int hex = 0; hex < hexes; hex++) {
            lengths[hex] = tracer.length(hex);
        }
        return lengths;
    }
}
