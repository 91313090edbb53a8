package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import seelowe.engine.force.Side;
import seelowe.engine.term.GameResult;

/** What came of a match-up: the games in their order, and figures over all of them. */
public record ArenaReport(MatchUp matchUp, List<PlayedGame> games) {
    public ArenaReport {
        games = List.copyOf(games);
    }

    /** Games that ended with this result. */
    public Share ended(GameResult result) {
        int count = 0;
        for (PlayedGame game : games) {
            count += game.result() == result ? 1 : 0;
        }
        return new Share(count, games.size());
    }

    /** Every result that came up, from the worst for the German to the best. */
    public Map<GameResult, Share> results() {
        Map<GameResult, Share> results = new EnumMap<>(GameResult.class);
        for (GameResult result : GameResult.values()) {
            if (ended(result).count() > 0) {
                results.put(result, ended(result));
            }
        }
        return results;
    }

    /** Games that this side won, at whatever level. */
    public Share won(Side side) {
        int count = 0;
        for (PlayedGame game : games) {
            count += game.result().winner() == side ? 1 : 0;
        }
        return new Share(count, games.size());
    }

    /** How often an opponent wanted what the rules forbid. */
    public int refused() {
        return games.stream().mapToInt(PlayedGame::refused).sum();
    }

    public long actions() {
        return games.stream().mapToLong(PlayedGame::actions).sum();
    }

    /** Turn by turn, as far as any game went. */
    public List<TurnMeans> turns() {
        List<TurnMeans> means = new ArrayList<>();
        for (int turn = 1; ; turn++) {
            TurnMeans mean = mean(turn);
            if (mean.games() == 0) {
                return means;
            }
            means.add(mean);
        }
    }

    private TurnMeans mean(int turn) {
        int count = 0;
        long ports = 0;
        long german = 0;
        long british = 0;
        long halfPoints = 0;
        for (PlayedGame game : games) {
            if (turn <= game.turns().size()) {
                TurnFigures figures = game.turns().get(turn - 1);
                count++;
                ports += figures.ports();
                german += figures.strength().german();
                british += figures.strength().british();
                halfPoints += figures.halfPoints();
            }
        }
        double of = Math.max(1, count);
        return new TurnMeans(turn, count, ports / of, german / of, british / of, halfPoints / (2 * of));
    }
}
