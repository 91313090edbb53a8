package seelowe.server.invite;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.people.Person;
import seelowe.server.people.Presence;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.InviteRow;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;
import seelowe.server.table.Link;
import seelowe.server.table.LinkKind;
import seelowe.server.table.Role;
import seelowe.server.table.Tables;
import seelowe.server.table.Tokens;

/**
 * Links and what they open. The other player's seat is for the first who takes it; his own anybody may take along to another device; onlookers
 * may be many. Of a match or a series a link opens all games.
 */
public final class Invites {
    private static final int MOST_LINKS = 100;
    private static final String MOVED = "This seat goes on on another device.";
    private static final String WITHDRAWN = "This seat was withdrawn.";

    private final GameStore games;
    private final SeatStore seats;
    private final Tables tables;
    private final Presence presence;
    private final Clock clock;

    public Invites(GameStore games, SeatStore seats, Tables tables, Presence presence, Clock clock) {
        this.games = games;
        this.seats = seats;
        this.tables = tables;
        this.presence = presence;
        this.clock = clock;
    }

    /** What somebody has before him who opened a link. */
    public enum State {
        OPEN,
        /** He made it himself, for somebody else. */
        OWN,
        /** He has taken it before. */
        YOURS,
        TAKEN
    }

    /** A seat that was taken: its token is told this once. */
    public record Taken(String game, Role role, String token) {}

    /** @throws JsonMistake if it opens nothing, or no more */
    public InviteRow find(String token) {
        InviteRow invite = seats.invite(Tokens.hash(token))
                .orElseThrow(() -> unknown("There is no such link; was all of it copied?"));
        @Nullable Long expires = invite.expiresAt();
        if (invite.withdrawnAt() != null) {
            throw unknown("This link was withdrawn; ask for another.");
        }
        if (expires != null && expires < clock.millis()) {
            throw unknown("This link was good for an hour and has run out; make another where you sat before.");
        }
        return invite;
    }

    private static JsonMistake unknown(String why) {
        return new JsonMistake(MistakeCode.UNKNOWN_INVITE, "invite", why);
    }

    public State state(InviteRow invite, Optional<Person> asker) {
        @Nullable String id = asker.map(Person::id).orElse(null);
        if (invite.takenAt() != null) {
            return id != null && id.equals(invite.takenBy()) ? State.YOURS : State.TAKEN;
        }
        boolean own = kind(invite) == LinkKind.SEAT && id != null && id.equals(invite.person());
        return own ? State.OWN : State.OPEN;
    }

    static LinkKind kind(InviteRow invite) {
        return LinkKind.parse(invite.kind());
    }

    /** The game that it leads to. */
    GameRow game(InviteRow invite) {
        return games.game(invite.game()).orElseThrow(() -> unknown("The game of this link is gone."));
    }

    /**
     * Takes what a link opens; that of the game it names comes first.
     *
     * @param asker who is known already
     * @param browser that he comes with
     * @param welcome makes him known by the name he gives
     */
    public List<Taken> take(
            String token, Optional<Person> asker, Optional<BrowserRow> browser, Supplier<Optional<Person>> welcome) {
        InviteRow invite = find(token);
        switch (state(invite, asker)) {
            case OWN ->
                throw new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT,
                        "",
                        "This is your own invitation; it is for the one you want to play with.");
            case TAKEN ->
                throw new JsonMistake(MistakeCode.TAKEN, "", "Somebody else was faster: this link has been used.");
            case YOURS -> {
                return regain(invite.game(), asker.orElseThrow(), browser.orElseThrow());
            }
            case OPEN -> {
                return switch (kind(invite)) {
                    case SEAT -> use(invite, welcome.get().map(Person::id).orElseThrow(), false);
                    case WATCH -> watch(invite, welcome.get().map(Person::id).orElse(null));
                    case SHARE -> use(invite, invite.person(), false);
                    case MOVE -> use(invite, invite.person(), true);
                };
            }
        }
        throw new IllegalStateException("Every state is dealt with");
    }

    private List<Taken> use(InviteRow invite, @Nullable String person, boolean moves) {
        List<Taken> taken = new ArrayList<>();
        List<SeatRow> made = new ArrayList<>();
        for (Taken each : opened(invite)) {
            taken.add(each);
            made.add(row(each, person).by(invite.id(), moves ? (Long) clock.millis() : null));
        }
        List<SeatRow> leaving = seats.take(invite, person, clock.millis(), made, moves)
                .orElseThrow(() ->
                        new JsonMistake(MistakeCode.TAKEN, "", "Somebody else was faster: this link has been used."));
        leaving.forEach(seat -> tables.dismiss(seat, MOVED));
        taken.forEach(each -> presence.tell(each.game()));
        return taken;
    }

    private List<Taken> watch(InviteRow invite, @Nullable String person) {
        List<Taken> taken = opened(invite);
        taken.forEach(each -> seats.create(row(each, person).by(invite.id(), null)));
        return taken;
    }

    private static SeatRow row(Taken taken, @Nullable String person) {
        return SeatRow.of(Tokens.hash(taken.token()), taken.game(), taken.role().word(), person);
    }

    /** Fresh seats in every game of the match or the series; the other board is played with sides exchanged. */
    private List<Taken> opened(InviteRow invite) {
        GameRow first = game(invite);
        Role role = Role.parse(invite.role());
        return contest(first).stream()
                .map(row -> new Taken(row.id(), row.board() == first.board() ? role : role.opposite(), Tokens.fresh()))
                .toList();
    }

    private List<GameRow> contest(GameRow game) {
        List<GameRow> all = new ArrayList<>();
        all.add(game);
        if (game.matchId() != null) {
            List<GameRow> boards = games.seriesOf(game).isPresent()
                    ? games.firstBoardsOfSeries(games.seriesOf(game).orElseThrow())
                    : List.of(game);
            boards.forEach(board -> all.addAll(games.gamesOfMatch(Objects.requireNonNull(board.matchId()))));
            all.removeIf(row -> row.id().equals(game.id()));
            all.add(0, game);
        }
        return all;
    }

    /**
     * A seat for somebody who has one in this game and comes with another browser, or has lost what he had.
     *
     * @param browser that he comes with; one from before his seat was moved to another device gets none
     */
    public List<Taken> regain(String game, Person person, BrowserRow browser) {
        List<SeatRow> held = seats.seats(game).stream()
                .filter(seat -> person.id().equals(seat.person()) && Role.parse(seat.role()) != Role.SPECTATOR)
                .toList();
        if (held.isEmpty()) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "You have no seat in this game.");
        }
        long moved = held.stream()
                .map(SeatRow::movedAt)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
        if (browser.createdAt() <= moved) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", MOVED);
        }
        Taken taken = new Taken(game, Role.parse(held.get(0).role()), Tokens.fresh());
        if (seats.regain(List.of(row(taken, person.id())), browser).isEmpty()) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", MOVED);
        }
        return List.of(taken);
    }

    /** The links that the player of a seat has made and that still open something, the newest first. */
    public List<InviteRow> madeBy(SeatRow seat) {
        return seats.invites(seat.game()).stream()
                .filter(invite -> invite.madeBy().equals(seat.role()) && invite.withdrawnAt() == null)
                .toList();
    }

    /** A new link; another for the seat of the other player makes the one before useless. */
    public Link make(SeatRow seat, LinkKind kind) {
        Role mine = playing(seat);
        List<InviteRow> made = madeBy(seat);
        if (made.size() >= MOST_LINKS) {
            throw new JsonMistake(MistakeCode.BUSY, "", "There are many links to this game; withdraw some first.");
        }
        if (kind == LinkKind.SEAT) {
            demandFree(seat.game(), mine.opposite());
            made.stream().filter(each -> kind(each) == LinkKind.SEAT).forEach(this::shut);
        }
        Role role = kind.isAlong() ? mine : kind == LinkKind.WATCH ? Role.SPECTATOR : mine.opposite();
        Link link = Link.fresh(seat.game(), kind, role, mine, seat.person(), clock.millis());
        seats.create(link.row());
        return link;
    }

    private static Role playing(SeatRow seat) {
        Role role = Role.parse(seat.role());
        if (role == Role.SPECTATOR) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Who only watches cannot invite anybody.");
        }
        return role;
    }

    private void demandFree(String game, Role other) {
        boolean net = games.game(game).map(row -> row.mode().equals("net")).orElse(false);
        if (!net || seats.seats(game).stream().anyMatch(each -> each.role().equals(other.word()))) {
            throw new JsonMistake(MistakeCode.TAKEN, "", "The other seat of this game is taken.");
        }
    }

    /** Withdraws a link, and the seats that it has opened; who has taken the other player's seat keeps it. */
    public void withdraw(SeatRow seat, String id) {
        playing(seat);
        InviteRow invite = madeBy(seat).stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> unknown("You have made no such link in this game."));
        if (kind(invite) == LinkKind.SEAT && invite.takenAt() != null) {
            throw new JsonMistake(MistakeCode.TAKEN, "", "This seat is taken: it is the other player's now.");
        }
        if (id.equals(seat.invite())) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "By this link you sit here yourself.");
        }
        shut(invite);
    }

    private void shut(InviteRow invite) {
        List<SeatRow> opened = contest(game(invite)).stream()
                .flatMap(row -> seats.seats(row.id()).stream())
                .filter(seat -> invite.id().equals(seat.invite()))
                .toList();
        seats.withdraw(invite, clock.millis());
        opened.forEach(seat -> tables.dismiss(seat, WITHDRAWN));
    }
}
