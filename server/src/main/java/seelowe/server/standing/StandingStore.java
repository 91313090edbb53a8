package seelowe.server.standing;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import seelowe.engine.force.Side;
import seelowe.opponents.standing.Reaction;
import seelowe.protocol.form.Values;
import seelowe.server.store.Database;

/** The orders of all seats. */
final class StandingStore {
    private final Database database;

    StandingStore(Database database) {
        this.database = database;
    }

    /** The orders of one seat; to be asked is no order. */
    Map<Reaction, StandingAnswer> of(String game, Side side) {
        Map<String, String> kept = new HashMap<>();
        database.read(handle -> handle.createQuery(
                                "SELECT kind, answer FROM standing_orders WHERE game = :game AND side = :side")
                        .bind("game", game)
                        .bind("side", Values.word(side))
                        .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                        .list())
                .forEach(order -> kept.put(order.getKey(), order.getValue()));
        Map<Reaction, StandingAnswer> orders = new EnumMap<>(Reaction.class);
        for (Reaction kind : Reaction.values()) {
            StandingAnswer.of(kind, kept.getOrDefault(Values.word(kind), StandingAnswer.ASK.word()))
                    .filter(answer -> !answer.asks())
                    .ifPresent(answer -> orders.put(kind, answer));
        }
        return orders;
    }

    void set(String game, Side side, Reaction kind, StandingAnswer answer) {
        String change = answer.asks()
                ? "DELETE FROM standing_orders WHERE game = :game AND side = :side AND kind = :kind"
                : "INSERT INTO standing_orders (game, side, kind, answer) VALUES (:game, :side, :kind, :answer)"
                        + " ON CONFLICT (game, side, kind) DO UPDATE SET answer = excluded.answer";
        int unused = database.write(handle -> handle.createUpdate(change)
                .bind("game", game)
                .bind("side", Values.word(side))
                .bind("kind", Values.word(kind))
                .bindMap(answer.asks() ? Map.of() : Map.of("answer", answer.word()))
                .execute());
    }

    /** Games in which a side is to decide that has orders. */
    List<String> waiting() {
        return database.read(handle -> handle.createQuery("SELECT DISTINCT o.game FROM standing_orders o"
                        + " JOIN games g ON g.id = o.game AND g.decider = o.side WHERE g.result IS NULL")
                .mapTo(String.class)
                .list());
    }
}
