package seelowe.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quiet hours go by the clock on somebody's wall. */
class QuietHoursTest {
    @ParameterizedTest
    @CsvSource({
        // Over midnight, before and after it; in summer London is an hour ahead.
        "Europe/London, 22:00, 07:00, 2026-07-01T21:30:00Z, 2026-07-02T06:00:00Z",
        "Europe/London, 22:00, 07:00, 2026-07-02T05:59:00Z, 2026-07-02T06:00:00Z",
        "Europe/London, 22:00, 07:00, 2026-07-02T06:00:00Z, 2026-07-02T06:00:00Z",
        "Europe/London, 22:00, 07:00, 2026-07-01T20:59:00Z, 2026-07-01T20:59:00Z",
        // Within a day.
        "Asia/Tokyo, 09:00, 17:00, 2026-01-05T00:30:00Z, 2026-01-05T08:00:00Z",
        "Asia/Tokyo, 09:00, 17:00, 2026-01-05T08:00:00Z, 2026-01-05T08:00:00Z",
        // Never.
        "UTC, 00:00, 00:00, 2026-01-05T00:00:00Z, 2026-01-05T00:00:00Z",
        "UTC, 08:00, 08:00, 2026-01-05T08:00:00Z, 2026-01-05T08:00:00Z",
        // The night in which the clocks go forward is shorter.
        "Europe/Berlin, 23:00, 07:00, 2026-03-28T22:30:00Z, 2026-03-29T05:00:00Z",
    })
    void one_is_told_when_they_are_over(String zone, LocalTime from, LocalTime to, Instant now, Instant expected) {
        assertThat(new QuietHours(ZoneId.of(zone), from, to).earliest(now)).isEqualTo(expected);
    }
}
