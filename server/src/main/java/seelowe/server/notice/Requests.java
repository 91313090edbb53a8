package seelowe.server.notice;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.protocol.form.JsonMistake;
import seelowe.server.lobby.Challenge;
import seelowe.server.people.Presence;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;

/** Notes who is to be told what another player asks of him: a proposal in a game, or a challenge. Each is told once, and to nobody who sees it. */
final class Requests {
    private static final Logger LOG = LoggerFactory.getLogger(Requests.class);

    private final NoticeStore notices;
    private final SeatStore seats;
    private final Presence presence;
    private final Ways ways;
    private final Runnable noted;

    /** @param noted called when there is something to tell */
    Requests(NoticeStore notices, SeatStore seats, Presence presence, Ways ways, Runnable noted) {
        this.notices = notices;
        this.seats = seats;
        this.presence = presence;
        this.ways = ways;
        this.noted = noted;
    }

    /** @param what as {@link News.Kind} has it */
    void proposed(String game, Side by, String what) {
        List<SeatRow> all = seats.seats(game);
        Optional<String> asker = HandOvers.person(all, by);
        Optional<String> person = HandOvers.person(all, by.enemy());
        if (asker.isEmpty() || person.isEmpty() || presence.isLooking(game, person.get())) {
            return;
        }
        boolean near = presence.of(game, by.enemy()) == Presence.State.AWAY;
        int number = notices.standing(game).map(NoticeStore.Standing::number).orElse(0);
        note(new NoticeStore.Request(News.Kind.of(what), person.get(), asker.get(), game, number), near);
    }

    void challenged(Challenge challenge) {
        note(
                new NoticeStore.Request(News.Kind.CHALLENGE, challenge.to(), challenge.from(), challenge.offer(), 0),
                false);
    }

    private void note(NoticeStore.Request request, boolean near) {
        try {
            List<NoticeStore.Draft> drafts = ways.drafts(request.person(), near);
            if (!drafts.isEmpty() && notices.ask(request, drafts, ways.clock().millis())) {
                noted.run();
            }
        } catch (JsonMistake gone) {
            LOG.debug("Nobody is told of {}", request, gone);
        }
    }
}
