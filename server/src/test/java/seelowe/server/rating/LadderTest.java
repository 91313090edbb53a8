package seelowe.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LadderTest {
    private static final long WEEK = Ladder.PERIOD;

    /** "Example of the Glicko-2 system", M. Glickman, http://www.glicko.net/glicko/glicko2.pdf. */
    @Test
    void the_example_of_the_paper_comes_out() {
        Rating player = new Rating(1500, 200, 0.06);
        Rating after = Glicko2.after(
                player,
                List.of(
                        new Bout(new Rating(1400, 30, 0.06), 0, 0, 1),
                        new Bout(new Rating(1550, 100, 0.06), 0, 0, 0),
                        new Bout(new Rating(1700, 300, 0.06), 0, 0, 0)));

        assertThat(after.value()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void a_british_win_in_the_army_plan_counts_for_more_than_a_german_one() {
        Ladder british = Ladder.of(List.of(game("a", 0, "H", "gerd", "bert", 0)), WEEK);
        Ladder german = Ladder.of(List.of(game("a", 0, "H", "gerd", "bert", 2)), WEEK);

        double gained = british.rating("bert").value() - 1500;
        assertThat(gained).isGreaterThan(3 * (german.rating("gerd").value() - 1500));
        assertThat(german.rating("gerd").value()).isGreaterThan(1500);
        assertThat(british.rating("gerd").value()).isCloseTo(1500 - gained, within(0.001));
    }

    @Test
    void a_match_counts_without_an_advantage_because_sides_are_exchanged() {
        Ladder ladder = Ladder.of(List.of(new RatedResult("m", 0, null, "gerd", "bert", 2)), WEEK);

        assertThat(ladder.rating("gerd").value() - 1500)
                .isCloseTo(1500 - ladder.rating("bert").value(), within(0.001));
        assertThat(ladder.advantage("H").games()).isZero();
    }

    /** Forty players of known strength, a scenario that gives 300 points to the Germans where 303 are presumed, and one that gives 250 to the British. */
    @Test
    void strengths_and_advantages_are_found_again_in_made_up_games() {
        Random chance = new Random(1940);
        double[] strength = new double[40];
        for (int i = 0; i < strength.length; i++) {
            strength[i] = 1500 + 250 * chance.nextGaussian();
        }
        List<RatedResult> results = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            int german = chance.nextInt(strength.length);
            int british = (german + 1 + chance.nextInt(strength.length - 1)) % strength.length;
            String scenario = chance.nextBoolean() ? "J" : "H";
            double truth = scenario.equals("J") ? 300 : -250;
            boolean won = chance.nextDouble() < Glicko2.expected(strength[german] + truth, strength[british], 0);
            results.add(game("g" + i, i * WEEK / 80, scenario, "p" + german, "p" + british, won ? 2 : 0));
        }

        Ladder ladder = Ladder.of(results, 50 * WEEK);

        assertThat(ladder.advantage("J").value()).isCloseTo(300, within(60.0));
        assertThat(ladder.advantage("H").value()).isCloseTo(-250, within(60.0));
        assertThat(ladder.advantage("J").deviation()).isLessThan(30);
        double error = 0;
        for (int i = 0; i < strength.length; i++) {
            Rating found = ladder.rating("p" + i);
            assertThat(found.isProvisional()).isFalse();
            error += Math.abs(found.value() - strength[i]) / strength.length;
        }
        assertThat(error).isLessThan(70);
    }

    @Test
    void the_order_within_a_week_does_not_matter_and_nothing_but_the_list_does() {
        List<RatedResult> results = new ArrayList<>(List.of(
                game("a", 1, "N", "gerd", "bert", 2),
                game("b", 2, "N", "bert", "carl", 1),
                game("c", 3, "LT", Contender.ofComputer("steady"), "carl", 0)));
        Ladder one = Ladder.of(results, 3 * WEEK);
        Collections.reverse(results);
        Ladder other = Ladder.of(results, 3 * WEEK);

        for (String player : List.of("gerd", "bert", "carl", Contender.ofComputer("steady"))) {
            assertThat(other.rating(player).value())
                    .isCloseTo(one.rating(player).value(), within(1e-9));
        }
        assertThat(one.results("carl")).isEqualTo(2);
        assertThat(one.steps("carl")).hasSize(1);
    }

    @Test
    void a_newcomer_is_provisional_until_he_has_played_a_while_and_again_when_he_has_stayed_away() {
        List<RatedResult> results = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            results.add(new RatedResult("m" + i, i * WEEK / 5, null, "gerd", "bert" + i % 12, i % 2 * 2));
        }

        assertThat(Ladder.of(List.of(), 0).rating("gerd")).isEqualTo(Rating.NEWCOMER);
        assertThat(Ladder.of(results.subList(0, 3), WEEK).rating("gerd").isProvisional())
                .isTrue();
        assertThat(Ladder.of(results, 13 * WEEK).rating("gerd").isProvisional()).isFalse();
        assertThat(Ladder.of(results, 1300 * WEEK).rating("gerd").isProvisional())
                .isTrue();
    }

    @Test
    void computers_have_ratings_from_the_first_day_on_each_character_that_of_his_level() {
        Ladder nothing = Ladder.of(List.of(), 0);

        assertThat(nothing.rating(Contender.ofComputer("recruit")).value())
                .isLessThan(nothing.rating(Contender.ofComputer("steady-bold")).value());
        assertThat(nothing.rating(Contender.ofComputer("marshal@15s")))
                .isEqualTo(nothing.rating(Contender.ofComputer("marshal")));
        assertThat(nothing.advantage("H").germanShare()).isCloseTo(96.8, within(0.1));
        assertThat(nothing.advantage("my-own").value()).isZero();
    }

    private static RatedResult game(String id, long at, String scenario, String german, String british, int halves) {
        return new RatedResult(id, at, scenario, german, british, halves);
    }
}
