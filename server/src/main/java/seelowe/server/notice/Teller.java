package seelowe.server.notice;

import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.protocol.form.JsonMistake;

/** What is in a notice when it is sent: nothing if he has seen it meanwhile, or it is not so any more. */
final class Teller {
    private final NoticeStore store;
    private final Notices.House house;

    Teller(NoticeStore store, Notices.House house) {
        this.store = store;
        this.house = house;
    }

    Optional<News> news(Notice notice) {
        News.Kind kind = News.Kind.of(notice.kind());
        if (kind == News.Kind.CHALLENGE) {
            return challenge(notice);
        }
        if (house.presence().isLooking(notice.game(), notice.person())) {
            return Optional.empty();
        }
        return store.facts(notice.game(), notice.person())
                .filter(facts -> kind.isAsked() ? isStillAsked(notice, facts.side()) : isCurrent(notice))
                .map(facts -> new News(
                        kind,
                        notice.game(),
                        notice.number(),
                        house.titles().apply(notice.game()),
                        facts.opponent(),
                        facts.turn(),
                        house.site().url() + "/#/game/" + notice.game()));
    }

    private Optional<News> challenge(Notice notice) {
        try {
            return house.lobby()
                    .unseen(notice.offer())
                    .map(offer -> new News(
                            News.Kind.CHALLENGE,
                            offer.offer(),
                            0,
                            offer.title(),
                            offer.name(),
                            0,
                            house.site().url() + "/#/lobby"));
        } catch (JsonMistake editionGone) {
            return Optional.empty();
        }
    }

    private boolean isCurrent(Notice notice) {
        return store.standing(notice.game())
                .filter(now -> now.number() == notice.number())
                .isPresent();
    }

    private boolean isStillAsked(Notice notice, Side own) {
        try {
            return house.lobby().consents().stands(notice.game(), own.enemy(), notice.kind());
        } catch (JsonMistake gone) {
            return false;
        }
    }
}
