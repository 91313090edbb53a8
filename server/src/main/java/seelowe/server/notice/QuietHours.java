package seelowe.server.notice;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** When somebody wants to hear nothing, by the clock on his wall. From ten at night to seven goes over midnight; equal times are none. */
record QuietHours(ZoneId zone, LocalTime from, LocalTime to) {

    /** When he may be told: now, or when it is quiet no more. */
    Instant earliest(Instant now) {
        ZonedDateTime there = now.atZone(zone);
        LocalTime time = there.toLocalTime();
        boolean overMidnight = from.isAfter(to);
        boolean quiet =
                overMidnight ? !time.isBefore(from) || time.isBefore(to) : !time.isBefore(from) && time.isBefore(to);
        if (!quiet) {
            return now;
        }
        boolean tomorrow = overMidnight && !time.isBefore(from);
        Instant end = there.toLocalDate()
                .plusDays(tomorrow ? 1 : 0)
                .atTime(to)
                .atZone(zone)
                .toInstant();
        // Where the clocks go back at that hour, it may lie behind.
        return end.isAfter(now) ? end : now;
    }
}
