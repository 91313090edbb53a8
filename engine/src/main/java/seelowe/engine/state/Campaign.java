package seelowe.engine.state;

import seelowe.engine.board.Ids;

/**
 * What scenarios with rules of their own keep beside the board; {@link #NONE} in all others. Immutable. Cities are numbers of the
 * map's list, scores are counted in half points.
 *
 * @param airfields hexes of the German airfields
 * @param liftedTo airfields that have received a flown supply unit this Game-Turn
 * @param attackedAirfields airfields that have been attacked in this phase
 * @param garrisoned cities that Germans held entirely when play began
 * @param emptyFor for each garrisoned city, how many counts it has been empty of Germans
 * @param rolls cities still to be rolled for
 * @param risings cities whose partisans must be placed now, in this order
 * @param risen cities that have raised their partisan
 * @param losses strength points the German must still give up off the map
 * @param edgeGroup the group beyond the edge that is supplied from the map, or 0
 * @param counted what the groups beyond the edge will score at the end of this Game-Turn
 * @param score the score so far
 */
public record Campaign(
        Ids airfields,
        Ids liftedTo,
        Ids attackedAirfields,
        Ids garrisoned,
        Ids emptyFor,
        Ids rolls,
        Ids risings,
        Ids risen,
        int losses,
        int edgeGroup,
        int counted,
        int score) {
    public static final Campaign NONE = new Campaign(
            Ids.none(), Ids.none(), Ids.none(), Ids.none(), Ids.none(), Ids.none(), Ids.none(), Ids.none(), 0, 0, 0, 0);

    public boolean isAirfield(int hex) {
        return airfields.contains(hex);
    }

    public boolean hasRisen(int city) {
        return risen.contains(city);
    }

    Change change() {
        return new Change(this);
    }

    /** A campaign in the making: the old one with some parts replaced. */
    static final class Change {
        Ids airfields;
        Ids liftedTo;
        Ids attackedAirfields;
        Ids garrisoned;
        Ids emptyFor;
        Ids rolls;
        Ids risings;
        Ids risen;
        int losses;
        int edgeGroup;
        int counted;
        int score;

        private Change(Campaign from) {
            airfields = from.airfields;
            liftedTo = from.liftedTo;
            attackedAirfields = from.attackedAirfields;
            garrisoned = from.garrisoned;
            emptyFor = from.emptyFor;
            rolls = from.rolls;
            risings = from.risings;
            risen = from.risen;
            losses = from.losses;
            edgeGroup = from.edgeGroup;
            counted = from.counted;
            score = from.score;
        }

        Campaign done() {
            return new Campaign(
                    airfields,
                    liftedTo,
                    attackedAirfields,
                    garrisoned,
                    emptyFor,
                    rolls,
                    risings,
                    risen,
                    losses,
                    edgeGroup,
                    counted,
                    score);
        }
    }
}
