package seelowe.opponents.steady;

import java.util.function.UnaryOperator;
import seelowe.engine.force.Side;

/**
 * A fixed plan of a cunning person, who has one idea and follows it through the whole game. Whoever thinks ahead with Steady in mind
 * meets somebody else here. On the other side he plays as Steady does.
 */
public enum Scheme {
    LONDON(
            Side.BRITISH,
            "all into London",
            weights -> farSighted(weights)
                    .with(Knob.LONDON, 400)
                    .with(Knob.BRITISH_GARRISON, 160)
                    .with(Knob.GARRISON, 0)
                    .with(Knob.PORT, 10)
                    .with(Knob.EMPTY_PORT, 20)
                    .with(Knob.ENEMY, 10)),
    PORTS(
            Side.BRITISH,
            "hold every port",
            weights -> farSighted(weights)
                    .with(Knob.GARRISON, 300)
                    .with(Knob.BRITISH_GARRISON, 60)
                    .with(Knob.HOLD_PORTS, 1)
                    .with(Knob.PORT_WATCH, Scheme.EVERYWHERE)
                    .with(Knob.PORT, 150)
                    .with(Knob.EMPTY_PORT, 320)
                    .with(Knob.LEAVE_PORT, 200)
                    .with(Knob.LONDON, 0)
                    .with(Knob.ENEMY, 10)),
    HUNT(
            Side.BRITISH,
            "hunt supply units",
            weights -> farSighted(weights)
                    .with(Knob.SUPPLY_GOAL, 300)
                    .with(Knob.HUNT_SUPPLY_FORCE, 200)
                    .with(Knob.SUPPLY_UNIT, 200)
                    .with(Knob.BRITISH_ALARM, 3)
                    .with(Knob.GARRISON, 20)
                    .with(Knob.LONDON, 10)),
    NORTH(
            Side.GERMAN,
            "one port and north",
            weights -> farSighted(weights)
                    .with(Knob.NORTH_GOAL, 300)
                    .with(Knob.PORTS_WANTED, 1)
                    .with(Knob.PORT, 10)
                    .with(Knob.GARRISON, 10)
                    .with(Knob.VITAL_PORT, 30)
                    .with(Knob.HOLD_PORTS, 0)
                    .with(Knob.SPEARHEAD, 0)
                    .with(Knob.LAND_PREPARED, 0)
                    .with(Knob.LAND_APART, 20)
                    .with(Knob.SAIL_FOOTHOLD, 0)
                    .with(Knob.ENEMY, 60)),
    HARBOURS(
            Side.GERMAN,
            "as many ports as possible",
            weights -> farSighted(weights)
                    .with(Knob.PORTS_WANTED, Scheme.EVERYWHERE)
                    .with(Knob.OPEN_PORT, 400)
                    .with(Knob.PORT, 250)
                    .with(Knob.GARRISON, 200)
                    .with(Knob.VITAL_PORT, 300)
                    .with(Knob.LEAVE_PORT, 200)
                    .with(Knob.SPEARHEAD, 0)
                    .with(Knob.SAIL_FOOTHOLD, 100)
                    .with(Knob.ENEMY, 20));

    private static final int EVERYWHERE = 60;

    private final Side side;
    private final String idea;

    @SuppressWarnings("ImmutableEnumChecker") // a function of its argument alone
    private final UnaryOperator<Weights> change;

    Scheme(Side side, String idea, UnaryOperator<Weights> change) {
        this.side = side;
        this.idea = idea;
        this.change = change;
    }

    /** Whose plan it is. */
    public Side side() {
        return side;
    }

    /** What it is, in a few words. */
    public String idea() {
        return idea;
    }

    /** How somebody plays who has this plan. */
    public Manner manner() {
        Manner book = Manner.STANDARD;
        return side == Side.GERMAN
                ? new Manner(
                        change.apply(book.hunting()),
                        change.apply(book.battle()),
                        change.apply(book.atBay()),
                        book.british(),
                        book.raiding())
                : new Manner(
                        book.hunting(),
                        book.battle(),
                        book.atBay(),
                        change.apply(book.british()),
                        change.apply(book.raiding()));
    }

    /** A plan is for the whole map, however far it is to march. */
    private static Weights farSighted(Weights weights) {
        return weights.with(Knob.FAR_TURNS, 15).with(Knob.WITHIN, EVERYWHERE).with(Knob.BRITISH_ALARM, EVERYWHERE);
    }
}
