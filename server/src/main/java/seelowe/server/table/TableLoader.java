package seelowe.server.table;

import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.match.Match;
import seelowe.engine.match.MatchBoard;
import seelowe.engine.match.MatchMode;
import seelowe.engine.match.MatchTerms;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.record.DataDigest;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.store.EntryRow;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.MatchRow;
import seelowe.server.store.StoreException;

/** Brings games back from the store: applies what is kept of their entries and compares every state. */
final class TableLoader {
    private final Editions editions;
    private final GameStore store;
    private final Clock clock;
    private final TableListener listener;

    TableLoader(Editions editions, GameStore store, Clock clock, TableListener listener) {
        this.editions = editions;
        this.store = store;
        this.clock = clock;
        this.listener = listener;
    }

    /** The table of a game; for a board of a match, both boards in order. */
    List<Table> load(GameRow row) {
        try {
            return row.matchId() == null ? List.of(single(row)) : both(row.matchId());
        } catch (RuntimeException failure) {
            throw new StoreException(
                    "the game " + row.id() + " cannot be taken up: " + failure.getMessage() + otherData(row), failure);
        }
    }

    /** The edition is kept as it was, but the data that the program brings along may be another by now. */
    private String otherData(GameRow row) {
        try {
            boolean same = DataDigest.of(scenario(row)).sha256().equals(row.dataHash());
            return same ? "" : "; it was begun with other data than the server has now";
        } catch (RuntimeException notThere) {
            return "";
        }
    }

    private Table single(GameRow row) {
        TableDice dice = new TableDice(DiceSeed.parse(row.diceSeed()), row.id());
        Game game = new Game(start(row), dice);
        Table table = table(row, new SinglePlay(game, editions.of(row)), dice, new ReentrantLock());
        store.entries(row.id()).forEach(table::restore);
        table.goOn();
        return table;
    }

    private GameState start(GameRow row) {
        Scenario scenario = scenario(row);
        String position = row.start();
        return position == null
                ? RuleBook.begin(scenario, options(row.options(), scenario, row.rules()))
                : PositionText.parse(position, scenario).under(RulesVersion.of(row.rules()));
    }

    private List<Table> both(String matchId) {
        MatchRow row = store.match(matchId).orElseThrow(() -> new StoreException("its match is gone"));
        List<GameRow> games = store.gamesOfMatch(matchId);
        Scenario scenario = scenario(games.get(0));
        GameOptions options = options(row.options(), scenario, games.get(0).rules());
        List<TableDice> dice = games.stream()
                .map(game -> new TableDice(DiceSeed.parse(game.diceSeed()), game.id()))
                .toList();
        Edition edition = editions.of(games.get(0));
        Match match = new Match(terms(row, options), scenario, dice.get(0), dice.get(1));
        ReentrantLock lock = new ReentrantLock();
        Table one = table(games.get(0), new MatchPlay(match, MatchBoard.ONE, edition), dice.get(0), lock);
        Table two = table(games.get(1), new MatchPlay(match, MatchBoard.TWO, edition), dice.get(1), lock);
        one.pairWith(two);
        restore(one, two);
        one.goOn();
        two.goOn();
        return List.of(one, two);
    }

    private Table table(GameRow row, Play play, TableDice dice, ReentrantLock lock) {
        return new Table(row, play, dice, store, clock, lock, listener);
    }

    static MatchTerms terms(MatchRow row, GameOptions options) {
        MatchMode mode = row.mode().equals("concurrent") ? MatchMode.CONCURRENT : MatchMode.SEQUENTIAL;
        return new MatchTerms(row.firstName(), row.secondName(), row.scenario(), options, mode);
    }

    /** Each board as far as the other lets it, in turn: any such order comes to the same. */
    private void restore(Table one, Table two) {
        Deque<EntryRow> first = new ArrayDeque<>(store.entries(one.row().id()));
        Deque<EntryRow> second = new ArrayDeque<>(store.entries(two.row().id()));
        boolean moved = true;
        while (moved) {
            moved = restore(one, first) || restore(two, second);
        }
        if (!first.isEmpty() || !second.isEmpty()) {
            throw new StoreException("its boards do not fit together");
        }
    }

    private static boolean restore(Table table, Deque<EntryRow> entries) {
        boolean moved = false;
        while (!entries.isEmpty() && table.restore(entries.getFirst())) {
            entries.removeFirst();
            moved = true;
        }
        return moved;
    }

    private Scenario scenario(GameRow row) {
        Scenario scenario = editions.of(row).data().scenario(row.scenario());
        if (scenario == null) {
            throw new StoreException("there is no scenario " + row.scenario() + " any more");
        }
        return scenario;
    }

    private static GameOptions options(String json, Scenario scenario, int rules) {
        return OptionChanges.apply(OptionChanges.read(Json.parse(json)), scenario)
                .change()
                .rulesVersion(RulesVersion.of(rules))
                .build();
    }
}
