package seelowe.opponents.steady;

import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.combat.FlankingAttack;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.CombatResult;

/** The board as one side sees it: where the enemy is, and how hard he could hit each hex in his next Combat Phase. */
final class Situation {
    private static final int[] NOBODY = {};
    private static final int LEAST_RADIUS = 2;
    private static final int NEAR = 1;
    private static final int MOST_ATTACKERS = 12;
    /** Hexes that going round a unit takes, and points that entering its zone of control takes. */
    private static final int DETOUR = 2;
    /** Being driven back costs a little too, from even odds on. */
    private static final int DRIVEN_BACK = 3;
    /** Chances in a hundred that a stack is lost to an attack at the odds of each column. */
    private static final int[] LOSS = chances(Set.of(CombatResult.EXCHANGE, CombatResult.DEFENDER_ELIMINATED));
    /** The same for one that is surrounded, so that it dies when it must give way. */
    private static final int[] TRAPPED_LOSS =
            chances(Set.of(CombatResult.EXCHANGE, CombatResult.DEFENDER_ELIMINATED, CombatResult.DEFENDER_RETREATS));

    final GameState state;
    final Side side;
    final Side enemy;
    final Desk desk;
    final Weights weights;
    private final int[] foes;
    private final int[] foeHexes;
    private final int[] radius;
    private final int[] strength;
    /** By hex, one more than asked for; 0 where it was not asked for yet. The same goes for the defences. */
    private final int[] threat;

    private final int[] defence;
    private final int[] surroundedDefence;
    private int @Nullable [] foeDistance;
    private final byte[] approaches;
    private final int[][] strongest;
    private final int[] sorted = new int[MOST_ATTACKERS];
    private int foeCount;
    private int foeHexCount;
    private int farthest;

    Situation(GameState state, Side side, Desk desk, Weights weights) {
        this.weights = weights;
        this.state = state;
        this.side = side;
        this.enemy = side.enemy();
        this.desk = desk;
        this.foes = new int[state.unitCount()];
        this.foeHexes = new int[state.unitCount()];
        this.radius = new int[state.unitCount()];
        this.strength = new int[state.unitCount()];
        this.threat = new int[state.map().size()];
        this.approaches = new byte[state.map().size()];
        this.strongest = new int[state.map().size()][];
        this.defence = new int[state.map().size()];
        this.surroundedDefence = new int[state.map().size()];
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == enemy
                    && state.unit(unit).isCombat()) {
                note(unit);
            }
        }
    }

    private void note(int unit) {
        Unit counter = state.unit(unit);
        boolean slow = state.has(unit, Mark.DISRUPTED) || state.has(unit, Mark.ENTRAINED);
        int force = counter.strength() * Worth.POINT;
        if (slow) {
            force /= 2;
        }
        if (state.has(unit, Mark.UNACTIVATED)) {
            force /= 3;
        }
        foes[foeCount] = unit;
        noteHex(state.place(unit));
        radius[foeCount] = slow ? NEAR : Math.max(LEAST_RADIUS, counter.movement() - 1);
        farthest = Math.max(farthest, radius[foeCount]);
        strength[foeCount++] = force;
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

    /** How many hexes enemy combat units stand in. */
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
        boolean quiet = foeDistance != null && foeDistance[hex] > farthest;
        for (int i = 0; i < foeCount && !quiet; i++) {
            int distance = state.map().grid().distance(state.place(foes[i]), hex);
            if (distance <= radius[i]) {
                sum += strength[i];
                ways |= approaches(hex, state.place(foes[i]), distance, radius[i]);
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

    /** What can find room to attack the hex from these sides, two units to each [7.0]. */
    private int assailants(int hex, int sides) {
        int room = 2 * Integer.bitCount(sides);
        int[] forces = strongest[hex];
        int sum = 0;
        for (int i = 0; i < forces.length && i < room; i++) {
            sum += forces[i];
        }
        return sum;
    }

    /** Bits of the sides of the hex that an enemy from there can get to; to those behind it he must go round. */
    private int approaches(int hex, int from, int distance, int reach) {
        int ways = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            if (next >= 0) {
                int march = state.map().grid().distance(from, next);
                if (march == 0 || march + (march > distance ? DETOUR : 0) < reach) {
                    ways |= 1 << way;
                }
            }
        }
        return ways;
    }

    /** The nearest enemy combat unit's distance as the crow flies. */
    int foeDistance(int hex) {
        int[] measured = foeDistance;
        if (measured == null) {
            measured = measureFoes();
            foeDistance = measured;
        }
        return measured[hex];
    }

    private int[] measureFoes() {
        int[] distance = new int[state.map().size()];
        Arrays.fill(distance, Desk.FAR);
        int[] queue = new int[distance.length];
        int tail = 0;
        for (int i = 0; i < foeCount; i++) {
            int hex = state.place(foes[i]);
            if (distance[hex] != 0) {
                distance[hex] = 0;
                queue[tail++] = hex;
            }
        }
        for (int head = 0; head < tail; head++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = state.map().grid().neighbour(queue[head], way);
                if (next >= 0 && distance[next] == Desk.FAR) {
                    distance[next] = distance[queue[head]] + 1;
                    queue[tail++] = next;
                }
            }
        }
        return distance;
    }

    /** What the enemy in the hex defends with, in eighths; asked once, for the enemy does not move while we plan. */
    int defence(int hex) {
        if (defence[hex] == 0) {
            defence[hex] = CombatStrength.hexDefence(desk.tracer, state, hex) + 1;
        }
        return defence[hex] - 1;
    }

    /** The same if the hex were surrounded. */
    int surroundedDefence(int hex) {
        if (surroundedDefence[hex] == 0) {
            surroundedDefence[hex] = CombatStrength.surroundedDefence(state, hex) + 1;
        }
        return surroundedDefence[hex] - 1;
    }

    private static int[] chances(Set<CombatResult> results) {
        int[] chances = new int[CombatResultsTable.COLUMNS];
        for (int column = 0; column < chances.length; column++) {
            int faces = CombatResultsTable.faces(column, results);
            int chance = (2 * 100 * faces / CombatResultsTable.HIGHEST_DIE + 1) / 2;
            chances[column] = column > 0 ? Math.max(chance, DRIVEN_BACK) : chance;
        }
        return chances;
    }

    /** What a stack of this strength (in tenths) stands to lose in the hex, as things are around it. */
    int danger(int hex, int stackStrength) {
        if (threat(hex) == 0 || stackStrength == 0) {
            return 0;
        }
        int sides = openSides(hex);
        int hostile = assailants(hex, sides);
        boolean trapped = FlankingAttack.surrounds(sides);
        int column = CombatResultsTable.column(trapped ? 2 * hostile : hostile, stackStrength);
        if (column == CombatResultsTable.NOT_ALLOWED) {
            return 0;
        }
        if (column > 0 && isStrongGround(hex)) {
            column--;
        }
        boolean safe = state.map().isCity(hex) || !trapped;
        return stackStrength * (safe ? LOSS : TRAPPED_LOSS)[column] / 100;
    }

    /** Bits of the directions from which the enemy could come at the hex, friends beside it standing in his way. */
    private int openSides(int hex) {
        int open = approaches[hex];
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if ((open & 1 << way) != 0 && state.combatUnits(side, state.map().link(hex, way)) > 0) {
                open &= ~(1 << way);
            }
        }
        return open;
    }

    /** Chances in a hundred that a stack of this strength (in tenths) is lost in the hex. */
    int risk(int hex, int stackStrength) {
        return stackStrength == 0 ? 100 : danger(hex, stackStrength) * 100 / stackStrength;
    }

    private boolean isStrongGround(int hex) {
        return state.map().isCity(hex)
                || state.scenario().terrain().dieModifier(state.map().terrain(hex)) < 0
                || riverSides(hex) > 2;
    }

    private int riverSides(int hex) {
        int sides = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            sides += state.map().isRiverSide(hex, way) ? 1 : 0;
        }
        return sides;
    }

    /** How many other combat units of ours stand two hexes away: their zones of control and ours leave no gap. */
    int friendsBeyond(int unit, int hex) {
        int friends = 0;
        for (int other = 0; other < state.unitCount(); other++) {
            if (other != unit
                    && state.isOnMap(other)
                    && state.unit(other).side() == side
                    && state.unit(other).isCombat()
                    && state.map().grid().distance(state.place(other), hex) == 2) {
                friends++;
            }
        }
        return friends;
    }

    /** How many neighbouring hexes hold combat units of ours. */
    int friendsAround(int hex) {
        int friends = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            if (next >= 0 && state.combatUnits(side, next) > 0) {
                friends++;
            }
        }
        return friends;
    }
}
