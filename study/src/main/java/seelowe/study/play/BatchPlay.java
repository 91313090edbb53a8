package seelowe.study.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Plays a batch: the same rows wherever and however often it is played. */
public final class BatchPlay {
    private BatchPlay() {}

    public static List<String> rows(Plan plan, Batch batch) {
        return rows(plan, batch, () -> false);
    }

    /** The same; empty if {@code stop} held before all games were over. */
    static List<String> rows(Plan plan, Batch batch, BooleanSupplier stop) {
        Cell cell = plan.cells().get(batch.cell());
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < batch.count(); i++) {
            if (stop.getAsBoolean()) {
                return List.of();
            }
            rows.add(RowText.write(Watch.play(cell, batch.first() + i)));
        }
        return rows;
    }
}
