package seelowe.engine.view;

import seelowe.engine.force.Side;

/** Who looks at the board. */
public enum Viewer {
    GERMAN,
    BRITISH,
    SPECTATOR;

    public static Viewer of(Side side) {
        return side == Side.GERMAN ? GERMAN : BRITISH;
    }

    /** Whether he sees this side's secrets. */
    boolean isOf(Side side) {
        return this == of(side);
    }
}
