package seelowe.server.consent;

import java.util.List;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.server.store.Database;

/** Where proposals wait for who is not there now. */
final class ProposalStore {
    private final Database database;

    ProposalStore(Database database) {
        this.database = database;
    }

    List<Proposal> of(String game) {
        return database.read(handle -> handle.createQuery("SELECT * FROM proposals WHERE game = :game ORDER BY side")
                .bind("game", game)
                .map((row, context) -> new Proposal(
                        Words.read(Side.class, row.getString("side"), "side"),
                        Words.read(Proposal.What.class, row.getString("what"), "what"),
                        row.getInt("actions"),
                        row.getInt("stood")))
                .list());
    }

    /** In place of what the same side asked before. */
    void put(String game, Proposal proposal, long at) {
        int unused = database.write(handle -> handle.createUpdate(
                        "INSERT INTO proposals (game, side, what, actions, stood, at)"
                                + " VALUES (:game, :side, :what, :actions, :stood, :at) ON CONFLICT (game, side) DO UPDATE SET"
                                + " what = excluded.what, actions = excluded.actions, stood = excluded.stood, at = excluded.at")
                .bind("game", game)
                .bind("side", Values.word(proposal.side()))
                .bind("what", Values.word(proposal.what()))
                .bind("actions", proposal.actions())
                .bind("stood", proposal.stood())
                .bind("at", at)
                .execute());
    }

    void remove(String game, Side side) {
        int unused = database.write(
                handle -> handle.createUpdate("DELETE FROM proposals WHERE game = :game AND side = :side")
                        .bind("game", game)
                        .bind("side", Values.word(side))
                        .execute());
    }
}
