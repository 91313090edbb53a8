package seelowe.server.lobby;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A game in a list.
 *
 * @param role of who asks; null where he only looks for something to watch
 * @param german who plays them, for the lists; null in a game of which nothing is agreed
 * @param germanName of the person; empty for nobody yet, or somebody who is gone
 * @param germanPlayer the computer opponent; empty for a person
 * @param since the decision lies with who has it now
 * @param winner {@code german}, {@code british} or {@code draw}; null while the game is on
 */
record GameLine(
        String id,
        @Nullable String role,
        String scenario,
        String mode,
        @Nullable String match,
        int board,
        @Nullable String series,
        int seriesMatch,
        int turn,
        String phase,
        @Nullable String decider,
        @Nullable String result,
        @Nullable String german,
        @Nullable String british,
        String germanName,
        String britishName,
        String germanPlayer,
        String britishPlayer,
        boolean rated,
        boolean open,
        boolean timed,
        long created,
        long since,
        long lastPlayed,
        @Nullable Long ended,
        @Nullable String winner,
        String editionHash) {
    static final String FIELDS = " g.id, g.scenario, g.mode, g.match_id, g.board, m.series_id,"
            + " COALESCE(m.series_number, 0) AS series_number, g.turn, g.phase, g.decider, g.result, g.german_player,"
            + " g.british_player, g.clock <> '' AS timed, g.created_at, g.played_at, g.edition_hash, a.german, a.british,"
            + " COALESCE(a.rated, 0) AS rated, COALESCE(a.open, 0) AS open, a.ended_at, a.winner";
    static final String MATCH = " LEFT JOIN matches m ON m.id = g.match_id";

    static GameLine of(ResultSet row) throws SQLException {
        long ended = row.getLong("ended_at");
        boolean isOver = !row.wasNull();
        return new GameLine(
                row.getString("id"),
                row.getString("role"),
                row.getString("scenario"),
                row.getString("mode"),
                row.getString("match_id"),
                row.getInt("board"),
                row.getString("series_id"),
                row.getInt("series_number"),
                row.getInt("turn"),
                row.getString("phase"),
                row.getString("decider"),
                row.getString("result"),
                row.getString("german"),
                row.getString("british"),
                text(row, "german_name"),
                text(row, "british_name"),
                row.getString("german_player"),
                row.getString("british_player"),
                row.getInt("rated") == 1,
                row.getInt("open") == 1,
                row.getInt("timed") == 1,
                row.getLong("created_at"),
                row.getLong("since"),
                row.getLong("played_at"),
                isOver ? (Long) ended : null,
                row.getString("winner"),
                row.getString("edition_hash"));
    }

    private static String text(ResultSet row, String column) throws SQLException {
        String text = row.getString(column);
        return text == null ? "" : text;
    }

    boolean isHis() {
        return decider != null && decider.equals(role);
    }
}
