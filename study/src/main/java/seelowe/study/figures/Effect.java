package seelowe.study.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a variant does to the German's points, game by game beside the same dice in the first variant. */
public record Effect(CellFigures variant, CellFigures base, Interval points) {
    private static final double PERCENT = 100;

    static Effect of(CellFigures variant, CellFigures base) {
        List<Double> differences = new ArrayList<>();
        for (int i = 0; i < Math.min(variant.size(), base.size()); i++) {
            differences.add(variant.pointsByGame().get(i) - base.pointsByGame().get(i));
        }
        return new Effect(variant, base, Interval.mean(differences));
    }

    /** Such as {@code +4.1 ± 1.3 points for the German}. */
    public String sentence() {
        String size = String.format(
                Locale.ROOT, "%.1f ± %.1f points", PERCENT * Math.abs(points.value()), PERCENT * points.halfWidth());
        if (points.value() == 0 && points.isSure()) {
            return "no difference (every game was won or drawn as in the first variant)";
        }
        if (!points.isClear()) {
            return "no clear difference (" + (points.value() < 0 ? "−" : "+") + size + " for the German)";
        }
        return "+" + size + (points.value() > 0 ? " for the German" : " for the British");
    }
}
