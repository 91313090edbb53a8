package seelowe.engine.testing;

import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.state.Place;

/** Positions on which the air rules are played. */
public final class AirBoards {
    private AirBoards() {}

    /** British hexes a (two units) and b inside German normal range and c beyond it; three German air units, and a bridgehead. */
    public static Board luftwaffe() {
        return Strips.northToSouth("c.a.b...Z")
                .normalAirRange("abZ")
                .unit('a', "2-5")
                .unit('a', "2-3")
                .unit('b', "4-6 armor")
                .unit('c', "2-3")
                .unit('Z', "6-4")
                .unitIn(Place.FRANCE, "L1", Side.GERMAN, "air")
                .unitIn(Place.FRANCE, "L2", Side.GERMAN, "air")
                .unitIn(Place.FRANCE, "L3", Side.GERMAN, "air");
    }

    /** Bases x and y, two air units each, 21 and 20 hexes from the bridgehead G and the echelon E of area D; o is free. */
    public static Board raf() {
        return Board.draw("x\n\ny\n\no\n\n" + ".\n\n".repeat(17) + ".\n  E\nG")
                .unit('x', "air")
                .unit('x', "air")
                .unit('y', "air")
                .unit('y', "air")
                .unit('G', "6-4")
                .unit('G', "supply")
                .echelon(LandingArea.D, 'E')
                .unitIn(Place.echelon(LandingArea.D), "ship", Side.GERMAN, "6-4")
                .unitIn(Place.echelon(LandingArea.D), "stores", Side.GERMAN, "supply");
    }
}
