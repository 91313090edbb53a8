package seelowe.engine.state;

import seelowe.engine.board.Ids;

/**
 * Air attacks in progress [10.1]: launched, rolled for unit by unit.
 *
 * @param targets units still to be rolled for
 * @param columns number of air units that fix the column of each attack, in the order of {@code hexes} [Q55]
 * @param hexes the hexes attacked
 * @param extended one entry for each hex: 1 if the Extended Range table is used [10.1d]
 * @param lossAt hex where the owner must name an air unit shot down, or -1
 */
public record Raid(Ids hexes, Ids columns, Ids extended, Ids targets, int lossAt) {
    Raid rolled(int target) {
        return new Raid(hexes, columns, extended, targets.without(target), lossAt);
    }

    Raid losing(int hex) {
        return new Raid(hexes, columns, extended, targets, hex);
    }

    Raid withTargets(Ids remaining) {
        return new Raid(hexes, columns, extended, remaining, lossAt);
    }
}
