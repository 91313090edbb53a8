package seelowe.opponents.steady;

/**
 * What a newcomer goes by. He makes the mistakes that newcomers make, and for their reasons. As German he looks at the enemy and not at
 * his own supplies, leaves ports behind him empty, attacks because he can, and runs ahead of his friends. As British he wants to hold
 * everything at once, waits for odds that never come, and walks where he could ride.
 */
public final class Beginner {
    public static final Manner MANNER = manner(Manner.STANDARD);

    private Beginner() {}

    private static Manner manner(Manner book) {
        return new Manner(
                invades(book.hunting()),
                invades(book.battle()),
                invades(book.atBay()),
                defends(book.british()),
                defends(book.raiding()));
    }

    private static Weights invades(Weights book) {
        return overextends(attacksAtPoorOdds(leavesPortsOpen(overlooksSupply(book))));
    }

    private static Weights overlooksSupply(Weights weights) {
        return weights.with(Knob.OUT_OF_SUPPLY, 0)
                .with(Knob.CUT_OFF, 0)
                .with(Knob.ENOUGH_SUPPLY, 1)
                .percent(Knob.SUPPLY, 20)
                .with(Knob.COVER, 0)
                .with(Knob.LAND_SUPPLY, 0)
                .with(Knob.SAIL_SUPPLY, 1)
                .with(Knob.FLY_TO_NEEDY, 0);
    }

    private static Weights leavesPortsOpen(Weights weights) {
        return weights.with(Knob.GARRISON, 5)
                .with(Knob.VITAL_PORT, 5)
                .with(Knob.HOLD_PORTS, 0)
                .with(Knob.PORT_ALARM, 0)
                .with(Knob.LEAVE_PORT, 0)
                .with(Knob.LAND_PREPARED, 0);
    }

    private static Weights attacksAtPoorOdds(Weights weights) {
        return weights.with(Knob.LEAST_COLUMN, 0)
                .with(Knob.ATTACK_GAIN, -8)
                .with(Knob.STRIKE_GAIN, -6)
                .with(Knob.TRAPPED, 30)
                .with(Knob.EXCHANGE, 60)
                .with(Knob.PUSHED, 0);
    }

    private static Weights overextends(Weights weights) {
        return weights.with(Knob.CAUTION, 0)
                .with(Knob.EXPOSURE, 0)
                .with(Knob.LONE, 0)
                .with(Knob.LINE, 0)
                .with(Knob.FRIEND, 0)
                .with(Knob.ENEMY_DISTANCE, 0)
                .with(Knob.ADVANCE_BOLDNESS, 100);
    }

    private static Weights defends(Weights book) {
        return book.with(Knob.STRIKE_GAIN, 15)
                .with(Knob.ATTACK_GAIN, 12)
                .with(Knob.EXCHANGE, 150)
                .with(Knob.CAUTION, 60)
                .with(Knob.GARRISON, 120)
                .with(Knob.BRITISH_ALARM, 12)
                .with(Knob.EMPTY_PORT, 20)
                .with(Knob.PORT_WATCH, 0)
                .with(Knob.SHELTER, 0)
                .with(Knob.LONG_MARCH, 100);
    }
}
