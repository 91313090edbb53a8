package seelowe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.opponents.arena.ValueStudy;
import seelowe.opponents.value.Calibration;

/** How true the called chances are, for people: what was called, what came, and Brier's score, early and late in the game. */
final class CalibrationTable {
    private static final int PARTS = 3;

    private CalibrationTable() {}

    static List<String> of(ValueStudy study, int turns) {
        List<String> lines = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            int first = 1 + turns * part / PARTS;
            int last = turns * (part + 1) / PARTS;
            Calibration calibration = study.calibration(first, last);
            lines.add(String.format(
                    Locale.ROOT,
                    "Game-Turns %d to %d: Brier score %.3f (strength and ports alone %.3f)",
                    first,
                    last,
                    calibration.brier(),
                    study.plainCalibration(first, last).brier()));
            bins(calibration, lines);
        }
        return lines;
    }

    private static void bins(Calibration calibration, List<String> lines) {
        for (int bin = 0; bin < Calibration.BINS; bin++) {
            if (calibration.count(bin) > 0) {
                lines.add(String.format(
                        Locale.ROOT,
                        "  called %5.1f %%   won %5.1f %%   of %d",
                        100 * calibration.called(bin),
                        100 * calibration.came(bin),
                        calibration.count(bin)));
            }
        }
    }
}
