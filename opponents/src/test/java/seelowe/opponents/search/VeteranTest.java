package seelowe.opponents.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Games;
import seelowe.opponents.Opponents;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.Seat;
import seelowe.opponents.play.Thoughts;

/** How those who think ahead keep to their budget, and that nothing but it and the seed decides what they do. */
class VeteranTest {
    private static final int FEW = 14;
    private static final int NEVER_ENDING = 1_000_000;

    private static Opponent player(String name, long seed, Budget budget) {
        return name.equals("marshal") ? new Marshal(seed, budget) : new Veteran(seed, budget);
    }

    private static ArenaGame game(String code, String name, Budget budget) {
        Scenario scenario = Games.scenario(code);
        Opponents.Kind kind = new Opponents.Kind(name, "", "", (seed, pace) -> player(name, seed, budget));
        return new ArenaGame(new MatchUp(scenario, GameOptions.defaults(scenario.rules()), kind, kind, 1, 7), 0);
    }

    private static Budget threads(int threads) {
        Pace calm = Pace.UNHURRIED;
        return new Budget(FEW, new Pace(calm.clock(), calm.turnNanos(), calm.stop(), threads));
    }

    @ParameterizedTest
    @CsvSource({"N, veteran", "LT, veteran", "N, marshal"})
    void with_a_budget_of_rollouts_the_same_seed_gives_the_same_game_however_many_threads_think(
            String code, String name) {
        assertThat(opening(code, name, threads(1))).isEqualTo(opening(code, name, threads(3)));
    }

    private static List<Action> opening(String code, String name, Budget budget) {
        ArenaGame game = game(code, name, budget);
        while (game.state().turn() < 3) {
            game.step();
        }
        return game.actions();
    }

    @ParameterizedTest
    @ValueSource(strings = {"veteran", "marshal"})
    void told_to_stop_he_stops_within_a_decision_and_plays_on(String name) {
        AtomicInteger asked = new AtomicInteger();
        int enough = 500;
        ArenaGame game = game("N", name, Budget.of(NEVER_ENDING, () -> asked.incrementAndGet() > enough));
        while (asked.get() <= enough) {
            game.step();
        }

        assertThat(asked.get() - enough).as("questions after the first yes").isLessThan(300);
        while (game.state().turn() < 3) {
            game.step();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"veteran", "marshal"})
    void a_turn_takes_no_longer_than_its_time_by_a_clock_that_runs_with_every_look_at_it(String name) {
        AtomicLong now = new AtomicLong();
        long turnNanos = 3_000;
        ArenaGame game =
                game("N", name, new Budget(NEVER_ENDING, new Pace(now::incrementAndGet, turnNanos, () -> false, 1)));
        long start = now.get();
        Side phasing = game.state().phase().side();
        int turns = 0;
        while (turns < 5) {
            game.step();
            if (game.state().phase().side() != phasing) {
                assertThat(now.get() - start).isLessThan(2 * turnNanos);
                turns += now.get() - start > turnNanos / 4 ? 1 : 0;
                start = now.get();
                phasing = game.state().phase().side();
            }
        }
    }

    @Test
    void interrupted_he_answers_at_once_and_the_interruption_is_not_lost() {
        ArenaGame game = game("N", "veteran", Budget.of(1));
        while (game.state().turn() < 2 || game.state().phase().side() != Side.BRITISH) {
            game.step();
        }
        Opponent thinker = new Marshal(3, threads(2));
        Thread.currentThread().interrupt();

        Action answer =
                thinker.decide(Seat.imagined(game.state(), Side.BRITISH)).action();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(RuleBook.refusal(game.state(), Side.BRITISH, answer)).isEmpty();
        assertThat(thinker.thoughts().tried()).isZero();
    }

    @Test
    void marshal_says_what_he_intends_and_what_each_plan_is_worth() {
        ArenaGame game = game("N", "veteran", Budget.of(1));
        while (game.state().turn() < 3 || RuleBook.decider(game.state()) != Side.GERMAN) {
            game.step();
        }
        Marshal marshal = new Marshal(3, Budget.of(40));
        assertThat(marshal.thoughts()).isEqualTo(Thoughts.NONE);
        while (marshal.thoughts().plans().isEmpty() && RuleBook.decider(game.state()) == Side.GERMAN) {
            marshal.decide(Seat.imagined(game.state(), Side.GERMAN));
            game.step();
        }

        List<Thoughts.Weighed> plans = marshal.thoughts().plans();
        assertThat(plans).hasSizeBetween(2, 4);
        assertThat(plans).allSatisfy(plan -> {
            assertThat(plan.intention()).isNotBlank();
            assertThat(plan.chance()).isBetween(0.0, 1.0);
        });
        assertThat(plans.stream().map(Thoughts.Weighed::intention)).doesNotHaveDuplicates();
        assertThat(marshal.thoughts().tried()).isPositive();
    }

    @Test
    void while_the_other_side_is_at_it_marshal_thinks_ahead_for_a_while_and_no_longer() {
        ArenaGame game = game("N", "veteran", Budget.of(1));
        while (game.state().turn() < 2 || game.state().phase().side() != Side.GERMAN) {
            game.step();
        }
        Marshal marshal = new Marshal(3, Budget.of(4));
        Seat seat = Seat.imagined(game.state(), Side.BRITISH);
        int times = 0;
        while (marshal.ponder(seat)) {
            times++;
        }

        assertThat(times).isBetween(2, 100);
        assertThat(marshal.ponder(seat)).isFalse();
        assertThat(new Veteran(3, Budget.of(4)).ponder(seat)).isFalse();
    }
}
