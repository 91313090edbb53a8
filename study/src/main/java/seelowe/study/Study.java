package seelowe.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import seelowe.study.figures.Interval;
import seelowe.study.figures.StudyFigures;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyLock;
import seelowe.study.play.Batch;
import seelowe.study.play.BatchRunner;
import seelowe.study.play.Cell;
import seelowe.study.play.Plan;
import seelowe.study.play.RowText;
import seelowe.study.question.Goal;

/** Plays a study to its end, in rounds if it goes on until its intervals are narrow enough; what was played before is not played again. */
public final class Study {
    private static final int GAMES_A_BATCH = 10;

    private final Plan plan;
    private final StudyFolder folder;
    private final BatchRunner runner;
    private final List<Batch> batches = new ArrayList<>();
    private int played;

    /** Hears how far a study has come. */
    public interface Listener {
        /** @param games that are over, of as many as are planned so far */
        void reached(int games, int planned);
    }

    public Study(Plan plan, StudyFolder folder, BatchRunner runner) {
        this.plan = plan;
        this.folder = folder;
        this.runner = runner;
    }

    /** Whether all its games are over, and only the results may have to be written. */
    public boolean isPlayed() {
        return folder.isPlayed();
    }

    /**
     * Plays what is still to be played.
     *
     * @return false if {@code stop} held before the end; what was played is kept
     */
    public boolean play(BooleanSupplier stop, Listener listener) {
        if (folder.isPlayed()) {
            return true;
        }
        StudyLock alone = folder.lock();
        try {
            return folder.isPlayed() || playOut(stop, listener);
        } finally {
            alone.close();
        }
    }

    private boolean playOut(BooleanSupplier stop, Listener listener) {
        int[] games = new int[plan.cells().size()];
        List<Integer> open =
                new ArrayList<>(plan.cells().stream().map(Cell::number).toList());
        while (!open.isEmpty()) {
            int planned = planRound(open, games);
            List<Batch> missing =
                    batches.stream().filter(batch -> folder.part(batch) == null).toList();
            played = planned - missing.stream().mapToInt(Batch::count).sum();
            listener.reached(played, planned);
            runner.run(plan.assignment(), missing, stop, (batch, rows) -> {
                folder.keep(batch, rows);
                played += batch.count();
                listener.reached(played, planned);
            });
            if (played < planned) {
                return false;
            }
            open = stillOpen(games);
        }
        batches.sort((a, b) -> a.cell() != b.cell() ? a.cell() - b.cell() : a.first() - b.first());
        folder.finish(batches, plan.cells().stream().map(Study::names).toList());
        return true;
    }

    /** Adds a round of games to these cells; all games planned so far. */
    private int planRound(List<Integer> open, int[] games) {
        Goal goal = plan.question().goal();
        int round = goal.isOpen() ? Goal.ROUND : goal.games();
        for (int cell : open) {
            int last = Math.min(goal.games(), games[cell] + round);
            for (int first = games[cell]; first < last; first += GAMES_A_BATCH) {
                batches.add(new Batch(cell, first, Math.min(GAMES_A_BATCH, last - first)));
            }
            games[cell] = last;
        }
        return batches.stream().mapToInt(Batch::count).sum();
    }

    /** The cells of all scenarios in which some interval is too wide still: variants are compared game by game. */
    private List<Integer> stillOpen(int[] games) {
        Goal goal = plan.question().goal();
        List<Integer> open = new ArrayList<>();
        if (!goal.isOpen()) {
            return open;
        }
        List<String> wide = new ArrayList<>();
        for (Cell cell : plan.cells()) {
            if (games[cell.number()] < goal.games() && halfWidth(cell) > goal.halfWidth()) {
                wide.add(cell.scenario());
            }
        }
        plan.cells().stream()
                .filter(cell -> wide.contains(cell.scenario()) && games[cell.number()] < goal.games())
                .forEach(cell -> open.add(cell.number()));
        return open;
    }

    private double halfWidth(Cell cell) {
        List<Double> points = new ArrayList<>();
        for (Batch batch : batches) {
            List<String> rows = batch.cell() == cell.number() ? folder.part(batch) : null;
            if (rows != null) {
                rows.forEach(row -> points.add(RowText.read(row).points()));
            }
        }
        return Interval.mean(points).halfWidth();
    }

    /** The figures of a study that was played to its end. */
    public StudyFigures figures() {
        StudyFigures figures = new StudyFigures(plan);
        folder.eachPlayedRow(row -> figures.add(RowText.read(row)));
        return figures;
    }

    /** Writes report, figures and records of a study that was played to its end. */
    public void writeResults() {
        StudyResults.write(figures(), folder);
    }

    private static String names(Cell cell) {
        return quoted(cell.scenario()) + "," + quoted(cell.german()) + "," + quoted(cell.british()) + ","
                + quoted(cell.variant().name());
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
