package seelowe.opponents.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Chance;
import seelowe.opponents.Games;
import seelowe.opponents.Opponents;

class DuelTest {
    private static Sprt test() {
        return new Sprt(0.5, 0.6, 0.05);
    }

    @Test
    void a_duel_stops_when_the_answer_is_clear() {
        Duel duel = new Duel(Games.scenario("N"), Opponents.kind("steady"), Opponents.kind("recruit"), 200, 5);

        Duel.Report report = duel.fight(test(), 2, pairs -> {});

        assertThat(report.verdict()).isEqualTo(Sprt.Verdict.HIGH);
        assertThat(report.pairs()).isBetween(10, 30);
        assertThat(report.points()).isGreaterThan(0.8 * report.pairs());
    }

    @Test
    void somebody_against_himself_gets_half_of_every_pair() {
        Opponents.Kind recruit = Opponents.kind("recruit");

        Duel.Report report = new Duel(Games.scenario("N"), recruit, recruit, 12, 5).fight(test(), 2, pairs -> {});

        assertThat(report.points()).isEqualTo(report.pairs() / 2.0);
        assertThat(report.verdict()).isEqualTo(Sprt.Verdict.LOW);
    }

    @Test
    void all_pairs_are_played_if_that_is_asked_for() {
        Opponents.Kind recruit = Opponents.kind("recruit");

        Duel.Report report = new Duel(Games.scenario("N"), recruit, recruit, 24, 5).fight(test(), true, 2, pairs -> {});

        assertThat(report.pairs()).isEqualTo(24);
        assertThat(report.verdict()).isEqualTo(Sprt.Verdict.LOW);
    }

    /** The two errors are as rare as they were asked to be, at the very shares that are told apart. */
    @Test
    void the_test_errs_as_seldom_as_it_was_told_to() {
        assertThat(verdicts(0.5, Sprt.Verdict.HIGH)).isLessThan(80);
        assertThat(verdicts(0.6, Sprt.Verdict.LOW)).isLessThan(80);
        assertThat(verdicts(0.7, Sprt.Verdict.HIGH)).isGreaterThan(990);
    }

    private static int verdicts(double share, Sprt.Verdict wanted) {
        Chance chance = new Chance(3);
        int count = 0;
        for (int i = 0; i < 1000; i++) {
            Sprt test = test();
            while (test.verdict() == Sprt.Verdict.OPEN) {
                test.add(chance.below(1000) < 1000 * share ? 1 : 0);
            }
            count += test.verdict() == wanted ? 1 : 0;
        }
        return count;
    }

    @Test
    void a_test_between_nothing_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0.6, 0.5, 0.05));
    }
}
