package seelowe.server.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.server.store.Database;

/** The invitations of the lobby. */
final class OfferStore {
    private static final String OPEN = OfferRow.SELECT + "o.ended_at IS NULL AND o.expires_at > :now AND ";

    private static final long KEPT_MILLIS = Duration.ofDays(30).toMillis();

    private final Database database;

    OfferStore(Database database) {
        this.database = database;
    }

    /** Those that were over a month ago make room. Whether it was made: not if he has so many open already. */
    boolean create(OfferRow offer, int most) {
        int made = database.write(handle -> {
            handle.createUpdate("DELETE FROM offers WHERE COALESCE(ended_at, expires_at) < :long")
                    .bind("long", offer.createdAt() - KEPT_MILLIS)
                    .execute();
            return handle.createUpdate("INSERT INTO offers (id, person, challenged, terms, created_at, expires_at)"
                            + " SELECT :id, :person, :challenged, :terms, :created, :expires WHERE :most > (SELECT COUNT(*)"
                            + " FROM offers WHERE person = :person AND ended_at IS NULL AND expires_at > :created)")
                    .bind("id", offer.id())
                    .bind("person", offer.person())
                    .bind("challenged", offer.challenged())
                    .bind("terms", Json.text(offer.terms().json()))
                    .bind("created", offer.createdAt())
                    .bind("expires", offer.expiresAt())
                    .bind("most", most)
                    .execute();
        });
        return made > 0;
    }

    Optional<OfferRow> find(String id) {
        return database.read(handle -> handle.createQuery(OfferRow.SELECT + "o.id = :id")
                .bind("id", id)
                .map((row, context) -> OfferRow.of(row))
                .findOne());
    }

    /** For anybody, the newest first. */
    List<OfferRow> open(long now, int most) {
        return list(OPEN + "o.challenged IS NULL ORDER BY o.created_at DESC, o.id LIMIT " + most, Map.of("now", now));
    }

    List<OfferRow> challenging(String person, long now) {
        return list(
                OPEN + "o.challenged = :who ORDER BY o.created_at DESC, o.id LIMIT 50",
                Map.of("who", person, "now", now));
    }

    List<OfferRow> openOf(String person, long now) {
        return list(OPEN + "o.person = :who ORDER BY o.created_at DESC, o.id", Map.of("who", person, "now", now));
    }

    /** Those of somebody that others have answered since then. */
    List<OfferRow> answered(String person, String how, long since) {
        return list(
                OfferRow.SELECT + "o.person = :who AND o.ended_at >= :since AND o.how = :how"
                        + " ORDER BY o.ended_at DESC, o.id LIMIT 20",
                Map.of("who", person, "since", since, "how", how));
    }

    private List<OfferRow> list(String query, Map<String, ?> values) {
        return database.read(handle -> handle.createQuery(query)
                .bindMap(values)
                .map((row, context) -> OfferRow.of(row))
                .list());
    }

    /** Whether both are played by the same person: himself, or bots of his. */
    boolean haveOneOwner(String one, String other) {
        return database.read(
                handle -> handle.createQuery("SELECT COALESCE((SELECT owner FROM bots WHERE person = :one), :one) ="
                                + " COALESCE((SELECT owner FROM bots WHERE person = :other), :other)")
                        .bind("one", one)
                        .bind("other", other)
                        .mapTo(Boolean.class)
                        .one());
    }

    /** It is open no more; whether it was until now. */
    boolean end(String id, String how, long now) {
        return database.write(handle -> end(handle, id, how, now, null, ""));
    }

    /** As part of something else: only one who comes at the same time finds it open. */
    static boolean end(Handle handle, String id, String how, long now, @Nullable String game, String faces) {
        return handle.createUpdate("UPDATE offers SET ended_at = :now, how = :how, game = :game, throws = :faces"
                                + " WHERE id = :id AND ended_at IS NULL")
                        .bind("now", now)
                        .bind("how", how)
                        .bind("game", game)
                        .bind("faces", faces)
                        .bind("id", id)
                        .execute()
                > 0;
    }
}
