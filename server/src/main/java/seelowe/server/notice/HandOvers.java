package seelowe.server.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.service.Change;
import seelowe.server.people.Presence;
import seelowe.server.standing.StandingOrders;
import seelowe.server.store.GameRow;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;
import seelowe.server.table.Feature;
import seelowe.server.table.Role;
import seelowe.server.table.Tables;

/**
 * Notices that a game of two people waits for another side than before, or is over, and notes who is to be told of it: nobody who sees it happen, and
 * nobody for whom it is decided by standing orders or by the computer.
 */
final class HandOvers implements Feature {
    private static final Logger LOG = LoggerFactory.getLogger(HandOvers.class);
    private final NoticeStore notices;
    private final Means means;

    /**
     * What is asked before anybody is told.
     *
     * @param isSubstituted whether the computer plays on for a side of a game
     */
    record Means(
            SeatStore seats,
            Tables tables,
            Presence presence,
            StandingOrders orders,
            BiPredicate<String, Side> isSubstituted,
            Ways ways) {}

    private final Runnable noted;

    /** @param noted called when there is something to tell */
    HandOvers(NoticeStore notices, Means means, Runnable noted) {
        this.notices = notices;
        this.means = means;
        this.noted = noted;
    }

    @Override
    public void changed(GameRow row, Change change) {
        boolean moves = change.kind() == Change.Kind.ACT || change.kind() == Change.Kind.UNDO;
        if (!row.mode().equals("net") || !moves) {
            return;
        }
        GameState after = change.after().state();
        if (after.result() != null || RuleBook.decider(change.before().state()) != RuleBook.decider(after)) {
            follow(row, change, false);
        }
    }

    @Override
    public void released(GameRow row) {
        if (row.mode().equals("net")) {
            look(row.id(), false);
        }
    }

    /** Looks at a game as it stands now. Whether the orders failed, so that its player is to be asked. */
    void look(String game, boolean asked) {
        try {
            boolean unused = means.tables().at(game, table -> {
                follow(table.row(), table.now(), asked);
                return true;
            });
        } catch (JsonMistake gone) {
            LOG.debug("Game {} is gone", game, gone);
        }
    }

    private void follow(GameRow row, Change now, boolean asked) {
        String game = row.id();
        GameState state = now.after().state();
        List<SeatRow> seats = means.seats().seats(game);
        if (state.result() != null) {
            Set<String> people = new TreeSet<>();
            List<NoticeStore.Draft> drafts = new ArrayList<>();
            for (Side side : Side.values()) {
                person(seats, side).filter(people::add).ifPresent(person -> drafts.addAll(drafts(game, side, person)));
            }
            note(new NoticeStore.Waiting(game, now.seq(), null), drafts);
            return;
        }
        Side side = RuleBook.decider(state);
        Optional<String> person = person(seats, side);
        if (person.isEmpty() || person(seats, side.enemy()).isEmpty()) {
            return;
        }
        if (now.waits() != null) {
            notices.noteNobody(game, now.seq());
        } else if (asked || !means.orders().decides(game, now.after())) {
            boolean absent = means.isSubstituted().test(game, side);
            note(new NoticeStore.Waiting(game, now.seq(), side), absent ? List.of() : drafts(game, side, person.get()));
        }
    }

    private void note(NoticeStore.Waiting waiting, List<NoticeStore.Draft> drafts) {
        if (notices.note(waiting, drafts) && !drafts.isEmpty()) {
            noted.run();
        }
    }

    /** Who has a side. */
    static Optional<String> person(List<SeatRow> seats, Side side) {
        return seats.stream()
                .filter(seat -> Role.parse(seat.role()) == Role.of(side))
                .map(SeatRow::person)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .findFirst();
    }

    /** How somebody is told, and when: not at all if he has the game before his eyes. */
    private List<NoticeStore.Draft> drafts(String game, Side side, String person) {
        if (means.presence().isLooking(game, person)) {
            return List.of();
        }
        return means.ways().drafts(person, means.presence().of(game, side) == Presence.State.AWAY);
    }
}
