package seelowe.server.bot;

import java.util.List;
import org.jdbi.v3.core.Handle;
import seelowe.server.account.KeptOfPerson;
import seelowe.server.store.Database;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The bots that somebody has made. They go with him: a bot without an owner could be stopped by nobody. */
public final class BotsOfPerson implements KeptOfPerson {
    private final Database database;
    private final Bots bots;
    private final Tables tables;

    public BotsOfPerson(Database database, Bots bots, Tables tables) {
        this.database = database;
        this.bots = bots;
        this.tables = tables;
    }

    private List<BotRow> of(String owner) {
        return database.read(handle -> handle.createQuery(BotRow.SELECT + " WHERE b.owner = :owner")
                .bind("owner", owner)
                .map((row, context) -> BotRow.of(row))
                .list());
    }

    @Override
    public void addTo(ObjectNode export, String person) {
        ArrayNode list = export.putArray("bots");
        of(person)
                .forEach(bot -> list.addObject()
                        .put("name", bot.name())
                        .put("created", bot.createdAt())
                        .put("live", bot.live()));
    }

    /** What they have open is closed; they come back by their own tokens, if they may. */
    @Override
    public void sendAway(String person, String why) {
        of(person).forEach(bot -> {
            bots.relock(bot.person());
            tables.dismiss(bot.person(), why);
        });
    }

    @Override
    public void join(Handle handle, String guest, String account) {
        handle.createUpdate("UPDATE bots SET owner = :account WHERE owner = :guest")
                .bind("account", account)
                .bind("guest", guest)
                .execute();
    }
}
