package seelowe.engine.state;

import seelowe.engine.board.Ids;

/**
 * The air attacks of a phase [10.1]: launched, rolled for unit by unit, over. A side launches all of its attacks together, once.
 *
 * @param hexes the hexes attacked
 * @param columns number of air units that fix the column of each attack, in the order of {@code hexes} [Q55]
 * @param extended one entry for each hex: 1 if the Extended Range table is used [10.1d]
 * @param targets units still to be rolled for
 * @param lossAt hex where the owner must name an air unit shot down, or -1
 * @param over nothing is left to roll, and nothing more may be launched in this phase
 */
public record Raid(Ids hexes, Ids columns, Ids extended, Ids targets, int lossAt, boolean over) {
    static final Raid OVER = new Raid(Ids.none(), Ids.none(), Ids.none(), Ids.none(), GameState.NOBODY, true);

    static Raid launched(Ids hexes, Ids columns, Ids extended, Ids targets) {
        return new Raid(hexes, columns, extended, targets, GameState.NOBODY, false);
    }

    /** How many air units were sent against this hex: they fix the column, whatever is shot down [Q55]. */
    public int airUnits(int hex) {
        return columns.get(index(hex));
    }

    /** Whether the attack on this hex goes by the Extended Range table. */
    public boolean isExtended(int hex) {
        return extended.get(index(hex)) != 0;
    }

    Raid rolled(int target) {
        return withTargets(targets.without(target));
    }

    Raid losing(int hex) {
        return new Raid(hexes, columns, extended, targets, hex, over);
    }

    Raid withTargets(Ids remaining) {
        return new Raid(hexes, columns, extended, remaining, lossAt, over);
    }

    private int index(int hex) {
        for (int i = 0; i < hexes.size(); i++) {
            if (hexes.get(i) == hex) {
                return i;
            }
        }
        throw new IllegalArgumentException("No air unit was sent against this hex");
    }
}
