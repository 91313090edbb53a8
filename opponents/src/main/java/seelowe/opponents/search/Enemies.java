package seelowe.opponents.search;

import java.util.List;
import seelowe.engine.force.Side;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Manner;

/** What the other side may be like. Who reckons with one kind of enemy only learns to beat that one. */
final class Enemies {
    private Enemies() {}

    /** One like Steady, and one who minds neither gaps in his front nor who of his could not retreat. */
    static List<Manner> some(Side enemy) {
        return List.of(Manner.STANDARD, careless(enemy));
    }

    /** The same, one who keeps out of danger, and one who does not. */
    static List<Manner> all(Side enemy) {
        return List.of(
                Manner.STANDARD,
                careless(enemy),
                Manner.STANDARD.with(enemy, Knob.CAUTION, 80).with(enemy, Knob.STRIKE_GAIN, 12),
                careless(enemy).with(enemy, Knob.EXPOSURE, 5).with(enemy, Knob.STRIKE_GAIN, 1));
    }

    private static Manner careless(Side enemy) {
        return Manner.STANDARD
                .with(enemy, Knob.LONE, 0)
                .with(enemy, Knob.LINE, 0)
                .with(enemy, Knob.TRAPPED, 0)
                .with(enemy, Knob.SPEARHEAD, 0)
                .with(enemy, Knob.OPEN_PORT, 0);
    }
}
