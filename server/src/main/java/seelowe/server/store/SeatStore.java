package seelowe.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

/** Seats that are taken and given up, and the links that open them. Whatever a method has returned from is on the disk. */
public final class SeatStore {
    private final Database database;

    public SeatStore(Database database) {
        this.database = database;
        database.jdbi().registerRowMapper(ConstructorMapper.factory(InviteRow.class));
        database.jdbi().registerRowMapper(ConstructorMapper.factory(SeatRow.class));
    }

    static void insert(Handle handle, SeatRow seat) {
        handle.createUpdate("INSERT INTO seats (token_hash, game, role, person, invite, moved_at, withdrawn_at)"
                        + " VALUES (:tokenHash, :game, :role, :person, :invite, :movedAt, :withdrawnAt)")
                .bindMethods(seat)
                .execute();
    }

    static void insert(Handle handle, InviteRow invite) {
        handle.createUpdate("INSERT INTO invites (id, token_hash, game, kind, role, made_by, person, created_at,"
                        + " expires_at, taken_by, taken_at, withdrawn_at) VALUES (:id, :tokenHash, :game, :kind, :role,"
                        + " :madeBy, :person, :createdAt, :expiresAt, :takenBy, :takenAt, :withdrawnAt)")
                .bindMethods(invite)
                .execute();
    }

    public void create(InviteRow invite) {
        database.commits().commit(session -> insert(session.handle(), invite));
    }

    public void create(SeatRow seat) {
        database.commits().commit(session -> insert(session.handle(), seat));
    }

    /**
     * More seats of somebody who has one in each of these games, for the browser that he comes with. Whatever was true when he asked is looked at again in
     * the moment in which they are made: meanwhile his seat may have been moved to another device, his session ended, or he banned.
     *
     * @return those that were made
     */
    public List<SeatRow> regain(List<SeatRow> seats, BrowserRow browser) {
        return database.write(handle -> isStill(handle, browser)
                ? seats.stream()
                        .filter(seat -> insertAnother(handle, seat, browser.createdAt()))
                        .toList()
                : List.of());
    }

    private static boolean isStill(Handle handle, BrowserRow browser) {
        return handle.createQuery(
                                "SELECT COUNT(*) FROM (SELECT person, person AS owner FROM browsers WHERE token_hash = :hash"
                                        + " UNION ALL SELECT person, owner FROM bots WHERE token_hash = :hash) one WHERE one.person = :person"
                                        + " AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person IN (one.person, one.owner))")
                        .bind("hash", browser.tokenHash())
                        .bind("person", browser.person())
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** If he has a seat there, which has not been moved since his browser is known. */
    private static boolean insertAnother(Handle handle, SeatRow seat, long known) {
        return handle.createUpdate("INSERT INTO seats (token_hash, game, role, person) SELECT :tokenHash, :game, :role,"
                                + " :person WHERE EXISTS (SELECT 1 FROM seats s WHERE s.game = :game AND s.role = :role"
                                + " AND s.person = :person AND s.withdrawn_at IS NULL) AND NOT EXISTS (SELECT 1 FROM seats s"
                                + " WHERE s.game = :game AND s.person = :person AND s.withdrawn_at IS NULL"
                                + " AND s.moved_at >= :known)")
                        .bindMethods(seat)
                        .bind("known", known)
                        .execute()
                > 0;
    }

    public Optional<InviteRow> invite(String tokenHash) {
        return database.read(handle -> handle.createQuery("SELECT * FROM invites WHERE token_hash = :hash")
                .bind("hash", tokenHash)
                .mapTo(InviteRow.class)
                .findOne());
    }

    /** The links of a game, the newest first. */
    public List<InviteRow> invites(String game) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM invites WHERE game = :game ORDER BY created_at DESC, id")
                        .bind("game", game)
                        .mapTo(InviteRow.class)
                        .list());
    }

    /** The seats of a game that open it. */
    public List<SeatRow> seats(String game) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM seats WHERE game = :game AND withdrawn_at IS NULL")
                        .bind("game", game)
                        .mapTo(SeatRow.class)
                        .list());
    }

    /**
     * Uses a link up and makes the seats that it opens, if it can still be used; who comes second gets nothing. Nor does he whose link opens the other
     * player's seat when somebody sits there by another link.
     *
     * @param moves whether all other seats of the same person and role are given up for it, those too that were made a moment ago
     * @return the seats that were given up; empty if it cannot be used
     */
    public Optional<List<SeatRow>> take(
            InviteRow invite, @Nullable String person, long at, List<SeatRow> seats, boolean moves) {
        return database.write(handle -> {
            int used = handle.createUpdate("UPDATE invites SET taken_by = :person, taken_at = :at WHERE id = :id"
                            + " AND taken_at IS NULL AND withdrawn_at IS NULL AND (kind <> 'seat' OR NOT EXISTS"
                            + " (SELECT 1 FROM seats s WHERE s.game = invites.game AND s.role = invites.role"
                            + " AND s.withdrawn_at IS NULL))")
                    .bind("person", person)
                    .bind("at", at)
                    .bind("id", invite.id())
                    .execute();
            if (used == 0) {
                return Optional.empty();
            }
            List<SeatRow> leaving = new ArrayList<>();
            for (SeatRow seat : seats) {
                leaving.addAll(moves ? withdrawOthers(handle, seat, at) : List.of());
                insert(handle, seat);
            }
            return Optional.of(leaving);
        });
    }

    /** With the links by which one of them would be had again. */
    private static List<SeatRow> withdrawOthers(Handle handle, SeatRow seat, long at) {
        List<SeatRow> others = handle.createQuery("SELECT * FROM seats WHERE game = :game AND role = :role"
                        + " AND COALESCE(person, '') = COALESCE(:person, '') AND withdrawn_at IS NULL")
                .bindMethods(seat)
                .mapTo(SeatRow.class)
                .list();
        others.forEach(each -> withdraw(handle, each, at));
        handle.createUpdate("UPDATE invites SET withdrawn_at = :at WHERE game = :game AND role = :role"
                        + " AND kind IN ('share', 'move') AND COALESCE(person, '') = COALESCE(:person, '')"
                        + " AND taken_at IS NULL AND withdrawn_at IS NULL")
                .bindMethods(seat)
                .bind("at", at)
                .execute();
        return others;
    }

    private static void withdraw(Handle handle, SeatRow seat, long at) {
        handle.createUpdate("UPDATE seats SET withdrawn_at = :at WHERE token_hash = :hash")
                .bind("at", at)
                .bind("hash", seat.tokenHash())
                .execute();
    }

    public void withdraw(SeatRow seat, long at) {
        database.commits().commit(session -> withdraw(session.handle(), seat, at));
    }

    /** From now on a link opens nothing, nor do the seats that it has opened. */
    public void withdraw(InviteRow invite, long at) {
        database.commits().commit(session -> {
            Handle handle = session.handle();
            handle.createUpdate("UPDATE invites SET withdrawn_at = :at WHERE id = :id")
                    .bind("at", at)
                    .bind("id", invite.id())
                    .execute();
            handle.createUpdate("UPDATE seats SET withdrawn_at = :at WHERE invite = :id AND withdrawn_at IS NULL")
                    .bind("at", at)
                    .bind("id", invite.id())
                    .execute();
        });
    }
}
