package seelowe.server.notice;

import java.util.List;
import java.util.Optional;
import seelowe.server.account.Addresses;

/** Sends news to a person's channel, whatever kind it is. A place where nobody is any more is forgotten. */
final class Carriers implements Dispatch.Carrier {
    private final PlaceStore places;
    private final Addresses addresses;
    private final Optional<MailSender> mail;
    private final PushSender push;
    private final WebhookSender webhook;

    Carriers(
            PlaceStore places, Addresses addresses, Optional<MailSender> mail, PushSender push, WebhookSender webhook) {
        this.places = places;
        this.addresses = addresses;
        this.mail = mail;
        this.push = push;
        this.webhook = webhook;
    }

    @Override
    public Outcome send(String person, String channel, List<News> news) {
        if (channel.equals(Notice.MAIL)) {
            return mail(person, news);
        }
        Optional<Place> place =
                places.place(channel).filter(each -> each.person().equals(person));
        Outcome outcome = place.map(each -> send(each, news)).orElse(Outcome.REFUSED);
        if (outcome.kind() == Outcome.Kind.GONE) {
            places.remove(person, channel);
        }
        return outcome;
    }

    /** He may have ended it since. */
    private Outcome mail(String person, List<News> news) {
        Optional<String> address = places.settings(person).mail() == NoticeSettings.Mailing.OFF
                ? Optional.empty()
                : addresses.mailOf(person);
        return address.flatMap(to -> mail.map(sender -> sender.send(person, to, news)))
                .orElse(Outcome.REFUSED);
    }

    private Outcome send(Place place, List<News> news) {
        return place.kind().equals(Place.PUSH) ? push.send(place, news) : webhook.send(place, news);
    }
}
