package seelowe.protocol.form;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexSet;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;

/** Who asks, and so who may see what. {@link #BOTH} is whoever analyses a game, or holds it for both players. */
public enum Audience {
    GERMAN(Side.GERMAN, Viewer.GERMAN),
    BRITISH(Side.BRITISH, Viewer.BRITISH),
    SPECTATOR(null, Viewer.SPECTATOR),
    BOTH(null, null);

    private final @Nullable Side side;
    private final @Nullable Viewer viewer;

    Audience(@Nullable Side side, @Nullable Viewer viewer) {
        this.side = side;
        this.viewer = viewer;
    }

    /** The side that sits there; null for the other two. */
    public @Nullable Side side() {
        return side;
    }

    /** Null for who sees everything. */
    public @Nullable Viewer viewer() {
        return viewer;
    }

    /** Whether he may decide for this side. */
    public boolean plays(Side decider) {
        return this == BOTH || side == decider;
    }

    /** Whether anything in such a game can be hidden from him. */
    public boolean isKeptInTheDark(GameState state) {
        return this != BOTH && (state.options().fogOfWar() || state.options().germanFreeDeployment());
    }

    /** The game as he may see it. */
    public View view(GameState state) {
        return viewer == null ? View.open(state) : View.of(state, viewer);
    }

    /** The units that he can read, as a set of unit numbers. */
    public HexSet knownUnits(GameState state) {
        HexSet known = new HexSet(state.unitCount());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (knows(state, unit)) {
                known.add(unit);
            }
        }
        return known;
    }

    /** Whether he can read this unit. */
    public boolean knows(GameState state, int unit) {
        return viewer == null || View.isKnown(state, viewer, unit);
    }
}
