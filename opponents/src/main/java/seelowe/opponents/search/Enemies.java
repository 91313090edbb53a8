package seelowe.opponents.search;

import java.util.List;
import seelowe.engine.force.Side;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Manner;

/** What the other side may be like. Who reckons with one kind of enemy only learns to beat that one. */
final class Enemies {
    private Enemies() {}

    /** One who attacks only where it pays, and one like Steady. */
    static List<Manner> some(Side enemy) {
        return List.of(sparing(enemy), Manner.STANDARD);
    }

    /** The same, one who keeps out of danger, and one who does not. */
    static List<Manner> all(Side enemy) {
        return List.of(
                sparing(enemy),
                Manner.STANDARD,
                Manner.STANDARD.with(enemy, Knob.CAUTION, 80).with(enemy, Knob.STRIKE_GAIN, 12),
                careless(enemy).with(enemy, Knob.EXPOSURE, 5).with(enemy, Knob.STRIKE_GAIN, 1));
    }

    /** Who reckons only with British who strike at even odds dares too little as German: the one before him may be no such man. */
    private static Manner sparing(Side enemy) {
        Manner plain = careless(enemy).with(enemy, Knob.CUT_OFF_PREY, 100).with(enemy, Knob.BOMB_CUT_OFF, 100);
        return enemy == Side.BRITISH
                ? plain.with(enemy, Knob.CAUTION, 40)
                        .with(enemy, Knob.EXPOSURE, 15)
                        .with(enemy, Knob.STRIKE_GAIN, 6)
                        .with(enemy, Knob.ATTACK_GAIN, 1)
                        .with(enemy, Knob.EXCHANGE, 100)
                : plain.with(enemy, Knob.OPEN_PORT, 50)
                        .with(enemy, Knob.FLY_TO_NEEDY, 0)
                        .with(enemy, Knob.HOLD_PORTS, 0);
    }

    /** He minds neither gaps in his front nor who of his could not retreat. */
    private static Manner careless(Side enemy) {
        return Manner.STANDARD
                .with(enemy, Knob.LONE, 0)
                .with(enemy, Knob.LINE, 0)
                .with(enemy, Knob.TRAPPED, 0)
                .with(enemy, Knob.SPEARHEAD, 0)
                .with(enemy, Knob.OPEN_PORT, 0);
    }
}
