package seelowe.server.notice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import seelowe.server.host.Site;
import seelowe.server.mail.Letter;
import seelowe.server.mail.MailFailure;
import seelowe.server.mail.Mails;
import seelowe.server.table.Tokens;

/** Tells people by mail. Each mail can be ended with one click, and is known again by its name should a mail server take it twice. */
final class MailSender {
    private static final int LETTERS_OF_A_NAME = 24;

    private final Mails mails;
    private final StopLinks stops;
    private final Site site;

    MailSender(Mails mails, StopLinks stops, Site site) {
        this.mails = mails;
        this.stops = stops;
        this.site = site;
    }

    Outcome send(String person, String address, List<News> news) {
        String stop = site.url() + "/api/notices/stop?token=" + stops.token(person);
        String subject =
                News.title(news) + (news.size() == 1 ? ": " + news.get(0).about() : "");
        try {
            mails.send(new Letter(address, subject, text(person, news), name(person, news), Optional.of(stop)));
            return Outcome.DONE;
        } catch (MailFailure failure) {
            return failure.isForGood() ? Outcome.REFUSED : Outcome.LATER;
        }
    }

    private String text(String person, List<News> news) {
        String games = news.stream()
                .map(each -> each.title() + ": " + each.about() + "\n" + each.link())
                .collect(Collectors.joining("\n\n"));
        return games + "\n\n-- \nYou have asked to be told. How, and when: " + site.url() + "/#/notices"
                + "\nNo more of these mails: " + site.url() + "/#/stop-mails/" + stops.token(person) + "\n";
    }

    private static String name(String person, List<News> news) {
        String all = news.stream().map(News::name).collect(Collectors.joining(" "));
        return "notice-" + Tokens.hash(person + " " + all).substring(0, LETTERS_OF_A_NAME);
    }
}
