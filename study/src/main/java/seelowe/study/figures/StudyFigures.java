package seelowe.study.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import seelowe.study.play.Cell;
import seelowe.study.play.GameRow;
import seelowe.study.play.Plan;
import seelowe.study.question.Pick;

/** All that a study has found out. */
public final class StudyFigures {
    private final Plan plan;
    private final List<CellFigures> cells = new ArrayList<>();
    private final boolean keepCounts;

    public StudyFigures(Plan plan) {
        this.plan = plan;
        plan.cells().forEach(cell -> cells.add(new CellFigures(cell)));
        this.keepCounts =
                plan.question().picks().stream().anyMatch(pick -> pick.by().isOfSomething());
    }

    /** Adds a game; those of a cell come in order. */
    public void add(GameRow row) {
        cells.get(row.cell()).add(row, keepCounts);
    }

    public Plan plan() {
        return plan;
    }

    public List<CellFigures> cells() {
        return List.copyOf(cells);
    }

    /** What a cell is called, without what is the same in all. */
    public String name(Cell cell) {
        boolean samePlayers = cells.stream()
                .allMatch(
                        each -> each.cell().players().equals(cells.get(0).cell().players()));
        boolean sameVariant = plan.question().variants().size() == 1;
        return cell.scenario()
                + (samePlayers ? "" : ", " + cell.players())
                + (sameVariant ? "" : ", " + cell.variant().name());
    }

    public int games() {
        return cells.stream().mapToInt(CellFigures::size).sum();
    }

    /** What each variant does beside the first, in the same scenario; of the same players, if the first has them. */
    public List<Effect> effects() {
        List<Effect> effects = new ArrayList<>();
        for (CellFigures figures : cells) {
            base(figures.cell()).ifPresent(base -> effects.add(Effect.of(figures, base)));
        }
        return effects;
    }

    private Optional<CellFigures> base(Cell cell) {
        String first = plan.question().variants().get(0).name();
        if (cell.variant().name().equals(first)) {
            return Optional.empty();
        }
        List<CellFigures> candidates = cells.stream()
                .filter(each -> each.cell().variant().name().equals(first)
                        && each.cell().scenario().equals(cell.scenario()))
                .toList();
        Optional<CellFigures> samePlayers = candidates.stream()
                .filter(each -> each.cell().players().equals(cell.players()))
                .findFirst();
        return samePlayers.isPresent() ? samePlayers : candidates.stream().findFirst();
    }

    public List<Ladder.Rating> ladder() {
        return Ladder.players(cells);
    }

    /** A game whose record is to be kept, and why. */
    public record Picked(Cell cell, int game, String why) {}

    public List<Picked> picked() {
        List<Picked> picked = new ArrayList<>();
        for (Pick pick : plan.question().picks()) {
            cells.forEach(figures -> picked.addAll(Picking.of(pick, figures)));
        }
        return picked;
    }
}
