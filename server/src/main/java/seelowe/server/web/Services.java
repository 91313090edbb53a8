package seelowe.server.web;

import seelowe.server.host.Site;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.GameStore;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.Tables;

/** What the routes and the sockets are served by. */
public record Services(
        GameStore store,
        Tables tables,
        GameMaker maker,
        ComputerPlayers computers,
        People people,
        Site site,
        Limits limits,
        SecurityLog log,
        Additions additions) {}
