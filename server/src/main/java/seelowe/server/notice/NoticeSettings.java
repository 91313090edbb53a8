package seelowe.server.notice;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Locale;

/**
 * How somebody wants to hear of his games.
 *
 * @param dailyAt when the one mail of the day comes, if he wants no more
 */
record NoticeSettings(Mailing mail, LocalTime dailyAt, QuietHours quiet) {
    /** How much mail somebody wants. */
    enum Mailing {
        OFF,
        EACH,
        DAILY;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Nobody is mailed who has not asked for it. */
    static final NoticeSettings USUAL = new NoticeSettings(
            Mailing.OFF, LocalTime.of(8, 0), new QuietHours(ZoneOffset.UTC, LocalTime.MIDNIGHT, LocalTime.MIDNIGHT));

    NoticeSettings withoutMail() {
        return new NoticeSettings(Mailing.OFF, dailyAt, quiet);
    }

    ZoneId zone() {
        return quiet.zone();
    }

    /** When he may be mailed of what could be told from then on. */
    Instant mailedAt(Instant earliest) {
        return mail == Mailing.DAILY ? nextDaily(earliest) : quiet.earliest(earliest);
    }

    private Instant nextDaily(Instant from) {
        ZonedDateTime there = from.atZone(zone());
        ZonedDateTime today = there.toLocalDate().atTime(dailyAt).atZone(zone());
        ZonedDateTime next = today.isBefore(there)
                ? there.toLocalDate().plusDays(1).atTime(dailyAt).atZone(zone())
                : today;
        return next.toInstant();
    }
}
