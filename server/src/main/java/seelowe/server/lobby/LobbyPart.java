package seelowe.server.lobby;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;
import seelowe.server.account.Accounts;
import seelowe.server.consent.Consents;
import seelowe.server.edition.Editions;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.Matches;
import seelowe.server.table.Tables;
import seelowe.server.talk.Ignored;
import seelowe.server.time.Clocks;
import seelowe.server.web.Additions;

/** Puts the lobby together, with all that it is made of. */
public final class LobbyPart {
    private final RatedResults results;
    private final Agreements agreements;
    private final Leavers leavers;
    private final Consents consents;
    private final Lobby lobby;

    public LobbyPart(
            Database database,
            GameStore store,
            Tables tables,
            Editions editions,
            GameMaker maker,
            ComputerPlayers computers,
            People people,
            Ignored ignored,
            Clocks clocks,
            Limits limits,
            Accounts accounts,
            Additions additions,
            Clock clock) {
        this.results = new RatedResults(database, new Matches(store, tables));
        Ratings ratings = new Ratings(results, clock);
        this.agreements = accounts.keep(additions.add(new Agreements(database, tables, results, clock)));
        this.leavers = new Leavers(database, tables);
        accounts.whenLeft(leavers::endGames);
        this.consents = additions.add(new Consents(database, store, tables, agreements::publish, clock));
        Players players = new Players(database, people, ratings);
        LobbyJson forms = new LobbyJson(players, clocks, editions);
        GameLists games = new GameLists(database);
        this.lobby = new Lobby(database, people, ignored, editions, maker, clock);
        additions.add(new LobbyRoutes(lobby, games, forms, players, people, limits));
        additions.add(
                new PublicRoutes(database, games, forms, players, people, limits, editions, store, maker, computers));
    }

    /** What the players of a game ask of each other. */
    public Consents consents() {
        return consents;
    }

    /** Asks to be told of challenges whose addressee is not in the lobby. */
    public void tellWhenChallenged(Consumer<Challenge> listener) {
        lobby.tellWhenChallenged(listener);
    }

    /** A challenge that stands, and that its addressee does not see now. */
    public Optional<Challenge> unseen(String offer) {
        return lobby.unseen(offer);
    }

    /** Whether it was agreed that a game counts. */
    public boolean isRated(String game) {
        return results.isRated(game);
    }

    /** A bot was ended: so are the games that were to count and that it can play no more. */
    public void botEnded() {
        leavers.endGames();
    }

    /** Notes what ended while nobody could. */
    public void begin() {
        agreements.catchUp();
        leavers.endGames();
    }
}
