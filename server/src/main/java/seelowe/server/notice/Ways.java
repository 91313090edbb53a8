package seelowe.server.notice;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import seelowe.server.account.Addresses;

/**
 * By which ways somebody is told who does not look, and when.
 *
 * @param mails whether mail can be sent
 */
record Ways(PlaceStore places, Addresses addresses, boolean mails, Clock clock) {
    /** Who has the page open behind others, or has lost his line a moment ago, has so long to look. */
    private static final Duration GRACE = Duration.ofMinutes(1);

    /** @param near whether he may look in a moment by himself */
    List<NoticeStore.Draft> drafts(String person, boolean near) {
        List<NoticeStore.Draft> drafts = new ArrayList<>();
        NoticeSettings settings = places.settings(person);
        Instant now = clock.instant();
        Instant earliest = near ? now.plus(GRACE) : now;
        boolean mailed = settings.mail() != NoticeSettings.Mailing.OFF
                && mails
                && addresses.mailOf(person).isPresent();
        if (mailed) {
            drafts.add(new NoticeStore.Draft(
                    person, Notice.MAIL, settings.mailedAt(earliest).toEpochMilli()));
        }
        long due = settings.quiet().earliest(earliest).toEpochMilli();
        places.places(person).forEach(place -> drafts.add(new NoticeStore.Draft(person, place.id(), due)));
        return drafts;
    }
}
