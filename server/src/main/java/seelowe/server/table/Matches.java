package seelowe.server.table;

import java.util.List;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.match.MatchBoard;
import seelowe.engine.match.MatchScore;
import seelowe.engine.match.MatchTerms;
import seelowe.engine.match.Player;
import seelowe.engine.match.SeriesScore;
import seelowe.engine.match.SeriesTerms;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Change;
import seelowe.server.store.GameStore;
import seelowe.server.store.MatchRow;

/** [15.3, 15.33] How the matches and series stand that games are boards of. */
public final class Matches {
    private final GameStore store;
    private final Tables tables;

    public Matches(GameStore store, Tables tables) {
        this.store = store;
        this.tables = tables;
    }

    /**
     * A match, its boards and its points so far.
     *
     * @param title of the scenario
     */
    public record Standing(String match, String title, List<Board> boards, MatchScore score) {
        public Standing {
            boards = List.copyOf(boards);
        }
    }

    /** A series, its matches in their order and its points so far. */
    public record SeriesStanding(String series, List<Standing> matches, SeriesScore score) {
        public SeriesStanding {
            matches = List.copyOf(matches);
        }
    }

    /**
     * One board.
     *
     * @param status {@code over}, {@code waits} for the other board, or the side that decides
     * @param german the name of the player who has the Germans there
     */
    public record Board(String game, int number, int turn, String status, String german) {}

    /** @throws JsonMistake if the game belongs to no match */
    public Standing standing(String game) {
        return tables.at(game, table -> {
            String id = table.row().matchId();
            Table other = table.otherBoard().orElse(null);
            if (id == null || other == null) {
                throw new JsonMistake(MistakeCode.BAD_REQUEST, "", "This game belongs to no match.");
            }
            MatchRow row = store.match(id)
                    .orElseThrow(() -> new JsonMistake(MistakeCode.UNKNOWN_GAME, "", "The match is gone."));
            Table one = table.row().board() == 1 ? table : other;
            Table two = one == table ? other : table;
            MatchTerms terms = TableLoader.terms(row, one.state().options());
            MatchScore score =
                    new MatchScore(terms, one.state().result(), two.state().result());
            return new Standing(
                    id,
                    one.state().scenario().title(),
                    List.of(board(one, MatchBoard.ONE, terms), board(two, MatchBoard.TWO, terms)),
                    score);
        });
    }

    /** @throws JsonMistake if the game belongs to no series */
    public SeriesStanding series(String game) {
        String series = store.game(game)
                .flatMap(store::seriesOf)
                .orElseThrow(() -> new JsonMistake(MistakeCode.BAD_REQUEST, "", "This game belongs to no series."));
        List<Standing> matches = store.firstBoardsOfSeries(series).stream()
                .map(board -> standing(board.id()))
                .toList();
        List<MatchScore> scores = matches.stream().map(Standing::score).toList();
        SeriesTerms terms =
                new SeriesTerms(scores.stream().map(MatchScore::terms).toList());
        return new SeriesStanding(series, matches, new SeriesScore(terms, scores));
    }

    private static Board board(Table table, MatchBoard board, MatchTerms terms) {
        Change now = table.now();
        GameState state = now.after().state();
        String status = state.result() != null
                ? "over"
                : now.waits() != null
                        ? "waits"
                        : Role.of(RuleBook.decider(state)).word();
        String german = terms.name(Player.of(Side.GERMAN, board));
        return new Board(table.row().id(), board.number(), state.turn(), status, german);
    }
}
