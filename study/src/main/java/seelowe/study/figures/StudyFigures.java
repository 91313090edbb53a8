package seelowe.study.figures;

import java.util.ArrayList;
import java.util.Comparator;
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

    /** The cells of one scenario side by side, in the order of the question. */
    public List<CellFigures> byScenario() {
        List<String> order = plan.question().scenarios();
        return cells.stream()
                .sorted(Comparator.comparingInt(
                        figures -> order.indexOf(figures.cell().scenario())))
                .toList();
    }

    /** Whether the question itself has several players meet; those of a single variant are told by its name. */
    public boolean hasSeveralPlayers() {
        return plan.question().german().size() > 1 || plan.question().british().size() > 1;
    }

    /** What a cell is called, without what is the same in all. */
    public String name(Cell cell) {
        return cell.scenario()
                + (hasSeveralPlayers() ? ", " + cell.players() : "")
                + (plan.question().variants().size() == 1
                        ? ""
                        : ", " + cell.variant().name());
    }

    /** Whether this is a cell of the variant that the others are compared with. */
    public boolean isFirst(Cell cell) {
        return cell.variant().name().equals(plan.question().variants().get(0).name());
    }

    public int games() {
        return cells.stream().mapToInt(CellFigures::size).sum();
    }

    /** What each variant does beside the first, in the same scenario; of the same players, if the first has them. */
    public List<Effect> effects() {
        List<Effect> effects = new ArrayList<>();
        for (CellFigures figures : byScenario()) {
            base(figures.cell()).ifPresent(base -> effects.add(Effect.of(figures, base)));
        }
        return effects;
    }

    private Optional<CellFigures> base(Cell cell) {
        String first = plan.question().variants().get(0).name();
        if (isFirst(cell)) {
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

    /** How strong who is; empty where the question is another. */
    public List<Ladder.Rating> ladder() {
        return hasSeveralPlayers() ? Ladder.players(cells) : List.of();
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
