package seelowe.study.report;

import java.util.Locale;
import seelowe.study.figures.StudyFigures.Picked;

/** What the record of a picked game is called. */
public final class RecordNames {
    private RecordNames() {}

    /** Only letters, digits and hyphens, whatever the variant is called. */
    public static String of(Picked game) {
        String variant = game.cell().variant().name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return String.format(
                Locale.ROOT,
                "%s-%02d-%s-game%05d.seelowe.json",
                game.cell().scenario().replaceAll("[^A-Za-z0-9]", "-"),
                game.cell().number(),
                variant,
                game.game() + 1);
    }
}
