package seelowe.study.figures;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.TurnFigures;
import seelowe.study.play.Cell;
import seelowe.study.play.GameRow;

/** What the games of one cell say. Rows are added in order of their numbers. */
public final class CellFigures {
    private final Cell cell;
    private final List<PlayedGame> games = new ArrayList<>();
    private final List<Double> points = new ArrayList<>();
    private final List<Notable> notables = new ArrayList<>();
    private final SortedMap<String, Integer> attacked = new TreeMap<>();
    private final SortedMap<String, Tally> counts = new TreeMap<>();
    private final SortedMap<Integer, Integer> decided = new TreeMap<>();
    private final List<Long> supply = new ArrayList<>();

    /** How often something came up in all games, and in how many of them. */
    public record Tally(long times, int games) {
        Tally plus(int more) {
            return new Tally(times + more, games + 1);
        }
    }

    /** What games are picked by. */
    record Notable(int game, double distanceFromEven, int swing, int actions, SortedMap<String, Integer> counts) {}

    public CellFigures(Cell cell) {
        this.cell = cell;
    }

    /** @param keepCounts whether games will be picked by what came up in them */
    public void add(GameRow row, boolean keepCounts) {
        games.add(row.game());
        points.add(row.points());
        notables.add(new Notable(
                row.game().game(),
                row.distanceFromEven(),
                row.swing(),
                row.game().actions(),
                keepCounts ? row.counts() : Collections.emptySortedMap()));
        row.attacked().forEach((hex, times) -> attacked.merge(hex, times, Integer::sum));
        row.counts().forEach((what, times) -> counts.merge(what, new Tally(times, 1), (old, one) -> old.plus(times)));
        decided.merge(row.decidedOn(), 1, Integer::sum);
        for (int i = 0; i < row.supply().size(); i++) {
            if (supply.size() <= i) {
                supply.add(0L);
            }
            supply.set(i, supply.get(i) + row.supply().get(i));
        }
    }

    public Cell cell() {
        return cell;
    }

    /** The games as the arena counts them. */
    public ArenaReport report() {
        return new ArenaReport(cell.matchUp(), games);
    }

    public int size() {
        return games.size();
    }

    List<Notable> notables() {
        return notables;
    }

    /** The German's points game by game, 1, a half or 0. */
    List<Double> pointsByGame() {
        return points;
    }

    /** The German's share of the points. */
    public Interval points() {
        return Interval.mean(points);
    }

    public SortedMap<String, Integer> attacked() {
        return Collections.unmodifiableSortedMap(attacked);
    }

    public SortedMap<String, Tally> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    public long times(String what) {
        Tally tally = counts.get(what);
        return tally == null ? 0 : tally.times();
    }

    /** Games by the Game-Turn on which they were decided. */
    public SortedMap<Integer, Integer> decided() {
        return Collections.unmodifiableSortedMap(decided);
    }

    /** Games by the number of Game-Turns they took. */
    public SortedMap<Integer, Integer> lengths() {
        SortedMap<Integer, Integer> lengths = new TreeMap<>();
        games.forEach(game -> lengths.merge(game.turns().size(), 1, Integer::sum));
        return lengths;
    }

    /** Supply units used up in a Game-Turn, on the average of all games. */
    public List<Double> supplyByTurn() {
        return supply.stream()
                .map(sum -> (double) sum / Math.max(1, games.size()))
                .toList();
    }

    /** A figure at the end of each Game-Turn, over the games that got so far. */
    public List<Spread> byTurn(ToIntFunction<TurnFigures> figure) {
        int turns = games.stream().mapToInt(game -> game.turns().size()).max().orElse(0);
        List<Spread> spreads = new ArrayList<>();
        for (int turn = 1; turn <= turns; turn++) {
            int now = turn;
            spreads.add(Spread.of(games.stream()
                    .filter(game -> game.turns().size() >= now)
                    .mapToInt(game -> figure.applyAsInt(game.after(now)))
                    .sorted()
                    .toArray()));
        }
        return spreads;
    }

    /** Half the width of the interval of the German's points. */
    public double halfWidth() {
        return points().halfWidth();
    }
}
