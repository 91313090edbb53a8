package seelowe.engine.view;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.rule.fog.FogOfWar;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;

/** What is secret from whom: unit identities under fog of war [Q64], and the landing plan until the British have deployed [11.61]. */
@Rule({"Q64", "R11.61a", "R12.1a"})
final class Secrecy {
    private Secrecy() {}

    /** Whether the viewer may not know which counter this is. */
    static boolean hidesIdentity(GameState state, Viewer viewer, int unit) {
        return !viewer.isOf(state.unit(unit).side()) && FogOfWar.isFaceDown(state, unit);
    }

    /** Whether the viewer may not know what the ships carry, and so not what is left of their Transport Points. */
    static boolean hidesTransport(GameState state, Viewer viewer) {
        return state.options().fogOfWar() && !viewer.isOf(Side.GERMAN);
    }

    /** Whether the German landing plan is still unknown to the viewer. */
    static boolean hidesPlan(GameState state, Viewer viewer) {
        boolean writing = state.phase() == PhaseName.LANDING_PLAN || state.phase() == PhaseName.BRITISH_DEPLOYMENT;
        return state.options().germanFreeDeployment() && writing && !viewer.isOf(Side.GERMAN);
    }

    /** Where the viewer believes the unit to be. */
    static int place(GameState state, Viewer viewer, int unit) {
        int place = state.place(unit);
        return Place.isLandingForce(place) && hidesPlan(state, viewer) ? Place.LANDING_POOL : place;
    }
}
