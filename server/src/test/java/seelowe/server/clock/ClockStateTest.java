package seelowe.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import seelowe.engine.force.Side;
import seelowe.server.clock.ClockTerms.Settlement;

class ClockStateTest {
    private static final long START = 1_000_000;
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final ClockTerms LIVE =
            ClockTerms.live(Duration.ofMinutes(30), Duration.ofMinutes(2), Duration.ofMinutes(5), Settlement.CLAIM);
    private static final ClockTerms DAYS = ClockTerms.days(3, 10, Settlement.COMPUTER);

    private static ClockState begun(ClockTerms terms) {
        return ClockState.fresh(terms).at(Side.GERMAN, Side.GERMAN, 2, true, START);
    }

    @Test
    void a_bank_is_used_up_by_who_is_to_decide_and_grows_with_each_turn_of_his_own() {
        ClockState state = begun(LIVE);
        assertThat(state.left(Side.GERMAN, START)).isEqualTo(32 * MINUTE);

        state = state.at(Side.BRITISH, Side.BRITISH, 3, true, START + 10 * MINUTE);
        assertThat(state.left(Side.GERMAN, START + 15 * MINUTE)).isEqualTo(22 * MINUTE);
        assertThat(state.left(Side.BRITISH, START + 15 * MINUTE)).isEqualTo(27 * MINUTE);

        state = state.at(Side.GERMAN, Side.GERMAN, 4, true, START + 15 * MINUTE);
        assertThat(state.left(Side.GERMAN, START + 15 * MINUTE)).isEqualTo(24 * MINUTE);
        assertThat(state.out(START + 38 * MINUTE)).isNull();
        assertThat(state.out(START + 39 * MINUTE)).isEqualTo(Side.GERMAN);
        assertThat(state.left(Side.GERMAN, START + 60 * MINUTE)).isZero();
    }

    @Test
    void a_decision_in_the_others_turn_is_taken_from_ones_own_bank_and_adds_nothing() {
        ClockState state = begun(LIVE)
                .at(Side.BRITISH, Side.GERMAN, 2, true, START + MINUTE)
                .at(Side.GERMAN, Side.GERMAN, 2, true, START + 3 * MINUTE);

        assertThat(state.left(Side.BRITISH, START + 9 * MINUTE)).isEqualTo(28 * MINUTE);
        assertThat(state.left(Side.GERMAN, START + 3 * MINUTE)).isEqualTo(31 * MINUTE);
    }

    @Test
    void a_turn_that_was_taken_back_gives_no_time_when_it_comes_again() {
        ClockState state = begun(LIVE)
                .at(Side.BRITISH, Side.BRITISH, 3, true, START)
                .at(Side.GERMAN, Side.GERMAN, 2, true, START)
                .at(Side.BRITISH, Side.BRITISH, 3, true, START);

        assertThat(state.left(Side.GERMAN, START)).isEqualTo(32 * MINUTE);
        assertThat(state.left(Side.BRITISH, START)).isEqualTo(32 * MINUTE);
    }

    @Test
    void the_clock_stands_while_the_line_is_down_and_for_so_long_in_all() {
        ClockState state = begun(LIVE).line(false, START + 2 * MINUTE);
        assertThat(state.isPaused(START + 6 * MINUTE)).isTrue();
        assertThat(state.left(Side.GERMAN, START + 6 * MINUTE)).isEqualTo(30 * MINUTE);

        state = state.line(true, START + 6 * MINUTE);
        assertThat(state.left(Side.GERMAN, START + 7 * MINUTE)).isEqualTo(29 * MINUTE);
        assertThat(state.pauseLeft(Side.GERMAN, START + 7 * MINUTE)).isEqualTo(MINUTE);

        state = state.line(false, START + 7 * MINUTE);
        assertThat(state.isPaused(START + 9 * MINUTE)).isFalse();
        assertThat(state.left(Side.GERMAN, START + 9 * MINUTE)).isEqualTo(28 * MINUTE);
    }

    @Test
    void days_are_for_a_turn_and_a_decision_in_between_has_one_at_least() {
        ClockState state = begun(DAYS).at(Side.BRITISH, Side.GERMAN, 2, true, START + 3 * DAY - MINUTE);
        assertThat(state.left(Side.BRITISH, START + 3 * DAY)).isEqualTo(3 * DAY - MINUTE);

        state = state.at(Side.GERMAN, Side.GERMAN, 2, true, START + 4 * DAY);
        assertThat(state.left(Side.GERMAN, START + 4 * DAY)).isEqualTo(DAY);

        state = state.at(Side.BRITISH, Side.BRITISH, 3, true, START + 4 * DAY);
        assertThat(state.left(Side.BRITISH, START + 4 * DAY)).isEqualTo(3 * DAY);
        assertThat(state.left(Side.BRITISH, START + 6 * DAY)).isEqualTo(DAY);
    }

    @Test
    void nothing_is_counted_on_leave_and_days_that_have_not_begun_are_kept() {
        ClockState state = begun(DAYS).leave(Side.GERMAN, 5, START + DAY);
        assertThat(state.of(Side.GERMAN).leaveLeft()).isEqualTo(5);
        assertThat(state.left(Side.GERMAN, START + 6 * DAY)).isEqualTo(2 * DAY);
        assertThat(state.left(Side.GERMAN, START + 7 * DAY)).isEqualTo(DAY);

        ClockState early = state.leave(Side.GERMAN, 0, START + 2 * DAY + MINUTE);
        assertThat(early.of(Side.GERMAN).leaveLeft()).isEqualTo(8);
        assertThat(early.left(Side.GERMAN, START + 3 * DAY + MINUTE)).isEqualTo(DAY);

        ClockState longer = state.leave(Side.GERMAN, 1, START + 2 * DAY);
        assertThat(longer.left(Side.GERMAN, START + 7 * DAY)).isEqualTo(2 * DAY);
    }

    @Test
    void what_the_server_was_down_is_charged_to_nobody() {
        ClockState days = begun(DAYS).wakenedAfter(START + DAY, START + 2 * DAY);
        assertThat(days.left(Side.GERMAN, START + 2 * DAY)).isEqualTo(2 * DAY);

        ClockState live = begun(LIVE).wakenedAfter(START + MINUTE, START + 60 * MINUTE);
        assertThat(live.left(Side.GERMAN, START + 63 * MINUTE)).isEqualTo(31 * MINUTE);
        assertThat(live.isPaused(START + 63 * MINUTE)).as("nobody is there yet").isTrue();
        assertThat(live.left(Side.GERMAN, START + 66 * MINUTE)).isEqualTo(30 * MINUTE);
    }

    @Test
    void while_the_computer_plays_on_no_time_runs_and_who_comes_back_has_some() {
        ClockState state = begun(LIVE).standInFor(Side.GERMAN, START + 40 * MINUTE);
        assertThat(state.out(START + 41 * MINUTE)).isNull();
        state = state.at(Side.GERMAN, Side.GERMAN, 2, true, START + 42 * MINUTE);
        assertThat(state.runs()).isNull();

        state = state.back(START + 50 * MINUTE).at(Side.GERMAN, Side.GERMAN, 2, true, START + 50 * MINUTE);
        assertThat(state.runs()).isEqualTo(Side.GERMAN);
        assertThat(state.left(Side.GERMAN, START + 50 * MINUTE)).isEqualTo(2 * MINUTE);
    }

    @Test
    void clocks_and_what_was_agreed_are_kept_as_they_are() {
        ClockState state =
                begun(DAYS).leave(Side.GERMAN, 2, START).at(Side.BRITISH, Side.BRITISH, 3, true, START + DAY);
        assertThat(ClockTerms.kept(DAYS.text())).contains(DAYS);
        assertThat(ClockTerms.kept(LIVE.text())).contains(LIVE);
        assertThat(ClockTerms.kept("")).isEmpty();
        assertThat(ClockText.read(DAYS, ClockText.write(state))).isEqualTo(state);
    }
}
