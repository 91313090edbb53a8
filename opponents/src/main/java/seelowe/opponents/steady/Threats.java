package seelowe.opponents.steady;

import java.util.Arrays;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/**
 * Where the enemy stands and what he could do to each hex: reckoned for a hex when it is first asked for, and kept from one
 * decision to the next for as long as he stands as he did. One memory for one map and one player.
 */
final class Threats {
    private static final int[] NOBODY = {};
    private static final int LEAST_RADIUS = 2;
    private static final int NEAR = 1;
    private static final int MOST_ATTACKERS = 12;
    /** Hexes that going round a unit takes, and points that entering its zone of control takes. */
    private static final int DETOUR = 2;

    private final GameMap map;
    private int[] foes = NOBODY;
    private int[] places = NOBODY;
    private int[] radius = NOBODY;
    private int[] strength = NOBODY;
    private int[] foeHexes = NOBODY;
    private int foeCount;
    private int foeHexCount;
    private int farthest;
    private boolean changed;
    private boolean moved;

    /** By hex, one more than asked for; 0 where it was not asked for yet. */
    private final int[] threat;

    private final byte[] approaches;
    private final int[][] strongest;
    private final int[] sorted = new int[MOST_ATTACKERS];
    /** By hex, one more than the distance; 0 where it was not asked for yet. */
    private final short[] foeDistance;

    Threats(GameMap map) {
        this.map = map;
        this.threat = new int[map.size()];
        this.approaches = new byte[map.size()];
        this.strongest = new int[map.size()][];
        Arrays.fill(strongest, NOBODY);
        this.foeDistance = new short[map.size()];
    }

    /** Looks where the enemy stands now; what is known stays known if nothing about him has changed. */
    void look(GameState state, Side enemy) {
        makeRoom(state.unitCount());
        int before = foeCount;
        changed = false;
        moved = false;
        foeCount = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == enemy
                    && state.unit(unit).isCombat()) {
                note(state, unit);
            }
        }
        moved |= foeCount != before;
        if (changed || moved) {
            forget();
        }
    }

    private void makeRoom(int units) {
        if (foes.length < units) {
            foes = new int[units];
            places = new int[units];
            radius = new int[units];
            strength = new int[units];
            foeHexes = new int[units];
            foeCount = 0;
        }
    }

    private void note(GameState state, int unit) {
        Unit counter = state.unit(unit);
        boolean slow = state.has(unit, Mark.DISRUPTED) || state.has(unit, Mark.ENTRAINED);
        int force = counter.strength() * Worth.POINT;
        if (slow) {
            force /= 2;
        }
        if (state.has(unit, Mark.UNACTIVATED)) {
            force /= 3;
        }
        int reach = slow ? NEAR : Math.max(LEAST_RADIUS, counter.movement() - 1);
        int at = foeCount++;
        moved |= places[at] != state.place(unit);
        changed |= foes[at] != unit || radius[at] != reach || strength[at] != force;
        foes[at] = unit;
        places[at] = state.place(unit);
        radius[at] = reach;
        strength[at] = force;
    }

    private void forget() {
        Arrays.fill(threat, 0);
        if (moved) {
            Arrays.fill(foeDistance, (short) 0);
        }
        foeHexCount = 0;
        farthest = 0;
        for (int i = 0; i < foeCount; i++) {
            farthest = Math.max(farthest, radius[i]);
            noteHex(places[i]);
        }
    }

    private void noteHex(int hex) {
        for (int i = 0; i < foeHexCount; i++) {
            if (foeHexes[i] == hex) {
                return;
            }
        }
        foeHexes[foeHexCount++] = hex;
    }

    int foeCount() {
        return foeCount;
    }

    int foe(int index) {
        return foes[index];
    }

    int foeHexCount() {
        return foeHexCount;
    }

    int foeHex(int index) {
        return foeHexes[index];
    }

    /** What the enemy could bring near this hex in one turn, in tenths of a point. */
    int threat(int hex) {
        if (threat[hex] == 0) {
            reckon(hex);
        }
        return threat[hex] - 1;
    }

    private void reckon(int hex) {
        int sum = 0;
        int ways = 0;
        int count = 0;
        boolean quiet = foeDistance(hex) > farthest;
        for (int i = 0; i < foeCount && !quiet; i++) {
            int distance = map.grid().distance(places[i], hex);
            if (distance <= radius[i]) {
                sum += strength[i];
                ways |= approaches(hex, places[i], distance, radius[i]);
                count = insert(strength[i], count);
            }
        }
        threat[hex] = sum + 1;
        approaches[hex] = (byte) ways;
        strongest[hex] = count == 0 ? NOBODY : Arrays.copyOf(sorted, count);
    }

    /** Keeps the strongest, in descending order. */
    private int insert(int force, int count) {
        int at = Math.min(count, MOST_ATTACKERS - 1);
        if (count == MOST_ATTACKERS && sorted[at] >= force) {
            return count;
        }
        while (at > 0 && sorted[at - 1] < force) {
            sorted[at] = sorted[at - 1];
            at--;
        }
        sorted[at] = force;
        return Math.min(count + 1, MOST_ATTACKERS);
    }

    /** Bits of the sides of the hex that an enemy from there can get to; to those behind it he must go round. */
    private int approaches(int hex, int from, int distance, int reach) {
        int ways = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = map.link(hex, way);
            if (next >= 0) {
                int march = map.grid().distance(from, next);
                if (march == 0 || march + (march > distance ? DETOUR : 0) < reach) {
                    ways |= 1 << way;
                }
            }
        }
        return ways;
    }

    /** Bits of the sides of the hex that some enemy can get to. */
    int approaches(int hex) {
        threat(hex);
        return approaches[hex];
    }

    /** What can find room to attack the hex from these sides, two units to each [7.0]. */
    int assailants(int hex, int sides) {
        threat(hex);
        int room = 2 * Integer.bitCount(sides);
        int[] forces = strongest[hex];
        int sum = 0;
        for (int i = 0; i < forces.length && i < room; i++) {
            sum += forces[i];
        }
        return sum;
    }

    /** The nearest enemy combat unit's distance as the crow flies; {@link Desk#FAR} if there is none. */
    int foeDistance(int hex) {
        if (foeDistance[hex] == 0) {
            foeDistance[hex] = (short) (nearestFoe(hex) + 1);
        }
        return foeDistance[hex] - 1;
    }

    private int nearestFoe(int hex) {
        int nearest = Desk.FAR;
        for (int i = 0; i < foeHexCount; i++) {
            nearest = Math.min(nearest, map.grid().distance(foeHexes[i], hex));
        }
        return nearest;
    }
}
