package seelowe.server.table;

import java.util.List;
import seelowe.server.store.GameRow;

/**
 * A game in memory, or both boards of a match. Read for the first who needs it; whoever comes meanwhile waits for that game alone. It
 * is not put away while it has users.
 */
final class OpenGame {
    /** What a game takes up at its beginning, and what each action adds; {@code MemoryTest} measures the sum. */
    static final long FEWEST_BYTES = 64 << 10;

    private static final long BYTES_AN_ACTION = 200;

    private final GameRow row;
    private final List<String> games;
    private final TableLoader loader;
    private List<Table> tables = List.of();

    /** Both are kept by {@link Tables}. */
    private int users;

    private long idleSince;

    /** @param games one, or those of the match */
    OpenGame(GameRow row, List<String> games, TableLoader loader) {
        this.row = row;
        this.games = List.copyOf(games);
        this.loader = loader;
    }

    List<String> games() {
        return games;
    }

    /** The table, read anew if it was closed because something could not be kept. */
    synchronized Table table(String game) {
        if (tables.isEmpty() || tables.get(0).isClosed()) {
            tables = loader.load(row);
        }
        return tables.get(games.indexOf(game));
    }

    synchronized void close(String why) {
        if (!tables.isEmpty() && !tables.get(0).isClosed()) {
            tables.get(0).close(why);
        }
    }

    void take() {
        users++;
    }

    void leave(long now) {
        users--;
        idleSince = now;
    }

    long idleSince() {
        return idleSince;
    }

    /** What it takes up in memory, about. */
    synchronized long bytes() {
        return tables.stream()
                .mapToLong(table -> FEWEST_BYTES + BYTES_AN_ACTION * table.actions())
                .sum();
    }

    /** Nobody uses it, nobody watches it, and no computer is to decide. */
    boolean isIdle() {
        return users == 0 && isLeftAlone();
    }

    private synchronized boolean isLeftAlone() {
        return tables.stream().allMatch(Table::isIdle);
    }
}
