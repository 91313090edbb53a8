package seelowe.engine.scenario;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Edge;
import seelowe.engine.board.LandingArea;

/** Where and when a unit comes into a scenario [11.0]. */
public sealed interface Deployment {
    /** On this hex when the game begins: printed set-up, and the bases of British air units. */
    record OnMap(int hex) implements Deployment {}

    /** Somewhere in this zone, its owner chooses. */
    record InZone(SetUpZone zone) implements Deployment {}

    /** [11.41B] In the initial seaborne force, for this area; without one, for any area the German player chooses. */
    record LandingForce(@Nullable LandingArea area) implements Deployment {}

    /** [11.41B] In the airborne box. */
    record AirborneBox() implements Deployment {}

    /** In the France box from this Game-Turn on; 1 means at the start. */
    record France(int turn) implements Deployment {}

    /** [12.7] To the Inactivated Holding Area on this Game-Turn, to enter by this edge. */
    record HoldingArea(int turn, Edge edge) implements Deployment {}

    /** [Q59] A British air unit that arrives at a base of its owner's choice. */
    record AirArrival(int turn) implements Deployment {}

    /** [12.8] A partisan received on this Game-Turn. */
    record PartisanArrival(int turn) implements Deployment {}

    /** A counter that special rules may bring into play. */
    record Spare() implements Deployment {}
}
